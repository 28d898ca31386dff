import { z } from 'zod'

/** How a form asks for a value: as text in one line or several, as a text for each line, as two figures from and to … */
export type FieldForm = {
  kind: 'text' | 'paragraph' | 'phone' | 'address' | 'hours' | 'time span' | 'organisation number' | 'number' | 'day' | 'choice' | 'lines' | 'span'
  /** Characters for which there is room; said in words beside a field of several lines. */
  most?: number
  /** Whether facts may stand in it in braces. */
  fillsIn?: boolean
  /** Of a choice. */
  names?: readonly string[]
}

/** The rules that know more of their form than their type tells (rules.ts). */
export const fieldForms = z.registry<FieldForm>()

/** The form of the value at a path (['facts', 'phone'], ['services', 'kakel', 'expanded', 'steps', '0', 'title']) of a schema. Throws if there is none. */
export function fieldFormAt(schema: z.core.$ZodType, [name, ...rest]: readonly string[]): FieldForm {
  const own = fieldForms.get(schema)
  if (name === undefined && own) return own
  if (schema instanceof z.ZodOptional) return fieldFormAt(schema.unwrap(), name === undefined ? [] : [name, ...rest])
  if (name === undefined) return formOfType(schema)
  const inside = schema instanceof z.ZodObject ? schema.shape[name] : schema instanceof z.ZodArray ? schema.element : undefined
  if (!inside) throw new Error(`There is no ${name} in the schema.`)
  return fieldFormAt(inside, rest)
}

function formOfType(schema: z.core.$ZodType): FieldForm {
  if (schema instanceof z.ZodArray && fieldFormAt(schema, ['0']).kind === 'text') return { kind: 'lines' }
  if (schema instanceof z.ZodObject && 'from' in schema.shape && 'to' in schema.shape) return { kind: 'span' }
  if (schema instanceof z.ZodEnum) return { kind: 'choice', names: schema.options.map(String) }
  if (schema instanceof z.ZodNumber) return { kind: 'number' }
  if (schema instanceof z.ZodString) return { kind: 'text' }
  throw new Error('No form asks for such a value.')
}

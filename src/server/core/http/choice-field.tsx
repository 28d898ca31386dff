import type { ComponentProps } from 'react'
import { Field } from '#shared/field.tsx'

type Props = Omit<ComponentProps<typeof Field>, 'kind' | 'children'> & {
  value: string | number
  options: readonly (readonly [value: string | number, words: string])[]
}

/** A field whose value is one of a list. */
export function ChoiceField({ value, options, ...field }: Props) {
  return (
    <Field {...field} kind="choice">
      {(attributes) => (
        <select {...attributes} defaultValue={value}>
          {options.map(([option, words]) => (
            <option key={option} value={option}>
              {words}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}

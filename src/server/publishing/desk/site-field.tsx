import type { ContentProblem } from '#content/checks/check-site-content.ts'
import type { FieldForm } from '#content/checks/field-form.ts'
import { openFactNames } from '#content/company/open-facts.ts'
import { sitePage } from '#content/publishing/site.ts'
import { iconNames, mostInWords } from '#content/publishing/site-forms.ts'
import { keysOf } from '#domain/keys-of.ts'
import { Field } from '#shared/field.tsx'

type Props = {
  name: string
  form: FieldForm
  label: string
  hint?: string | undefined
  /** What stands in each field, by its name. */
  typed: (name: string) => string
  problems: readonly ContentProblem[]
}

/** The field for a value of the content, as its rule says that it is typed; two for a span. */
export function SiteField({ name, form, label, hint, typed, problems }: Props) {
  if (form.kind !== 'span') {
    const error = problems.find(({ path }) => isAt(path, name))?.message
    return <OneField name={name} kind={form.kind} form={form} label={label} hint={hint} value={typed(name)} error={error} />
  }
  return (
    <fieldset className="span" id={name}>
      <legend>{label}</legend>
      {hint && <p className="desk-hint">{hint}</p>}
      {keysOf(sitePage.span).map((end) => (
        <SiteField key={end} name={`${name}.${end}`} form={{ kind: 'number' }} label={sitePage.span[end]} typed={typed} problems={problems} />
      ))}
    </fieldset>
  )
}

/** Whether a problem is in this field: 'facts.towns.2' is in 'facts.towns'. */
export function isAt(problem: string, field: string): boolean {
  return problem === field || problem.startsWith(`${field}.`)
}

type OneFieldProps = Pick<Props, 'name' | 'form' | 'label' | 'hint'> & {
  kind: Exclude<FieldForm['kind'], 'span'>
  value: string
  error: string | undefined
}

function OneField({ name, kind, form: { most = 0, names = [] }, label, hint, value, error }: OneFieldProps) {
  const limit = kind === 'paragraph' && mostInWords(most)
  return (
    <Field name={name} label={label} hint={[hint, limit].filter(Boolean).join(' ')} error={error} kind={kind === 'choice' ? 'choice' : undefined}>
      {(attributes) => {
        switch (kind) {
          case 'lines':
            return <textarea {...attributes} className="short" rows={Math.max(4, rowsOf(value))} defaultValue={value} />
          case 'paragraph':
            return <textarea {...attributes} className="short" rows={rowsFor(most)} defaultValue={value} />
          case 'choice':
            return (
              <select {...attributes} defaultValue={value}>
                {names.map((choice) => (
                  <option key={choice} value={choice}>
                    {iconNames[choice] ?? choice}
                  </option>
                ))}
              </select>
            )
          default:
            return <input {...attributes} {...TYPES[kind]} defaultValue={value} autoComplete="off" />
        }
      }}
    </Field>
  )
}

const TYPES = {
  text: { type: 'text' },
  phone: { type: 'tel', inputMode: 'tel' },
  address: { type: 'url', inputMode: 'url' },
  hours: { type: 'text' },
  'time span': { type: 'text' },
  'organisation number': { type: 'text', inputMode: 'numeric' },
  number: { type: 'text', inputMode: 'numeric' },
  day: { type: 'date' },
} as const

/** On a phone a line has about forty characters; a longer text is scrolled. */
function rowsFor(most: number): number {
  return Math.min(12, Math.max(2, Math.ceil(most / 45)))
}

function rowsOf(lines: string): number {
  return lines.split('\n').reduce((rows, line) => rows + Math.max(1, Math.ceil(line.length / 36)), 0)
}

/** Which facts a text may leave open, if one of the form's may. */
export function OpenFacts({ forms }: { forms: readonly FieldForm[] }) {
  if (!forms.some(({ fillsIn }) => fillsIn)) return null
  return (
    <p className="desk-hint">
      {sitePage.fillIn}{' '}
      {openFactNames.map((name) => (
        <span key={name}>
          <span className="nowrap">{`{${name}}`}</span>{' '}
        </span>
      ))}
    </p>
  )
}

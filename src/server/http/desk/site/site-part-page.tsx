import type { ContentProblem } from '#content/checks/check-site-content.ts'
import { siteFields, sitePage, siteParts } from '#content/desk/site.ts'
import { FormError } from '../../private-form.tsx'
import type { DeskPage } from '../desk-shell.tsx'
import { TextField } from '../text-field.tsx'
import { SEEN, SITE_PATH } from './site-overview.tsx'
import { type FieldKind, type FieldPath, type FormPart, fieldsOf } from './site-parts.ts'

type PartFormProps = {
  part: FormPart
  /** What stands in each field. */
  typed: (path: FieldPath) => string
  problems: readonly ContentProblem[]
  seen: string | undefined
  formToken: string
  error: string | undefined
}

/** The form of one part of the site. */
export function sitePartPage({ part, typed, problems, seen, formToken, error }: PartFormProps): DeskPage {
  const words = siteParts[part]
  const fields = fieldsOf(part)
  const elsewhere = problems.filter(({ path }) => !fields.some((field) => isAt(path, field.path)))
  return {
    title: words.title,
    place: 'webbplatsen',
    content: (
      <div className="desk-templates-page follow-up">
        <h1>{words.title}</h1>
        {'lead' in words && <p className="desk-lead">{words.lead}</p>}
        <FormError error={error && [error, ...elsewhere.map(({ message }) => message)].join(' ')} />
        <form method="post" action={`${SITE_PATH}/${part}`} className="desk-form" noValidate>
          <input type="hidden" name="sigill" value={formToken} />
          <input type="hidden" name={SEEN} value={seen ?? ''} />
          {fields.map(({ path, kind }) => (
            <Field key={path} path={path} kind={kind} value={typed(path)} error={problems.find((problem) => isAt(problem.path, path))?.message} />
          ))}
          <button className="button large" type="submit" name="gor" value="spara">
            {sitePage.save}
          </button>
          {'remove' in words && (
            <button className="button outlined" type="submit" name="gor" value="ta-bort">
              {words.remove}
            </button>
          )}
        </form>
        <p>
          <a href={SITE_PATH}>{sitePage.back}</a>
        </p>
      </div>
    ),
  }
}

/** Whether a problem is in this field: 'facts.towns.2' is in 'facts.towns', and 'notice' itself is in its first field. */
function isAt(problem: string, field: string): boolean {
  return problem === field || problem.startsWith(`${field}.`)
}

const TYPES = {
  text: { type: 'text' },
  phone: { type: 'tel', inputMode: 'tel' },
  address: { type: 'url', inputMode: 'url' },
  number: { type: 'text', inputMode: 'numeric' },
  day: { type: 'date' },
} as const satisfies Record<Exclude<FieldKind, 'lines'>, { type: string; inputMode?: string }>

function Field({ path, kind, value, error }: { path: FieldPath; kind: FieldKind; value: string; error: string | undefined }) {
  const field = siteFields[path]
  return (
    <TextField name={path} label={field.label} hint={'hint' in field ? field.hint : undefined} error={error}>
      {(attributes) =>
        kind === 'lines' ? (
          <textarea {...attributes} className="short" rows={4} defaultValue={value} />
        ) : (
          <input {...attributes} {...TYPES[kind]} defaultValue={value} autoComplete="off" />
        )
      }
    </TextField>
  )
}

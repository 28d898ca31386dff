import { requestPage } from '#content/desk/request.ts'
import { unsavedWords } from '#content/desk/unsaved.ts'
import { FormError } from '#server/core/http/private-form.tsx'
import { Field } from '#shared/field.tsx'
import type { DeskPages } from './desk-shell.tsx'
import type { RequestDeed } from './enquiry/request-deeds.ts'

/** What sends an email. */
const EMAILS: readonly RequestDeed[] = ['mejla', 'vidare']
/** Fields of one line. */
const SHORT: readonly string[] = ['name', 'subject', 'adress-till']

/**
 * For a post that neither the database nor its page could take: what was typed, in the same form with the same token, so that what was
 * stored all the same counts once. Undefined if nothing was typed. `labels`: of what is typed in the form, by the field's name; other fields are choices.
 */
export function unsavedPage(
  pages: DeskPages,
  path: string,
  form: URLSearchParams,
  labels: Readonly<Record<string, string>> = unsavedWords.labels,
): string | undefined {
  const { heading, kept, send } = unsavedWords
  const typed = Object.keys(labels).filter((name) => form.get(name)?.trim())
  if (typed.length === 0) return undefined
  const hidden = [...form].filter(([name]) => !typed.some((one) => one === name))
  const { unsent, unsaved } = requestPage.errors
  return pages.fillAlone({
    title: heading,
    content: (
      <div className="sheet sign-in">
        <h1>{heading}</h1>
        <FormError error={EMAILS.some((deed) => path.endsWith(`/${deed}`)) ? unsent : unsaved} />
        <p className="desk-lead">{kept}</p>
        <form method="post" action={path}>
          {hidden.map(([name, value], index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, and a name may stand several times
            <input key={index} type="hidden" name={name} value={value} />
          ))}
          {typed.map((name) => (
            <Field key={name} name={name} label={labels[name] ?? ''}>
              {(attributes) =>
                SHORT.includes(name) ? (
                  <input {...attributes} defaultValue={form.get(name) ?? ''} autoComplete="off" />
                ) : (
                  <textarea {...attributes} rows={11} defaultValue={form.get(name) ?? ''} />
                )
              }
            </Field>
          ))}
          <button className="button large" type="submit">
            {send}
          </button>
        </form>
      </div>
    ),
  })
}

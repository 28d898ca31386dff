import type { ReactNode } from 'react'
import type { ContentProblem } from '#content/checks/check-site-content.ts'
import { sitePage } from '#content/publishing/site.ts'
import { siteParts } from '#content/publishing/site-forms.ts'
import { deedsBelow } from '#server/core/http/deeds.ts'
import { FormError, TokenForm } from '#server/core/http/private-form.tsx'
import type { DeskPage } from '#server/desk/desk-shell.tsx'
import { type Opened, OpenedFields } from './opened.tsx'
import { isAt, OpenFacts, SiteField } from './site-field.tsx'
import { type FormPart, fieldsOf, listsUnder, partOf } from './site-parts.ts'
import { SITE_PATH } from './site-path.ts'

/** `ta-bort`: of the line at the top alone. */
export type PartDeed = 'spara' | 'ta-bort'

type PartFormProps = {
  part: FormPart
  /** What stands in each field, by the path of its value. */
  typed: (path: string) => string
  problems: readonly ContentProblem[]
  opened: Opened
  formToken: string
  error: string | undefined
  meanwhile?: ReactNode
}

/** The form of one part of the site. */
export function sitePartPage({ part, typed, problems, opened, formToken, error, meanwhile }: PartFormProps): DeskPage {
  const words = siteParts[part]
  const fields = fieldsOf(part)
  const to = deedsBelow<PartDeed>(`${SITE_PATH}/${part}`)
  const elsewhere = problems.filter(({ path }) => !fields.some((field) => isAt(path, field.path)))
  return {
    title: words.title,
    place: 'webbplatsen',
    content: (
      <div className="desk-templates-page follow-up">
        <h1>{words.title}</h1>
        {'lead' in words && <p className="desk-lead">{words.lead}</p>}
        <FormError error={error && [error, ...elsewhere.map(problemElsewhere)].join(' ')} />
        {meanwhile}
        <TokenForm action={to('spara')} className="desk-form" noValidate formToken={formToken}>
          <OpenedFields opened={opened} />
          {fields.map(({ path, form, label, hint }) => (
            <SiteField key={path} name={path} form={form} label={label} hint={hint} typed={typed} problems={problems} />
          ))}
          <OpenFacts forms={fields.map(({ form }) => form)} />
          <button className="button large" type="submit">
            {sitePage.save}
          </button>
          {'remove' in words && (
            <button className="button outlined" type="submit" formAction={to('ta-bort')}>
              {words.remove}
            </button>
          )}
        </TokenForm>
        {listsUnder(part).map((list) => (
          <p key={list}>
            <a href={`${SITE_PATH}/${list}`}>{siteParts[list].title}</a>
          </p>
        ))}
        <p>
          <a href={SITE_PATH}>{sitePage.back}</a>
        </p>
      </div>
    ),
  }
}

/** A problem that this form has no field for: where it is, and what. */
function problemElsewhere({ path, message }: ContentProblem): string {
  const part = partOf(path)
  return part === undefined ? message : `${siteParts[part].title}: ${message}`
}

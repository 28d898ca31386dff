import { company } from '#content/company/company.ts'
import type { CompanyFacts } from '#content/company/facts.ts'
import { templatePage } from '#content/desk/templates.ts'
import { footer } from '#content/pages/navigation.ts'
import type { FieldError } from '#domain/enquiry/enquiry-answers.ts'
import type { ReplyDraft, TemplateAnswers } from '#domain/enquiry/reply-template.ts'
import { keysOf } from '#domain/keys-of.ts'
import { deedsBelow } from '#server/core/http/deeds.ts'
import { FormError, TokenForm } from '#server/core/http/private-form.tsx'
import { OWNER_PATH } from '#server/enquiries/owner-links.ts'
import { Field } from '#shared/field.tsx'
import type { DeskPage } from '../desk-shell.tsx'
import { draftFrom } from '../enquiry/reply-drafting.ts'
import { OrderButtons } from '../list-order.tsx'
import { RemoveForm } from '../remove-form.tsx'
import type { ReplyTemplate } from './desk-templates.ts'

export const TEMPLATES_PATH = `${OWNER_PATH}/mallar`
/** In place of an id. */
export const NEW = 'ny'

/** What is done about a template in its form. */
export type TemplateDeed = 'spara' | 'forhandsgranska' | 'ta-bort'

/** There are few of them: none is moved past more than its neighbour. */
const ORDER = { up: templatePage.up, down: templatePage.down }

type ListParts = { formToken: string; error: string | undefined }

/** Every template, in the order in which the form of a reply offers them. */
export function templateList(templates: readonly ReplyTemplate[], { formToken, error }: ListParts): DeskPage {
  const items = templates.map(({ id, name }) => ({ id, title: name }))
  return {
    title: templatePage.title,
    place: 'mallar',
    content: (
      <div className="desk-templates-page">
        <h1>{templatePage.title}</h1>
        <p className="desk-lead">{templates.length === 0 ? templatePage.none : templatePage.lead}</p>
        <FormError error={error} />
        <ol className="desk-template-list">
          {templates.map((template, index) => (
            <li key={template.id}>
              <h2>
                <a href={`${TEMPLATES_PATH}/${template.id}`}>{template.name}</a>
              </h2>
              <p className="desk-hint">{template.subject}</p>
              <OrderButtons path={TEMPLATES_PATH} items={items} index={index} words={ORDER} formToken={formToken} />
            </li>
          ))}
        </ol>
        <p>
          <a className="button large" href={`${TEMPLATES_PATH}/${NEW}`}>
            {templatePage.add}
          </a>
        </p>
      </div>
    ),
  }
}

type EditParts = {
  /** `NEW` for one that is not stored yet. */
  id: string
  answers: TemplateAnswers
  errors: Partial<Record<keyof TemplateAnswers, FieldError>>
  facts: CompanyFacts
  formToken: string
  error: string | undefined
}

/** One template, with how it will look. */
export function templateForm({ id, answers, errors, facts, formToken, error }: EditParts): DeskPage {
  const { labels, nameHint, save, preview } = templatePage
  const title = id === NEW ? templatePage.newTitle : templatePage.editTitle
  const to = deedsBelow<TemplateDeed>(`${TEMPLATES_PATH}/${id}`)
  return {
    title,
    place: 'mallar',
    content: (
      <div className="desk-templates-page follow-up">
        <h1>{title}</h1>
        <FormError error={error} />
        <TokenForm action={to('spara')} className="desk-form" noValidate formToken={formToken}>
          <Field name="name" label={labels.name} hint={nameHint} error={errors.name?.sentence}>
            {(attributes) => <input {...attributes} defaultValue={answers.name} autoComplete="off" />}
          </Field>
          <Field name="subject" label={labels.subject} error={errors.subject?.sentence}>
            {(attributes) => <input {...attributes} defaultValue={answers.subject} autoComplete="off" />}
          </Field>
          <Field name="text" label={labels.text} error={errors.text?.sentence}>
            {(attributes) => <textarea {...attributes} rows={12} defaultValue={answers.text} />}
          </Field>
          <Placeholders />
          <button className="button large" type="submit">
            {save}
          </button>
          <button className="button outlined" type="submit" formAction={to('forhandsgranska')}>
            {preview}
          </button>
        </TokenForm>
        {answers.text !== '' && <Preview facts={facts} draft={draftFrom(answers, templatePage.example, facts)} />}
        {id !== NEW && <RemoveForm action={to('ta-bort')} words={templatePage.remove} formToken={formToken} />}
        <p>
          <a href={TEMPLATES_PATH}>{templatePage.back}</a>
        </p>
      </div>
    ),
  }
}

function Placeholders() {
  return (
    <div className="desk-placeholders">
      <p>{templatePage.fillIn}</p>
      <dl>
        {keysOf(templatePage.placeholders).map((name) => (
          <div key={name}>
            <dt>{`{${name}}`}</dt>
            <dd>{templatePage.placeholders[name]}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

function Preview({ draft, facts }: { draft: ReplyDraft; facts: CompanyFacts }) {
  return (
    <section className="desk-preview" aria-labelledby="forhandsgranskning">
      <h2 id="forhandsgranskning">{templatePage.previewHeading}</h2>
      <p className="desk-hint">{templatePage.previewText}</p>
      <div className="letter">
        <p>
          <strong>{draft.subject}</strong>
        </p>
        <p className="words">{draft.text}</p>
        <p className="words">{['Vänliga hälsningar', company.name, footer.motto(facts).join(' '), facts.phone].join('\n')}</p>
      </div>
    </section>
  )
}

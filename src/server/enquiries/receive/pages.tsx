import type { ReactNode } from 'react'
import { company } from '#content/company/company.ts'
import type { CompanyFacts } from '#content/company/facts.ts'
import { filesWithRequest } from '#content/enquiries/photo-outcome.ts'
import { quoteForm, toasts } from '#content/enquiries/quote-form.ts'
import { attachedWords } from '#content/planner/attached-words.ts'
import type { Answers, FieldErrors } from '#domain/enquiry/enquiry-answers.ts'
import { contentSecurityPolicy } from '#server/core/http/csp.ts'
import { makeShell } from '#server/core/http/shell.tsx'
import type { Template } from '#server/core/http/site.ts'
import { type StaticFile, textOf } from '#server/core/http/static-site.ts'
import { LostPhotosNote, type PhotoOutcome, PhotoOutcomeNote } from '#server/enquiries/photo-outcome.tsx'
import { ContactWords } from '#shared/contact-words.tsx'
import { PlanSummary } from '#shared/plan-summary.tsx'
import { QUOTE_FORM_ID, QuoteForm } from '#shared/quote-form.tsx'
import type { ReceivedProps } from '#shared/received.tsx'
import { Thanks } from '#shared/thanks.tsx'
import { Toast } from '#shared/toast.tsx'

/** The built pages that the server sends for an error or fills with content, as HTML. */
export type Pages = ReturnType<typeof makePages>

export function makePages(template: Template, action: string, facts: () => CompanyFacts) {
  const fill = makeShell(template, facts)
  const fillSheet = (title: string, content: ReactNode, lead?: typeof quoteForm.lead) =>
    fill(
      `${title} – ${company.name}`,
      <>
        <ContactWords heading="h1" {...(lead && { lead })} />
        <div className="sheet">{content}</div>
      </>,
    )
  return {
    /** Without `answerBy` no reply is promised. */
    thanks: ({ photos, ...received }: ReceivedProps & { photos: PhotoOutcome | undefined }): string => {
      const content = (
        <Thanks {...received}>
          <PhotoOutcomeNote photos={photos} words={filesWithRequest} />
        </Thanks>
      )
      return received.answerBy === undefined ? fillSheet(toasts.setAside.title, content, quoteForm.leadWithoutPromise) : fillSheet(toasts.sent.title, content)
    },
    /** `photos`: those that were sent with the form. */
    refused: (answers: Answers, errors: FieldErrors, photos: PhotoOutcome | undefined): string =>
      fillSheet(
        `${quoteForm.errorTitle} ${quoteForm.heading}`,
        <>
          <KeptDrawing plan={answers.plan} />
          <LostPhotosNote photos={photos} />
          <QuoteForm action={action} answers={answers} errors={errors} />
        </>,
      ),
    failed: (answers: Answers, reason: string, photos: PhotoOutcome | undefined): string =>
      fillSheet(
        `${quoteForm.errorTitle} ${toasts.failed.title}`,
        <>
          <Toast words={toasts.failed} />
          <p>{reason}</p>
          <KeptDrawing plan={answers.plan} />
          <LostPhotosNote photos={photos} />
          <QuoteForm action={action} answers={answers} />
        </>,
      ),
    notFound: (): StaticFile => template('404.html'),
    serverError: (): string => textOf(template('500.html')),
    /** One Content-Security-Policy for all of these pages. */
    policy: makePolicy(template),
  }
}

/** The policy of the newest templates, which change together. */
function makePolicy(template: Template): () => string {
  let policyOf: StaticFile | undefined
  let policy = ''
  return () => {
    const shell = template('svar.html')
    if (shell !== policyOf) policy = contentSecurityPolicy(...[shell, template('404.html'), template('500.html')].map(textOf))
    policyOf = shell
    return policy
  }
}

/** The drawing of a form that comes back. This page has no script for it, so a checkbox decides whether it is sent again. */
function KeptDrawing({ plan }: { plan: string | undefined }) {
  if (plan === undefined) return null
  return (
    <section className="attached" aria-label={attachedWords.label}>
      <div className="attached-summary">
        <PlanSummary packed={plan} />
      </div>
      <label>
        <input type="checkbox" name="plan" value={plan} defaultChecked form={QUOTE_FORM_ID} />
        {attachedWords.keep}
      </label>
    </section>
  )
}

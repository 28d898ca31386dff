import { type FormEvent, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { hydrateRoot } from 'react-dom/client'
import { quoteForm, sentence, toasts, trapField } from '#content/quote-form.ts'
import { type FieldErrors, readQuoteRequest } from '#domain/quote/quote-request.ts'
import { ErrorBoundary } from '#shared/error-boundary.tsx'
import { QuoteForm } from '#shared/quote-form.tsx'
import { Toast, type ToastWords } from '#shared/toast.tsx'
import { type Sent, sendQuote } from '#site/backend/send-quote.ts'
import { useEmailSuggestion } from './email-suggestion.tsx'
import { Accepted, NotSent, OUTCOME_ID } from './quote-outcome.tsx'
import { makeRequestKeys } from './request-keys.ts'

type State = { step: 'writing' } | { step: 'sending'; again: boolean } | Sent

export function LiveQuoteForm({ action }: { action: string }) {
  return (
    <ErrorBoundary>
      <Form action={action} />
    </ErrorBoundary>
  )
}

export function hydrateQuoteForm() {
  const form = document.querySelector('#kontakt form')
  if (form?.parentElement) hydrateRoot(form.parentElement, <LiveQuoteForm action={form.getAttribute('action') ?? ''} />)
}

/** Faster than a person can answer the form, counted from the start of the page's load (ms). */
const HASTE_MS = 1500

/** Sends the form without leaving the page. Before hydration the browser posts it. */
function Form({ action }: { action: string }) {
  const [state, setState] = useState<State>({ step: 'writing' })
  const [toast, setToast] = useState<ToastWords>()
  const [keyFor] = useState(makeRequestKeys)
  const form = useRef<HTMLFormElement>(null)
  const email = useEmailSuggestion()
  useAnnouncedOutcome(state)

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (state.step === 'sending') return
    const answers = new FormData(event.currentTarget)
    const reading = readQuoteRequest(Object.fromEntries(answers))
    if (!reading.ok) return conclude({ step: 'refused', errors: reading.errors })

    setState({ step: 'sending', again: state.step === 'failed' })
    setToast(undefined)
    conclude(await sendQuote(reading.request, { key: keyFor(reading.request), trap: trapIn(answers) }))
  }

  function conclude(sent: Sent) {
    setState(sent)
    setToast(toastFor(sent))
    if (sent.step === 'failed') console.error(`${toasts.failed.title}: ${sent.reason}`)
    if (sent.step !== 'received') return
    form.current?.reset()
    // Heard by form-draft.ts, which cannot be imported where the page is built: the draft is discarded.
    document.dispatchEvent(new Event('quote-sent'))
  }

  const sending = state.step === 'sending'
  return (
    <>
      <QuoteForm
        action={action}
        errors={state.step === 'refused' ? state.errors : undefined}
        sending={sending}
        outcome={outcomeOf(state)}
        emailHint={email.hint}
        onBlur={email.onBlur}
        onSubmit={submit}
        formRef={form}
      />
      {toast &&
        createPortal(
          <div className="toasts" id="toasts">
            <Toast words={toast} onClose={() => setToast(undefined)} />
          </div>,
          document.body,
        )}
    </>
  )
}

function outcomeOf(state: State) {
  if (state.step === 'received') return <Accepted {...state} />
  if (state.step === 'failed') return <NotSent sending={false} />
  return state.step === 'sending' && state.again ? <NotSent sending /> : undefined
}

/** What the trap field is to hold: what was written in it, or `haste` for a form sent too fast. Undefined for an ordinary form. */
function trapIn(answers: FormData): string | undefined {
  const caught = String(answers.get(trapField.name) ?? '')
  if (caught !== '') return caught
  return performance.now() < HASTE_MS ? trapField.tooFast : undefined
}

/** Toasts: one for each outcome, and one for an error in the e-mail address or else the phone number (specification §5.5). */
function toastFor(sent: Sent): ToastWords | undefined {
  if (sent.step === 'received') return sent.replyPromised ? toasts.sent : toasts.setAside
  if (sent.step === 'failed') return toasts.failed
  const { email, phone }: FieldErrors = sent.errors
  const error = [email, phone].find((error) => error?.title)
  return error?.title ? { kind: 'error', title: error.title, text: sentence(error) } : undefined
}

/** Focuses the outcome or the error summary; the page's title tells of errors. */
function useAnnouncedOutcome(state: State) {
  useEffect(() => {
    if (state.step === 'writing' || state.step === 'sending') return
    document.querySelector<HTMLElement>(state.step === 'refused' ? '#errors' : `#${OUTCOME_ID}`)?.focus()
    if (state.step === 'received') return
    const title = document.title
    document.title = `${quoteForm.errorTitle} ${title}`
    return () => {
      document.title = title
    }
  }, [state])
}

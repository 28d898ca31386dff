import { type FormEvent, type ReactNode, type SyntheticEvent, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { hydrateRoot } from 'react-dom/client'
import type { CompanyFacts } from '#content/company/facts.ts'
import { lengthInWords, quoteForm, sentenceOf, toasts, trapField } from '#content/enquiries/quote-form.ts'
import { type FieldErrors, fields, readEnquiryAnswers } from '#domain/enquiry/enquiry-answers.ts'
import { ErrorBoundary } from '#shared/error-boundary.tsx'
import { FactsContext } from '#shared/facts-context.ts'
import { QuoteForm } from '#shared/quote-form.tsx'
import type { ToastWords } from '#shared/toast.tsx'
import { type Sent, sendQuote, type Trap } from '#site/backend/send-quote.ts'
import { pageFacts } from '../published.ts'
import { useEmailSuggestion } from './email-suggestion.tsx'
import { LiveToast } from './live-toast.tsx'
import { usePhotos } from './photos/use-photos.tsx'
import { Accepted, NotSent, OUTCOME_ID } from './quote-outcome.tsx'
import { makeRequestKeys } from './request-keys.ts'

type State = { step: 'writing' } | { step: 'sending'; again: boolean; slow: boolean } | Sent

export function hydrateQuoteForm() {
  const form = document.querySelector('#kontakt form')
  if (form?.parentElement) hydrateRoot(form.parentElement, <LiveQuoteForm facts={pageFacts()} action={form.getAttribute('action') ?? ''} />)
}

export function LiveQuoteForm({ facts, action }: { facts: CompanyFacts; action: string }) {
  return (
    <FactsContext value={facts}>
      <ErrorBoundary>
        <Form action={action} />
      </ErrorBoundary>
    </FactsContext>
  )
}

const MESSAGE_MAX = fields.message.max
/** Faster than a person can answer the form, counted from the start of the page's load (ms). */
const HASTE_MS = 1500
/** After this time the visitor reads that it takes longer than usual (ms). */
const SLOW_MS = 15_000
/** From this share of its limit on, the message's length is shown. */
const NEARLY_FULL = 0.9

/** Sends the form without leaving the page. Before hydration the browser posts it. */
function Form({ action }: { action: string }) {
  const [state, setState] = useState<State>({ step: 'writing' })
  const [toast, setToast] = useState<ToastWords>()
  const [keyFor] = useState(makeRequestKeys)
  const form = useRef<HTMLFormElement>(null)
  /** Not in the state, because a second submit in the same tick would not see it yet. */
  const busy = useRef(false)
  const [messageLength, setMessageLength] = useState(0)
  const refused = useRefusedFields(state.step === 'refused' ? state.errors : NO_ERRORS)
  const email = useEmailSuggestion()
  const photos = usePhotos()
  useAnnouncedOutcome(state)

  async function submit(event: FormEvent<HTMLFormElement>) {
    if (photos.needPost()) return
    event.preventDefault()
    if (busy.current) return
    const answers = new FormData(event.currentTarget)
    const reading = readEnquiryAnswers(Object.fromEntries(answers))
    if (!reading.ok) return conclude({ step: 'refused', errors: reading.errors })

    busy.current = true
    setState({ step: 'sending', again: state.step === 'failed', slow: false })
    setToast(undefined)
    const slow = setTimeout(() => setState((state) => (state.step === 'sending' ? { ...state, slow: true } : state)), SLOW_MS)
    const sent = sendQuote(reading.request, { key: keyFor(reading.request), trap: trapIn(answers) })
    photos.letPass(sent)
    const outcome = await sent
    conclude(outcome)
    const reason = reasonOf(outcome)
    if (reason) console.error(`${toasts.failed.title}: ${reason}`)
    clearTimeout(slow)
    busy.current = false
  }

  function conclude(sent: Sent) {
    setState(sent)
    setToast(toastFor(sent))
    if (sent.step !== 'received') return
    void photos.send(sent.photos)
    form.current?.reset()
    setMessageLength(0)
    email.forget()
    // form-draft.ts then discards the draft. It cannot be imported here, because the build renders this component without a browser.
    document.dispatchEvent(new Event('quote-sent'))
  }

  function writeAnother() {
    // The form is shown before it takes focus.
    flushSync(() => setState({ step: 'writing' }))
    form.current?.querySelector('select')?.focus()
  }

  function closeToast(focused: boolean) {
    setToast(undefined)
    if (focused) document.querySelector<HTMLElement>(`#errors, #${OUTCOME_ID}`)?.focus()
  }

  const sending = state.step === 'sending'
  return (
    <>
      {state.step !== 'received' && photos.progress}
      <QuoteForm
        action={action}
        errors={refused.errors}
        sending={sending}
        slow={sending && state.slow}
        outcome={outcomeOf(state, writeAnother, photos.progress)}
        messageHint={messageLength > NEARLY_FULL * MESSAGE_MAX ? lengthInWords(messageLength, MESSAGE_MAX) : undefined}
        emailHint={email.hint}
        onBlur={(event) => {
          email.onBlur(event)
          refused.recheck(event)
        }}
        onInput={refused.recheck}
        onMessage={setMessageLength}
        onSubmit={submit}
        formRef={form}
        photos={photos.field}
      />
      {toast && <LiveToast words={toast} onClose={closeToast} />}
    </>
  )
}

function outcomeOf(state: State, writeAnother: () => void, photos: ReactNode) {
  if (state.step === 'received') return <Accepted {...state} onAgain={writeAnother} photos={photos} />
  if (state.step === 'failed') return <NotSent sending={false} />
  return state.step === 'sending' && state.again ? <NotSent sending /> : undefined
}

function trapIn(answers: FormData): Trap | undefined {
  if (answers.get(trapField.name)) return 'honeypot'
  return performance.now() < HASTE_MS ? 'too-fast' : undefined
}

/** Why a request was not taken, for the log; undefined if it was. */
function reasonOf(sent: Sent): string | undefined {
  if (sent.step === 'failed') return sent.reason
  return sent.step === 'refused'
    ? Object.values(sent.errors)
        .map(({ sentence }) => sentence)
        .join(' ')
    : undefined
}

/** Toasts: one for each outcome, and one for an error in the e-mail address or else the phone number (specification §5.5). */
function toastFor(sent: Sent): ToastWords | undefined {
  if (sent.step === 'received') return sent.replyPromised ? toasts.sent : toasts.setAside
  if (sent.step === 'failed') return toasts.failed
  const { email, phone }: FieldErrors = sent.errors
  const error = [email, phone].find((error) => error?.title)
  return error?.title ? { kind: 'error', title: error.title, text: (facts) => sentenceOf(error, facts) } : undefined
}

const NO_ERRORS: FieldErrors = {}

/** The errors of a refused request that are not mended yet: a field is read again while it is changed and when it is left. */
function useRefusedFields(refused: FieldErrors) {
  const [mended, setMended] = useState<{ of: FieldErrors; names: readonly string[] }>({ of: refused, names: [] })
  const names = mended.of === refused ? mended.names : []
  const errors: FieldErrors = Object.fromEntries(Object.entries(refused).filter(([name]) => !names.includes(name)))

  /** While a field is changed an error can only go away, so that nobody is corrected in the middle of a word. */
  function recheck({ type, currentTarget, target }: SyntheticEvent<HTMLFormElement>) {
    if (!('name' in target) || typeof target.name !== 'string' || !(target.name in refused)) return
    const { name } = target
    const reading = readEnquiryAnswers(Object.fromEntries(new FormData(currentTarget)))
    const isGood = reading.ok || !(name in reading.errors)
    if (isGood && !names.includes(name)) setMended({ of: refused, names: [...names, name] })
    if (!isGood && type === 'blur' && names.includes(name)) setMended({ of: refused, names: names.filter((one) => one !== name) })
  }

  return { errors, recheck }
}

/** Focuses the outcome or the error summary, and puts errors into the page's title. */
function useAnnouncedOutcome(state: State) {
  useEffect(() => {
    if (state.step === 'writing' || state.step === 'sending') return
    const outcome = document.querySelector<HTMLElement>(state.step === 'refused' ? '#errors' : `#${OUTCOME_ID}`)
    outcome?.focus({ preventScroll: true })
    // Scrolled to its beginning, below the toast: focus alone may show any part of an outcome that is taller than the window.
    outcome?.scrollIntoView({ block: 'start' })
    if (state.step === 'received') return
    const title = document.title
    document.title = `${quoteForm.errorTitle} ${title}`
    return () => {
      document.title = title
    }
  }, [state])
}

import { type FormEvent, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { hydrateRoot } from 'react-dom/client'
import { quoteForm, sentence, toasts } from '#content/quote-form.ts'
import { type Faults, readQuoteRequest } from '#domain/quote/quote-request.ts'
import { ErrorBoundary } from '#parts/error-boundary.tsx'
import { QuoteForm } from '#parts/quote-form.tsx'
import { Toast, type ToastWords } from '#parts/toast.tsx'
import { sendQuote } from '#site/backend/send-quote.ts'
import { forgetCarried } from './carry-over.ts'

type State = { step: 'writing' } | { step: 'sending' } | { step: 'refused'; faults: Faults }

export function LiveQuoteForm({ action }: { action: string }) {
  return (
    <ErrorBoundary>
      <AwakeForm action={action} />
    </ErrorBoundary>
  )
}

export function wake() {
  const form = document.querySelector('#kontakt form')
  if (form?.parentElement) hydrateRoot(form.parentElement, <LiveQuoteForm action={form.getAttribute('action') ?? ''} />)
}

/** Sends the form without leaving the page. Asleep, it is still a form and still posts. */
function AwakeForm({ action }: { action: string }) {
  const [state, setState] = useState<State>({ step: 'writing' })
  const [toast, setToast] = useState<ToastWords>()
  const form = useRef<HTMLFormElement>(null)
  const faults = state.step === 'refused' ? state.faults : undefined
  useTitleAndFocusOnFaults(faults)

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (state.step === 'sending') return
    const reading = readQuoteRequest(Object.fromEntries(new FormData(event.currentTarget)))
    if (!reading.ok) return refuse(reading.faults)

    setState({ step: 'sending' })
    setToast(undefined)
    const sent = await sendQuote(reading.request)
    if (sent.step === 'refused') return refuse(sent.faults)
    setState({ step: 'writing' })
    if (sent.step === 'failed') {
      console.error(`${toasts.failed.title}: ${sent.reason}`)
      return setToast(toasts.failed)
    }
    form.current?.reset()
    forgetCarried()
    setToast(toasts.sent)
  }

  function refuse(faults: Faults) {
    setState({ step: 'refused', faults })
    setToast(toastFor(faults))
  }

  return (
    <>
      <QuoteForm action={action} faults={faults} sending={state.step === 'sending'} onSubmit={submit} formRef={form} />
      {toast &&
        createPortal(
          <div className="toasts">
            <Toast words={toast} onClose={() => setToast(undefined)} />
          </div>,
          document.body,
        )}
    </>
  )
}

/** The specification has toasts for two faults, and looks at the e-mail address first. */
function toastFor({ email, phone }: Faults): ToastWords | undefined {
  const fault = [email, phone].find((fault) => fault?.title)
  return fault?.title ? { kind: 'fault', title: fault.title, text: sentence(fault) } : undefined
}

/** A refused form is announced by the page's title and by the summary, which takes focus (GOV.UK Design System). */
function useTitleAndFocusOnFaults(faults: Faults | undefined) {
  useEffect(() => {
    if (!faults) return
    const title = document.title
    document.title = `${quoteForm.faultTitle} ${title}`
    document.querySelector<HTMLElement>('#faults')?.focus()
    return () => {
      document.title = title
    }
  }, [faults])
}

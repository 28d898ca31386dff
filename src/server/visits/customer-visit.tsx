import { placeOfVisit } from '#content/company/owner.ts'
import { visitWords } from '#content/visits/visit.ts'
import type { Visit } from '#domain/enquiry/visit.ts'
import { isChangeable, isOver } from '#domain/enquiry/visit-rules.ts'
import type { VisitTime } from '#domain/enquiry/visit-time.ts'
import { swedishPeriod } from '#domain/sweden/time.ts'
import type { VisitAnswer } from '#domain/visit/visit-answers.ts'
import type { DeedPath } from '#server/core/http/deeds.ts'
import { Facts } from '#server/core/http/facts.tsx'
import { ConfirmedForm, Folded, PrivateForm } from '#server/core/http/private-form.tsx'
import type { EnquiryRecord } from '#server/enquiries/enquiry-record.ts'
import { useFacts } from '#shared/facts-context.ts'
import { Field } from '#shared/field.tsx'
import { FieldErrorText } from '#shared/field-error.tsx'
import { BookedTime } from './booked-time.tsx'
import { NO_TIME, type RefusedChoice } from './customer-visit-form.ts'

/** The file for the customer's calendar, below the page. */
export const VISIT_FILE = 'besok.ics'

export type CustomerVisitDeed = 'valj-tid' | 'avboka'

type CustomerVisitProps = {
  enquiry: EnquiryRecord
  /** What can still be chosen. */
  free: readonly VisitTime[]
  path: string
  to: DeedPath<CustomerVisitDeed>
  formToken: string
  now: Date
  refused: RefusedChoice | undefined
}

/** The visit on the customer's page: what is proposed or booked, and what can be done about it. Nothing before the first proposal. */
export function CustomerVisit({ enquiry, free, path, to, formToken, now, refused }: CustomerVisitProps) {
  const facts = useFacts()
  const { visit } = enquiry
  if (!visit || (visit.state === 'cancelled' && !visit.change)) return null
  const form = { to, formToken, visit, refused }
  if (visit.state === 'proposed')
    return free.length > 0 ? (
      <PickForm {...form} free={free} words={visitWords.pick} />
    ) : (
      <WishForm {...form} words={visitWords.gone} text={visitWords.gone.text} />
    )
  const isBooked = visit.state === 'booked'
  const isOpen = isBooked && visit.time !== undefined && isChangeable(visit.time, now)
  return (
    <>
      <VisitSection visit={visit} enquiry={enquiry} path={path} />
      {isBooked && !isOpen && <p>{visit.time && isOver(visit.time, now) ? visitWords.over : visitWords.late(facts)}</p>}
      {isOpen && (
        <Folded summary={visitWords.change} isOpen={refused !== undefined}>
          {free.length > 0 ? (
            <PickForm {...form} free={free} words={visitWords.move} />
          ) : (
            <WishForm {...form} words={visitWords.move} text={visitWords.move.wishOnly} />
          )}
          <ConfirmedForm action={to('avboka')} words={visitWords.cancel} formToken={formToken} isSecond>
            <p>{visitWords.cancel.text}</p>
          </ConfirmedForm>
        </Folded>
      )}
    </>
  )
}

function VisitSection({ visit, enquiry, path }: { visit: Visit; enquiry: EnquiryRecord; path: string }) {
  const isBooked = visit.state === 'booked'
  return (
    <section className="visit">
      <h2>{isBooked ? visitWords.heading : visitWords.cancelled}</h2>
      <BookedTime visit={visit} enquiry={enquiry} />
      {isBooked && (
        <>
          {visit.wish !== '' && <Facts facts={[[visitWords.wish, visit.wish]]} />}
          <p>{visitWords.what}</p>
          <p>
            <a className="button outlined" href={`${path}/${VISIT_FILE}`} download>
              {visitWords.calendar}
            </a>
          </p>
        </>
      )}
    </section>
  )
}

/** All that is stored about the visit, as words. */
export function VisitData({ enquiry: { visit, location } }: { enquiry: EnquiryRecord }) {
  if (!visit) return null
  const facts = [
    [visitWords.time, visit.time ? swedishPeriod(visit.time) : ''],
    [visitWords.address, visit.address && placeOfVisit(visit.address, location)],
    [visitWords.offered, visit.offered.map(swedishPeriod).join('\n')],
    [visitWords.wish, visit.wish],
  ] as const
  return (
    <>
      <h2>{visit.state === 'cancelled' ? visitWords.cancelled : visitWords.heading}</h2>
      <Facts facts={facts.filter(([, value]) => value !== '')} />
    </>
  )
}

type FormProps = { to: DeedPath<CustomerVisitDeed>; formToken: string; visit: Visit; refused: RefusedChoice | undefined }
type PickWords = { heading: string; text: string; send: string }

/** Neither address nor wish is required by the browser: which one is needed depends on the choice. */
function PickForm({ to, formToken, visit, refused, free, words }: FormProps & { free: readonly VisitTime[]; words: PickWords }) {
  const choices = [
    ...free.map((time) => [time.start, swedishPeriod(time)] as const),
    [NO_TIME, visitWords.pick.none[free.length === 1 ? 'one' : 'many']] as const,
  ]
  const send = (
    <>
      <span className="with-time">{words.send}</span>
      <span className="without-time">{visitWords.gone.send}</span>
    </>
  )
  return (
    <PrivateForm action={to('valj-tid')} heading={words.heading} send={send} formToken={formToken}>
      <p>{words.text}</p>
      {choices.map(([value, label]) => (
        <label className="tick" key={value}>
          <input type="radio" name="tid" value={value} defaultChecked={refused?.chosen === value} required />
          {label}
        </label>
      ))}
      <Field name="adress" label={visitWords.pick.address} hint={visitWords.pick.addressHint} error={errorOf(refused?.address)}>
        {(attributes) => <input autoComplete="street-address" defaultValue={refused?.address.answer ?? visit.address} {...attributes} />}
      </Field>
      <WishField visit={visit} refused={refused} hint={visitWords.pick.wishHint} />
    </PrivateForm>
  )
}

function WishForm({ to, formToken, visit, refused, words, text }: FormProps & { words: { heading: string; send: string }; text: string }) {
  return (
    <PrivateForm action={to('valj-tid')} heading={words.heading} send={visitWords.gone.send} formToken={formToken}>
      <p>{text}</p>
      <input type="hidden" name="tid" value={NO_TIME} />
      <WishField visit={visit} refused={refused} />
    </PrivateForm>
  )
}

function WishField({ visit, refused, hint }: { visit: Visit; refused: RefusedChoice | undefined; hint?: string }) {
  return (
    <Field name="onskemal" label={visitWords.pick.wish} hint={hint} error={errorOf(refused?.wish)}>
      {(attributes) => <textarea rows={2} defaultValue={refused?.wish.answer ?? visit.wish} {...attributes} />}
    </Field>
  )
}

function errorOf(given: VisitAnswer | undefined) {
  return given?.error && <FieldErrorText error={given.error} />
}

import { assignedVisit } from '#content/visits/assigned-visit.ts'
import { ownerVisit } from '#content/visits/owner-visit.ts'
import type { Holiday } from '#domain/enquiry/reply-deadlines.ts'
import type { Visit } from '#domain/enquiry/visit.ts'
import { isChangeable, isOver } from '#domain/enquiry/visit-rules.ts'
import { doOverlap, lengthOf, USUAL_LENGTH, type VisitTime, visitLengths } from '#domain/enquiry/visit-time.ts'
import { swedishClock, swedishDate } from '#domain/sweden/calendar.ts'
import { swedishPeriod, swedishTime } from '#domain/sweden/time.ts'
import { dayNote, MOST_OFFERED } from '#domain/visit/suggest-times.ts'
import { ChoiceField } from '#server/core/http/choice-field.tsx'
import type { DeedPath } from '#server/core/http/deeds.ts'
import { Facts } from '#server/core/http/facts.tsx'
import { PrivateForm } from '#server/core/http/private-form.tsx'
import type { Person } from '#server/core/people/people.ts'
import { type EnquiryRecord, turnOf } from '#server/enquiries/enquiry-record.ts'
import { Field } from '#shared/field.tsx'
import { AssigneeForm } from './assignee-form.tsx'
import { BookedTime } from './booked-time.tsx'
import { ALL_THE_SAME, OTHER, type OwnerVisitDeed, type RefusedVisit, SUGGESTED, type TypedVisit, type VisitFormName } from './owner-visit-form.ts'
import type { OwnerCalendar } from './owner-visits.ts'

type FormProps = {
  to: DeedPath<OwnerVisitDeed>
  formToken: string
  refused: RefusedVisit | undefined
}

type OwnerVisitProps = FormProps & {
  enquiry: EnquiryRecord
  calendar: OwnerCalendar /** Who can go. */
  people: readonly Pick<Person, 'address' | 'name'>[]
  now: Date
}

/** The visit on the owner's pages: what is proposed or booked, and the forms that apply to a request that is open. */
export function OwnerVisit(props: OwnerVisitProps) {
  const { enquiry, calendar, now } = props
  return (
    <>
      {enquiry.visit && <VisitFacts visit={enquiry.visit} enquiry={enquiry} calendar={calendar} now={now} />}
      {!enquiry.closed && <VisitForms {...props} />}
    </>
  )
}

function VisitForms({ enquiry: { visit }, calendar, people, to, formToken, refused, now }: OwnerVisitProps) {
  const booked = visit?.state === 'booked' ? visit.time : undefined
  const isToCome = booked !== undefined && !isOver(booked, now)
  const isOffered = visit !== undefined && visit.offered.length > 0
  const form = { to, formToken, refused }
  return (
    <>
      {isToCome && people.length > 1 && <AssigneeForm people={people} assignee={visit?.assignee} to={to} formToken={formToken} />}
      {isToCome && <TimesForm name="flytta" words={ownerVisit.move} start={asTyped([booked], visit?.address)} {...form} />}
      {!isToCome && <TimesForm name="boka" words={ownerVisit.book} start={asTyped([], visit?.address)} suggested={calendar.suggested} {...form} />}
      <TimesForm name="foresla" words={ownerVisit.propose} start={asTyped(calendar.suggested)} again={isToCome || isOffered} {...form} />
      {(isToCome || isOffered) && <CancelForm isBooked={isToCome} to={to} formToken={formToken} />}
    </>
  )
}

function VisitFacts({ visit, enquiry, calendar, now }: { visit: Visit; enquiry: EnquiryRecord; calendar: OwnerCalendar; now: Date }) {
  const others = calendar.occupied.filter(({ reference }) => reference !== enquiry.reference)
  const offered = visit.offered.map((time, index) => {
    const notes = notesOn(time, { others: others.map((other) => other.time), holiday: calendar.holiday, now })
    return [`${ownerVisit.propose.time} ${index + 1}`, [swedishPeriod(time), ...notes.map((note) => ownerVisit.notes[note])].join(', ')] as const
  })
  return (
    <section className="visit">
      <h2>{ownerVisit.heading}</h2>
      <p>{statusOfVisit(visit, enquiry, now)}</p>
      <BookedTime visit={visit} enquiry={enquiry} />
      {visit.state === 'booked' && visit.assignee && <Facts facts={[[assignedVisit.label, visit.assignee.name]]} />}
      {visit.wish !== '' && <Facts facts={[[ownerVisit.wish, visit.wish]]} />}
      {offered.length > 0 && <Facts facts={offered} />}
    </section>
  )
}

/** As the line of the request says it. */
function statusOfVisit({ state }: Visit, enquiry: EnquiryRecord, now: Date): string {
  const { reason } = turnOf(enquiry, now)
  if (state === 'proposed' && reason === 'no time fits') return ownerVisit.status.wished
  return ownerVisit.status[state === 'proposed' && reason === 'times gone' ? 'gone' : state]
}

function notesOn(
  time: VisitTime,
  { others, holiday, now }: { others: readonly VisitTime[]; holiday: Holiday | undefined; now: Date },
): (keyof typeof ownerVisit.notes)[] {
  const day = dayNote(swedishDate(new Date(time.start)), holiday)
  return [
    ...(day ? [day] : []),
    ...(others.some((other) => doOverlap(other, time)) ? (['taken'] as const) : []),
    ...(isChangeable(time, now) ? [] : (['late'] as const)),
  ]
}

/** Times as a form shows them. */
function asTyped(times: readonly VisitTime[], address = ''): TypedVisit {
  const [first] = times
  return {
    times: times.map(({ start }) => ({ date: swedishDate(new Date(start)), clock: swedishClock(new Date(start)) })),
    length: first ? lengthOf(first) : USUAL_LENGTH,
    address,
  }
}

type TimesFormProps = FormProps & {
  name: VisitFormName
  words: { heading: string; text: string; send: string }
  start: TypedVisit
  /** There is a proposal or a booking already. */
  again?: boolean
  /** Free times to choose from with one press. */
  suggested?: readonly VisitTime[]
}

/** One time, or as many as can be proposed. */
function TimesForm({ name, words, start, to, formToken, refused, again = false, suggested = [] }: TimesFormProps) {
  const ours = refused?.form === name ? refused : undefined
  const { times, length, address } = ours?.typed ?? start
  const rows = Array.from({ length: name === 'foresla' ? MOST_OFFERED : 1 }, (_, index) => index)
  return (
    <PrivateForm action={to(name)} heading={words.heading} send={words.send} formToken={formToken}>
      <p>{again ? `${words.text} ${ownerVisit.propose.again}` : words.text}</p>
      {suggested.length > 0 && <SuggestedTimes times={suggested} isOther={ours !== undefined} />}
      {rows.map((index) => (
        <TimeFields
          key={index}
          form={name}
          number={index + 1}
          label={rows.length > 1 ? `${ownerVisit.propose.time} ${index + 1}` : undefined}
          date={times[index]?.date ?? ''}
          clock={times[index]?.clock ?? ''}
          error={ours?.errors[index]}
        />
      ))}
      {ours?.isOdd && (
        <label className="tick">
          <input type="checkbox" name={ALL_THE_SAME} value="ja" />
          {ownerVisit.fields.allTheSame}
        </label>
      )}
      <ChoiceField
        name="langd"
        id={`${name}-langd`}
        label={ownerVisit.fields.length}
        value={length}
        options={visitLengths.map((minutes) => [minutes, `${minutes} ${ownerVisit.fields.minutes}`] as const)}
      />
      {name !== 'foresla' && (
        <Field name="adress" id={`${name}-adress`} label={addressLabel} error={ours?.addressError}>
          {(attributes) => <input {...attributes} defaultValue={address} autoComplete="off" />}
        </Field>
      )}
    </PrivateForm>
  )
}

/** Free times, one press each, and another that is typed. */
function SuggestedTimes({ times, isOther }: { times: readonly VisitTime[]; isOther: boolean }) {
  return (
    <ul className="time-chips" aria-label={ownerVisit.fields.suggested}>
      {times.map(({ start }, index) => (
        <li key={start}>
          <label className="tick">
            <input type="radio" name={SUGGESTED} value={start} defaultChecked={!isOther && index === 0} />
            {swedishTime(new Date(start))}
          </label>
        </li>
      ))}
      <li>
        <label className="tick">
          <input type="radio" name={SUGGESTED} value={OTHER} defaultChecked={isOther} />
          {ownerVisit.fields.other}
        </label>
      </li>
    </ul>
  )
}

const addressLabel = (
  <>
    {ownerVisit.fields.address} <span className="optional">{ownerVisit.fields.addressHint}</span>
  </>
)

type TimeFieldsProps = { form: VisitFormName; number: number; label: string | undefined; date: string; clock: string; error: string | undefined }

function TimeFields({ form, number, label, date, clock, error }: TimeFieldsProps) {
  const errorId = `${form}-fel${number}`
  const described = error && { 'aria-invalid': true, 'aria-describedby': errorId }
  const field = error ? 'field invalid' : 'field'
  const named = (name: string) => (label ? { 'aria-label': `${name}, ${label.toLowerCase()}` } : {})
  const { fields } = ownerVisit
  return (
    <div className="times">
      {label && <p className="hint">{label}</p>}
      <div className={field}>
        <label htmlFor={`${form}-datum${number}`}>{fields.date}</label>
        <input type="date" id={`${form}-datum${number}`} name={`datum${number}`} defaultValue={date} {...named(fields.date)} {...described} />
      </div>
      <div className={field}>
        <label htmlFor={`${form}-tid${number}`}>{fields.clock}</label>
        <input type="time" step={900} id={`${form}-tid${number}`} name={`tid${number}`} defaultValue={clock} {...named(fields.clock)} {...described} />
      </div>
      {error && (
        <p className="field-error" id={errorId}>
          {error}
        </p>
      )}
    </div>
  )
}

function CancelForm({ isBooked, to, formToken }: Omit<FormProps, 'refused'> & { isBooked: boolean }) {
  const { booked, proposed } = ownerVisit.cancel
  const words = isBooked ? booked : proposed
  return (
    <PrivateForm action={to('avboka')} heading={words.heading} send={words.send} formToken={formToken}>
      <p>{words.text}</p>
    </PrivateForm>
  )
}

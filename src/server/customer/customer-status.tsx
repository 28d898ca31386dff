import type { CompanyFacts } from '#content/company/facts.ts'
import { customerPage } from '#content/customer/customer-page.ts'
import { latestReply } from '#domain/enquiry/replies.ts'
import { isOver } from '#domain/enquiry/visit-rules.ts'
import { deadlineAsSaid, swedishTime } from '#domain/sweden/time.ts'
import { Facts } from '#server/core/http/facts.tsx'
import { type EnquiryRecord, turnOf } from '#server/enquiries/enquiry-record.ts'
import { isUnanswered } from '#server/enquiries/enquiry-status.ts'

const words = customerPage.status

/** Where the request stands, in one sentence, with the promised time while it runs. */
export function statusInWords(enquiry: EnquiryRecord, now: Date, companyFacts: CompanyFacts): string {
  const { answerBy, closed } = enquiry
  if (closed) return closed.because === 'withdrawn' || closed.because === 'won' || closed.because === 'merged' ? words[closed.because] : words.closed
  if (isUnanswered(enquiry)) return now > new Date(answerBy) ? words.late(companyFacts) : `${words.answerBy} ${deadlineAsSaid(new Date(answerBy))}.`
  return words.turns[turnOf(enquiry, now).reason] ?? words.answered
}

/** What has happened, the first first, and what lies ahead. Nothing of it is personal. */
export function CustomerStatus({ enquiry, now }: { enquiry: EnquiryRecord; now: Date }) {
  const { receivedAt, seenAt, replies, visit, closed } = enquiry
  const standing = replies.filter(({ undoneAt }) => undoneAt === undefined)
  const facts = [
    [words.received, receivedAt] as const,
    ...(seenAt ? [[words.seen, seenAt] as const] : []),
    ...(visit?.state === 'cancelled' && visit.change ? [[words.visitCancelled, visit.change.at] as const] : []),
    ...(closed && !standing.some(({ kind }) => kind === closed.because)
      ? [[words.ways[closed.because === 'won' || closed.because === 'merged' ? closed.because : 'declined'], closed.at] as const]
      : []),
    ...standing.map(({ kind, madeAt }) => [words.ways[kind], madeAt] as const),
  ].toSorted(([, one], [, other]) => (one < other ? -1 : 1))
  return (
    <>
      <h2>{words.heading}</h2>
      {!closed && latestReply(replies)?.kind !== 'withdrawn' && <Steps done={stepsDone(enquiry, now)} />}
      <Facts facts={facts.map(([what, at]) => [what, swedishTime(new Date(at))] as const)} />
    </>
  )
}

const steps = ['received', 'contact', 'visit', 'offer'] as const

/** The way to an offer. `done`: how many of the steps; the next one is the current. */
function Steps({ done }: { done: number }) {
  return (
    <ol className="steps" aria-label={words.steps.label}>
      {steps.map((step, index) => (
        <li key={step} className={index < done ? 'done' : undefined} aria-current={index === done ? 'step' : undefined}>
          {words.steps[step]}
          {index < done && <span className="hidden-text">{`, ${words.steps.done}`}</span>}
        </li>
      ))}
    </ol>
  )
}

function stepsDone({ replies, visit }: EnquiryRecord, now: Date): number {
  if (visit?.state === 'booked' && visit.time && isOver(visit.time, now)) return 3
  return latestReply(replies) || visit?.state === 'proposed' || visit?.state === 'booked' ? 2 : 1
}

import { customerPage } from '#content/customer-page.ts'
import { deadlineAsSaid, swedishTime } from '#domain/sweden/time.ts'
import type { QuoteRecord } from '../quotes/quote-repository.ts'
import { latestReply } from '../quotes/replies.ts'
import { Facts } from './quote-drawing.tsx'

const words = customerPage.status

/** Where the request stands, in one sentence, with the promised time while it runs. */
export function statusInWords({ replies, answerBy }: QuoteRecord, now: Date): string {
  const reply = latestReply(replies)
  if (!reply) return now > new Date(answerBy) ? words.late : `${words.answerBy} ${deadlineAsSaid(new Date(answerBy))}.`
  if (reply.kind === 'withdrawn') return words.withdrawn
  return reply.kind === 'declined' ? words.closed : words.answered
}

/** What has happened, the first first. Nothing of it is personal. */
export function CustomerStatus({ quote: { receivedAt, seenAt, replies } }: { quote: QuoteRecord }) {
  const standing = replies.filter(({ undoneAt }) => undoneAt === undefined)
  const facts = [
    [words.received, receivedAt] as const,
    ...(seenAt ? [[words.seen, seenAt] as const] : []),
    ...standing.map(({ kind, madeAt }) => [words.ways[kind], madeAt] as const),
  ].toSorted(([, one], [, other]) => (one < other ? -1 : 1))
  return (
    <>
      <h2>{words.heading}</h2>
      <Facts facts={facts.map(([what, at]) => [what, swedishTime(new Date(at))] as const)} />
    </>
  )
}

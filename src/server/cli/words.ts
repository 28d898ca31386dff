import { owner } from '#content/owner.ts'
import { planFacts, planWords, priceFacts } from '#content/plan-facts.ts'
import { answerInWords, answerNames } from '#content/quote-form.ts'
import type { FieldName } from '#domain/quote/quote-request.ts'
import { unpackPlan } from '#domain/room/share.ts'
import { swedishTime } from '#domain/sweden/time.ts'
import type { QuoteRecord } from '../quotes/quote-repository.ts'
import { latestReply } from '../quotes/replies.ts'

/** "F-7K3M9QA  2026-11-21T12:00  Totalrenovering  Enköping  skickad" */
export function asLine(quote: QuoteRecord): string {
  return [quote.reference, quote.receivedAt.slice(0, 16), answerInWords(quote, 'project'), quote.location, state(quote)].join('  ')
}

export function asPage(quote: QuoteRecord): string {
  const answers = (Object.keys(answerNames) as FieldName[]).map((name) => `${answerNames[name]}: ${answerInWords(quote, name)}`)
  return [
    `${quote.reference}, ${swedishTime(new Date(quote.receivedAt))} (${state(quote)})`,
    ...answers,
    ...drawn(quote),
    ...(quote.note ? [`Anteckning: ${quote.note}`] : []),
  ].join('\n')
}

/** The drawing in words: what is kept about somebody has to be shown when they ask. */
function drawn({ plan: packed, price }: QuoteRecord): string[] {
  if (packed === undefined) return []
  const plan = unpackPlan(packed)
  const facts = plan ? [...planFacts(plan), ...(price ? priceFacts(price) : [])] : []
  return [`Ritning: ${plan ? packed : planWords.unreadable}`, ...facts.map(([name, value]) => `  ${name}: ${value.replaceAll('\n', '; ')}`)]
}

function state({ quarantinedAt, releasedAt, quarantineReason, deliveredAt, replies }: QuoteRecord): string {
  const reply = latestReply(replies)
  if (reply) return owner.ways[reply.way].toLowerCase()
  if (quarantinedAt && !releasedAt) return `undanlagd: ${quarantineReason}`
  return deliveredAt ? 'skickad' : 'väntar på att skickas'
}

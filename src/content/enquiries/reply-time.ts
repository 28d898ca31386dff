import { daysLater } from '#domain/sweden/calendar.ts'
import { swedishDay } from '#domain/sweden/time.ts'
import { company } from '../company/company.ts'
import type { CompanyFacts } from '../company/facts.ts'

/** The promised reply time, as it follows "inom" everywhere on the site except in the toast, whose words specification §7.5 fixes. */
export function replyTime({ holiday }: Pick<CompanyFacts, 'holiday'>): string {
  const plain = `${company.replyHours} timmar`
  if (!holiday) return plain
  const days = `${swedishDay(holiday.from)}–${swedishDay(holiday.to)}`
  return `${plain} (${days} är vi lediga och svarar senast den ${swedishDay(daysLater(holiday.to, 1))})`
}

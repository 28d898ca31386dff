import type { Closed } from '#domain/enquiry/closing.ts'
import type { Enquiry } from '#domain/enquiry/enquiry.ts'
import type { EnquiryAnswers } from '#domain/enquiry/enquiry-answers.ts'
import type { ReplyDeadlines } from '#domain/enquiry/reply-deadlines.ts'
import type { EnquiryRow } from '#server/core/database/tables.ts'
import type { ReportUnreadable } from '#server/core/database/unreadable.ts'
import { readPriceColumn } from './price-column.ts'

/** The columns that an enquiry is read from; the others are about its history. */
type StoredEnquiry = Pick<EnquiryRow, keyof EnquiryAnswers | 'reference' | 'received_at' | 'answer_by' | 'remind_at' | 'remind_again_at' | 'price'>

/** Answers are not validated again: a rule that changes later must not hide an accepted request. */
export function enquiryOf(
  { reference, received_at, answer_by, remind_at, remind_again_at, plan, price: priceJson, ...row }: StoredEnquiry,
  report: ReportUnreadable,
): Enquiry {
  const { name, phone, email, project, budget, timeline, size, location, message } = row
  const answers = { name, phone, email, project, budget, timeline, size, location, message }
  const deadlines = { answerBy: answer_by, remindAt: remind_at, remindAgainAt: remind_again_at }
  const prices = readPriceColumn(priceJson)
  if (priceJson !== null && !prices.price) report(new Error(`The stored price of ${reference} cannot be read and is left out`))
  return { ...answers, ...deadlines, ...(plan !== null && { plan }), ...prices, reference, receivedAt: received_at }
}

export function closedOf({ closed_at, closed_because }: Pick<EnquiryRow, 'closed_at' | 'closed_because'>): Closed | undefined {
  return closed_at === null || closed_because === null ? undefined : { at: closed_at, because: closed_because }
}

/** The deadlines, with the first reminder as the next. */
export function deadlineColumns({ answerBy, remindAt, remindAgainAt }: ReplyDeadlines) {
  return { answer_by: answerBy, remind_at: remindAt, remind_again_at: remindAgainAt, next_reminder_at: remindAt }
}

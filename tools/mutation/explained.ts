/** Why a mutant of this code may live; `code` and `becomes` as in record.json. Without `becomes` it holds for every change of that code. */
export type Explanation = { readonly file: string; readonly code: string; readonly becomes?: string; readonly why: string }

export const explained: readonly Explanation[] = [
  { file: 'src/domain/opening-hours.ts', code: '[]', why: 'the first of the list is not looked at' },
  { file: 'src/domain/opening-hours.ts', code: 'opens && closes', why: 'the expression finds both or none; for the compiler' },
  {
    file: 'src/domain/quote/quote-request.ts',
    code: "{ sentence: 'Svaret gick inte att läsa.' }",
    why: 'every field with a check has an error of its own; for the compiler',
  },
  {
    file: 'src/domain/quote/quote-request.ts',
    code: "'Svaret gick inte att läsa.'",
    why: 'every field with a check has an error of its own; for the compiler',
  },
  { file: 'src/server/quotes/confirm-quote.ts', code: 'perDay === 0', why: 'as many as none are sent already; the line spares a query' },
  { file: 'src/server/quotes/confirm-quote.ts', code: 'email.toLowerCase()', why: 'capitals or small letters, if only all are the same' },
  { file: 'src/server/quotes/confirm-quote.ts', code: "''", why: 'the content of this key is never compared' },
  { file: 'src/server/quotes/notify-quarantine.ts', code: 'latest !== undefined', why: 'no instant is never less than three hours ago; for the compiler' },
  { file: 'src/server/quotes/owner-links.ts', code: "''", why: 'a missing part has no valid signature, whatever stands for it' },
  { file: 'src/server/quotes/owner-links.ts', code: 'linksValidFrom !== undefined', why: 'nothing is before no instant; for the compiler' },
  { file: 'src/server/quotes/receive-quote.ts', code: "''", why: 'stands for a drawing that there is not, and is none itself' },
  { file: 'src/domain/suspicion/phrases.ts', code: '/\\s+/u', why: 'the empty words between two spaces are left out two lines below' },
  {
    file: 'src/domain/sweden/email-typo.ts',
    code: '[]',
    why: 'a row before the first is read only for two letters that changed places, which the first has not',
  },
  {
    file: 'src/domain/sweden/email-typo.ts',
    code: 'meant.length + 1',
    why: 'the end of the first row counts only for a domain that lacks nearly all letters, which is forgiven nothing',
  },
  { file: 'src/domain/sweden/time.ts', code: "''", why: 'no date without a weekday, and no deadline beyond the last unit: for the compiler' },
  { file: 'src/domain/sweden/time.ts', code: '/\\d\\d:\\d\\d$/', why: 'the time stands only at the end' },
  { file: 'src/domain/sweden/time.ts', code: 'at < EARLIEST_HOUR', why: 'from seven on, seven hours earlier is the same day' },
  { file: 'src/domain/sweden/writing.ts', code: "''", why: 'what stands between fewer than two words is not written' },
  {
    file: 'src/domain/quote/reply-deadlines.ts',
    code: 'reminder < swedishInstant(today, NIGHT.to)',
    why: 'a reminder at six sharp is that of the morning either way',
  },
  {
    file: 'src/domain/quote/reply-deadlines.ts',
    code: 'instant >= swedishInstant(holiday.from, 0)',
    becomes: 'instant > swedishInstant(holiday.from, 0)',
    why: 'a morning or an evening is never midnight',
  },
  {
    file: 'src/domain/quote/reply-deadlines.ts',
    code: 'instant < swedishInstant(daysLater(holiday.to, 1), 0)',
    becomes: 'instant <= swedishInstant(daysLater(holiday.to, 1), 0)',
    why: 'a morning or an evening is never midnight',
  },
  { file: 'src/domain/quote/reply-deadlines.ts', code: 'since >= ends', becomes: 'since > ends', why: 'at that instant both ways of counting give the same' },
  {
    file: 'src/server/outbox/circuit-breaker.ts',
    code: 'testedSince !== undefined',
    why: 'the difference to undefined is no number, which is less than nothing; the comparison is for the compiler',
  },
  { file: 'src/server/outbox/circuit-breaker.ts', code: '{ restsUntil: 0 }', why: 'no instant compares as one that is over' },
  {
    file: 'src/server/outbox/circuit-breaker.ts',
    code: 'isTest',
    why: 'an outage lasts a minute at least, longer than a test that hangs is waited for',
  },
  {
    file: 'src/server/outbox/deliver-emails.ts',
    code: 'canSendAt !== undefined',
    why: 'a failure of the server always has the instant; the comparison is for the compiler',
  },
  { file: 'src/server/outbox/send-rate.ts', code: '[]', why: 'what is no instant is filtered out before it is counted' },
  {
    file: 'src/server/outbox/send-rate.ts',
    code: 'perMinute === undefined',
    why: 'no number is at least undefined; without the line turns are kept that are never counted',
  },
]

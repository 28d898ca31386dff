import { swedishDateAndTime } from '#domain/sweden/time.ts'

/** An email that arrived. `kind` is the outbox's; `thread` is the same for all that a mail program groups; `about` is the reference of its request. */
export type SentEmail = { at: Date; kind: string; subject: string; to: string; messageId: string; thread: string; about: string | undefined; text: string }

/** References and codes differ at every run. */
const REFERENCE = /F-[0-9A-Z]{7}/g
const CODE = /: \d{6}$/

const INTRO = `# A month of emails

October 2026 on a moved clock, as the real server sent it over SMTP: 36 requests at all hours, some with a drawing, some answered, some not, some
set aside and released, one forwarded and answered at the desk, a holiday on the 24th and 25th, and clocks that change in the night to the 25th. Times are Swedish. Written by
\`npx vitest run tests/emails -u\`; \`tests/emails/a-month.test.ts\` fails when an email leaves at another time, and holds what is promised:

- From 21 to 6 the owner gets what just came in, at once, and no reminder unless its deadline is in that night too (**bold** below).
- A reply that a mail server returns at night is told at 6: nothing can be done about it before.
- All emails to the owner about one request are one thread: their \`References\` name the same id. All to the customer are another. Digests and lists stand alone.`

/** The kinds that come of what is done at the desk. */
const DESK = `| kind | to | answers go to | thread | leaves |
| --- | --- | --- | --- | --- |
| sign-in code | the owner who asked | – | none | at once, within its 15 minutes or not at all; the code stands last in the subject |
| reply | the customer | the owner who wrote it | the customer's, as an answer to the confirmation | at once, as urgent as a new request |
| forwarded | the colleague | the owner who forwarded it | the owner's | at once; a link to the request only to an address of \`MAIL_TO\` |
| reply bounce | each of the owner's addresses | nowhere: the address is wrong | the owner's | once for each returned reply, at 6 if it came at night; the telephone number first, then what the reply said |
| bounce | each of the owner's addresses | nowhere | the owner's | once for a returned confirmation, at once |`

/** The month as docs/emails.md: every email, and the threads as a mail program groups them. */
export function monthInMarkdown(sent: readonly SentEmail[], owner: string): string {
  const emails = sent.toSorted((one, other) => one.at.getTime() - other.at.getTime() || compare(orderKey(one), orderKey(other)))
  const threads = [...new Set(emails.filter(isThreaded).map(({ thread }) => thread))]
  const numberOf = (email: SentEmail) => (isThreaded(email) ? String(threads.indexOf(email.thread) + 1) : '–')
  const rows = emails.map((email) => {
    const [day = '', time = ''] = swedishDateAndTime(email.at).split(' ')
    const quiet = email.to === owner && email.kind.includes('reminder') && (time >= '21:00' || time < '06:00')
    return [
      day,
      quiet ? `**${time}**` : time,
      nameOf(email.kind),
      readable(email.subject),
      email.to === owner ? 'owner' : email.kind === 'forwarded' ? 'colleague' : 'visitor',
      numberOf(email),
    ]
  })
  return [
    INTRO,
    '## Every email',
    summary(emails, owner),
    table([['date', 'time', 'kind', 'subject', 'to', 'thread'], ...rows]),
    '## The desk',
    DESK,
    '## The threads',
    table([
      ['thread', 'request', 'emails'],
      ...threads.map((thread, index) => {
        const inThread = emails.filter((email) => email.thread === thread)
        return [
          String(index + 1),
          readable(inThread[0]?.subject ?? ''),
          inThread.map(({ at, kind }) => `${swedishDateAndTime(at).slice(5)} ${nameOf(kind)}`).join(' · '),
        ]
      }),
    ]),
    '',
  ]
    .join('\n\n')
    .trimEnd()
    .concat('\n')
}

function isThreaded({ thread, messageId }: SentEmail): boolean {
  return thread !== messageId
}

/** What leaves in one moment leaves in any order. */
function orderKey({ kind, subject }: SentEmail): string {
  return `${kind} ${readable(subject)}`
}

function compare(one: string, other: string): number {
  return one < other ? -1 : Number(one > other)
}

function nameOf(kind: string): string {
  return kind === 'owner' ? 'new request' : kind
}

function readable(subject: string): string {
  return subject.replace(REFERENCE, 'F-…').replace(CODE, ': …')
}

function summary(emails: readonly SentEmail[], owner: string): string {
  const counts = new Map<string, number>()
  for (const { kind } of emails) counts.set(nameOf(kind), (counts.get(nameOf(kind)) ?? 0) + 1)
  const toOwner = emails.filter(({ to }) => to === owner).length
  const kinds = [...counts].toSorted(([, one], [, other]) => other - one).map(([kind, count]) => `${count} × ${kind}`)
  return `${emails.length} emails, ${toOwner} of them to the owner: ${kinds.join(', ')}.`
}

function table([head = [], ...rows]: string[][]): string {
  const line = (cells: string[]) => `| ${cells.join(' | ')} |`
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n')
}

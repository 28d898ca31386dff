import { company } from '#content/company.ts'
import { answerInWords, answerNames, choices } from '#content/quote-form.ts'
import type { Quote } from '#domain/quote/quote.ts'
import type { FieldName } from '#domain/quote/quote-request.ts'
import { telephoneLink } from '#domain/sweden/phone.ts'
import { swedishTime } from '#domain/sweden/time.ts'
import type { Envelope } from './envelope.ts'
import { htmlLetter } from './html-letter.tsx'
import type { Mail } from './mail.ts'

const HOUR = 3_600_000

/** What the owner reads in the van: everything that was asked, how to reach the visitor, and when the answer is due. */
export function ownerLetter(quote: Quote, envelope: Envelope): Mail {
  const received = `Förfrågan ${quote.reference} kom ${swedishTime(new Date(quote.receivedAt))}.`
  const due = `Svara senast ${swedishTime(new Date(Date.parse(quote.receivedAt) + company.replyHours * HOUR))}.`
  const answered = (Object.keys(answerNames) as FieldName[]).filter((name) => quote[name] !== '')
  return {
    ...envelope,
    ...replyTo(quote),
    subject: `Offertförfrågan: ${choices.project[quote.project]} (${quote.reference})`,
    text: [received, due, '', ...answered.map((name) => `${answerNames[name]}: ${answerInWords(quote, name)}`), ''].join('\n'),
    html: htmlLetter(
      <>
        <p>
          {received} <strong>{due}</strong>
        </p>
        <table>
          <tbody>
            {answered.map((name) => (
              <tr key={name}>
                <th scope="row">{answerNames[name]}</th>
                <td>{contactLink(quote, name) ?? answerInWords(quote, name)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </>,
    ),
    headers: { 'Auto-Submitted': 'auto-generated' },
  }
}

/** One plain address, or none: the specification's rule also lets through things like "a@example.se,b@example.se". */
function replyTo({ email }: Quote): { replyTo?: string } {
  return /^[^\s@<>()[\]\\,;:"]+@[^\s@<>()[\]\\,;:"]+$/.test(email) ? { replyTo: email } : {}
}

function contactLink(quote: Quote, name: FieldName) {
  if (name === 'phone') return <a href={telephoneLink(quote.phone)}>{quote.phone}</a>
  if (name === 'email') return <a href={`mailto:${encodeURIComponent(quote.email).replace('%40', '@')}`}>{quote.email}</a>
  return undefined
}

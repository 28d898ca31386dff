import type { ReactNode } from 'react'
import { company } from '#content/company.ts'
import { owner, topic, waysTo } from '#content/owner.ts'
import { ownerPage } from '#content/owner-page.ts'
import { answerInWords, answerNames } from '#content/quote-form.ts'
import type { FieldName } from '#domain/quote/quote-request.ts'
import { swedishDeadline, swedishTime } from '#domain/sweden/time.ts'
import type { QuoteRecord } from '../quotes/quote-repository.ts'
import { latestReply, type Reply, ways } from '../quotes/replies.ts'
import { QuoteDrawing } from './quote-drawing.tsx'
import { readShell } from './shell.tsx'

/** What the owner sees behind a signed link. */
export type OwnerPages = {
  quote: (quote: QuoteRecord, page: { formToken: string; error: string | undefined }) => string
  refused: (words: { heading: string; text: string }) => string
}

export function readOwnerPages(siteDir: string): OwnerPages {
  const fill = readShell(siteDir)
  return {
    quote: (quote, { formToken, error }) =>
      fill(
        `${topic(quote)} – ${company.name}`,
        <>
          <Words quote={quote} />
          <div className="sheet follow-up">
            {error && (
              <p className="errors" role="alert">
                {error}
              </p>
            )}
            <Actions quote={quote} formToken={formToken} />
            <Asked quote={quote} />
            <QuoteDrawing quote={quote} />
          </div>
        </>,
      ),
    refused: ({ heading, text }) =>
      fill(
        `${heading} – ${company.name}`,
        <div className="sheet thanks">
          <h1>{heading}</h1>
          <p>{text}</p>
        </div>,
      ),
  }
}

function Words({ quote }: { quote: QuoteRecord }) {
  const ways = waysTo(quote)
  return (
    <div className="contact-words">
      <h1>{topic(quote)}</h1>
      <p className="lead">{state(quote)}</p>
      <a className="call" href={ways.call}>
        <span>{quote.name}</span>
        <strong>{quote.phone}</strong>
      </a>
      <p className="mail">
        <a href={ways.sms}>{ownerPage.ways.sms}</a>
        {' · '}
        {ways.mail && (
          <>
            <a href={ways.mail}>{ownerPage.ways.mail}</a>
            {' · '}
          </>
        )}
        <a href={ways.map}>{ownerPage.ways.map}</a>
      </p>
    </div>
  )
}

function state(quote: QuoteRecord): string {
  const reply = latestReply(quote.replies)
  if (reply) return inWords(reply)
  if (isQuarantined(quote)) return `${ownerPage.quarantined} ${quote.quarantineReason ? owner.quarantineReasons[quote.quarantineReason] : ''}.`
  return `${ownerPage.waiting} ${swedishDeadline(new Date(quote.answerBy))}.`
}

function isQuarantined({ quarantinedAt, releasedAt }: QuoteRecord): boolean {
  return quarantinedAt !== undefined && releasedAt === undefined
}

function inWords({ way, madeAt }: Reply): string {
  return `${owner.ways[way]} ${swedishTime(new Date(madeAt))}`
}

/** What can be done about the quote as it stands. */
function Actions({ quote, formToken }: { quote: QuoteRecord; formToken: string }) {
  const reply = latestReply(quote.replies)
  return (
    <>
      {isQuarantined(quote) ? (
        <Action name="slapp" words={ownerPage.release} formToken={formToken}>
          <p>{ownerPage.release.text}</p>
        </Action>
      ) : (
        <Action name="svar" words={ownerPage.reply} formToken={formToken}>
          {ways.map((way) => (
            <label className="tick" key={way}>
              <input type="radio" name="svar" value={way} required />
              {owner.ways[way]}
            </label>
          ))}
        </Action>
      )}
      {reply && (
        <Action name="angra" words={ownerPage.undo} formToken={formToken}>
          <input type="hidden" name="vilket" value={reply.id} />
          <p>{inWords(reply)}</p>
        </Action>
      )}
      <Action name="anteckning" words={ownerPage.note} formToken={formToken}>
        <label className="field">
          <span className="hint">{ownerPage.note.hint}</span>
          <textarea name="anteckning" rows={3} defaultValue={quote.note} aria-label={ownerPage.note.heading} />
        </label>
      </Action>
    </>
  )
}

type ActionProps = { name: string; words: { heading: string; confirm: string; send: string }; formToken: string; children: ReactNode }

/** A form that does nothing until its tick is set. */
function Action({ name, words, formToken, children }: ActionProps) {
  return (
    <form method="post">
      <fieldset>
        <legend>{words.heading}</legend>
        {children}
        <input type="hidden" name="gor" value={name} />
        <input type="hidden" name="sigill" value={formToken} />
        <label className="tick">
          <input type="checkbox" name="bekrafta" value="ja" required />
          {words.confirm}
        </label>
        <button className="button" type="submit">
          {words.send}
        </button>
      </fieldset>
    </form>
  )
}

function Asked({ quote }: { quote: QuoteRecord }) {
  return (
    <>
      <h2>{ownerPage.asked}</h2>
      <dl>
        {(Object.keys(answerNames) as FieldName[])
          .filter((name) => quote[name] !== '')
          .map((name) => (
            <div key={name}>
              <dt>{answerNames[name]}</dt>
              <dd>{answerInWords(quote, name)}</dd>
            </div>
          ))}
        <div>
          <dt>{ownerPage.received}</dt>
          <dd>
            {swedishTime(new Date(quote.receivedAt))}, {quote.reference}
          </dd>
        </div>
      </dl>
      {quote.replies.length > 0 && <History replies={quote.replies} />}
    </>
  )
}

function History({ replies }: { replies: readonly Reply[] }) {
  return (
    <>
      <h2>{ownerPage.history}</h2>
      <ul>
        {replies.map((reply) => (
          <li key={reply.id}>
            {inWords(reply)}
            {reply.undoneAt && `, ${ownerPage.undone} ${swedishTime(new Date(reply.undoneAt))}`}
          </li>
        ))}
      </ul>
    </>
  )
}

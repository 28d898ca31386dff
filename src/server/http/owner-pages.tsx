import type { ReactNode } from 'react'
import { company } from '#content/company.ts'
import { owner, topic, waysTo } from '#content/owner.ts'
import { ownerPage } from '#content/owner-page.ts'
import { answerInWords, answerNames } from '#content/quote-form.ts'
import type { FieldName } from '#domain/quote/quote-request.ts'
import { swedishDeadline, swedishTime } from '#domain/sweden/time.ts'
import { isQuarantined, type QuoteRecord } from '../quotes/quote-repository.ts'
import { latestReply, type Reply, replyKinds } from '../quotes/replies.ts'
import { QuoteDrawing } from './quote-drawing.tsx'
import { readShell } from './shell.tsx'

/** The pages behind the owner's signed links, as HTML. */
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
          <ContactDetails quote={quote} />
          <div className="sheet follow-up">
            {error && (
              <p className="errors" role="alert">
                {error}
              </p>
            )}
            <Actions quote={quote} formToken={formToken} />
            <RequestAnswers quote={quote} />
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

function ContactDetails({ quote }: { quote: QuoteRecord }) {
  const links = waysTo(quote)
  return (
    <div className="contact-words">
      <h1>{topic(quote)}</h1>
      <p className="lead">{statusOf(quote)}</p>
      <a className="call" href={links.call}>
        <span>{quote.name}</span>
        <strong>{quote.phone}</strong>
      </a>
      <p className="mail">
        <a href={links.sms}>{ownerPage.ways.sms}</a>
        {' · '}
        {links.mail && (
          <>
            <a href={links.mail}>{ownerPage.ways.mail}</a>
            {' · '}
          </>
        )}
        <a href={links.map}>{ownerPage.ways.map}</a>
      </p>
    </div>
  )
}

function statusOf(quote: QuoteRecord): string {
  const reply = latestReply(quote.replies)
  if (reply) return replyInWords(reply)
  if (isQuarantined(quote)) return `${ownerPage.quarantined} ${quote.quarantineReason ? owner.quarantineReasons[quote.quarantineReason] : ''}.`
  return `${ownerPage.waiting} ${swedishDeadline(new Date(quote.answerBy))}.`
}

function replyInWords({ kind, madeAt }: Reply): string {
  return `${owner.ways[kind]} ${swedishTime(new Date(madeAt))}`
}

/** The forms that apply to the quote's state. */
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
          {replyKinds.map((kind) => (
            <label className="tick" key={kind}>
              <input type="radio" name="svar" value={kind} required />
              {owner.ways[kind]}
            </label>
          ))}
        </Action>
      )}
      {reply && (
        <Action name="angra" words={ownerPage.undo} formToken={formToken}>
          <input type="hidden" name="vilket" value={reply.id} />
          <p>{replyInWords(reply)}</p>
        </Action>
      )}
      <Action name="anteckning" words={ownerPage.note} formToken={formToken}>
        <label className="field">
          <span className="hint">{ownerPage.note.hint}</span>
          <textarea name="anteckning" rows={3} aria-label={ownerPage.note.heading} />
        </label>
        {quote.note !== '' && <p>{ownerPage.note.kept}</p>}
      </Action>
      <Action name="lank" words={ownerPage.revoke} formToken={formToken}>
        <p>{ownerPage.revoke.text}</p>
      </Action>
    </>
  )
}

type ActionProps = { name: string; words: { heading: string; confirm: string; send: string }; formToken: string; children: ReactNode }

/** A form that has no effect until its checkbox is ticked. */
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

function RequestAnswers({ quote }: { quote: QuoteRecord }) {
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
      {quote.replies.length > 0 && <ReplyHistory replies={quote.replies} />}
    </>
  )
}

function ReplyHistory({ replies }: { replies: readonly Reply[] }) {
  return (
    <>
      <h2>{ownerPage.history}</h2>
      <ul>
        {replies.map((reply) => (
          <li key={reply.id}>
            {replyInWords(reply)}
            {reply.undoneAt && `, ${ownerPage.undone} ${swedishTime(new Date(reply.undoneAt))}`}
          </li>
        ))}
      </ul>
    </>
  )
}

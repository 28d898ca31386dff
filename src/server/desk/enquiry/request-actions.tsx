import type { ReactNode } from 'react'
import { requestPage } from '#content/desk/request.ts'
import { answeredAt, latestReply } from '#domain/enquiry/replies.ts'
import { type DeedPath, deedsBelow } from '#server/core/http/deeds.ts'
import { PrivateForm } from '#server/core/http/private-form.tsx'
import type { Person } from '#server/core/people/people.ts'
import { isQuarantined, turnOf } from '#server/enquiries/enquiry-record.ts'
import { OWNER_PATH } from '#server/enquiries/owner-links.ts'
import { Action } from './action.tsx'
import type { ReplyDrafting } from './reply-drafting.ts'
import type { RequestDeed } from './request-deeds.ts'
import { ButtonForm, CloseForm, ForwardForm, NoteForm, type RefusedForm, ReplyForm, SaidForm, TakeForm, UndoReply } from './request-forms.tsx'
import type { DeskRequest } from './requests.ts'

type ActionsProps = {
  request: DeskRequest
  path: string
  /** The template that was asked for, as it stands in the address. */
  search: string
  formToken: string
  people: readonly Person[]
  now: Date
  /** The name of who is signed in. */
  me: string
  /** Undefined where no reply can be written. */
  drafting: ReplyDrafting | undefined
  /** Which part stands open, as the address says. */
  opened: string | undefined
  refused: RefusedForm | undefined
  /** What can be done about the visit. */
  visiting: ReactNode
}

type FormProps = { to: DeedPath<RequestDeed>; formToken: string }

/** What can be done about a request, as far as its state allows. */
export function RequestActions(props: ActionsProps) {
  const { request, path, search, formToken, people, me, visiting } = props
  const form = { to: deedsBelow<RequestDeed>(path, search), formToken }
  const { enquiry } = request
  if (isQuarantined(enquiry)) return <Quarantined {...props} {...form} />
  return (
    <section className="desk-actions" aria-labelledby="gor">
      <h2 id="gor">{requestPage.actions}</h2>
      {enquiry.closed && <Reopen {...form} />}
      {turnOf(enquiry, props.now).whose === 'ours' && answeredAt(enquiry.replies) !== undefined && (
        <ButtonForm action={form.to('klart')} send={requestPage.handled} formToken={formToken} />
      )}
      {people.filter(({ role }) => role === 'owner').length > 1 && !enquiry.closed && <TakeForm takenBy={enquiry.takenBy} me={me} {...form} />}
      <Replying {...props} {...form} />
      {!enquiry.closed && visiting}
      <OtherActions {...props} {...form} />
      <Erasing path={path} />
      <Foot path={path} isClosed={enquiry.closed !== undefined} />
    </section>
  )
}

/** What is done most, where the thumb is. Each opens its part: the same page, a moment later, also without script. */
function Foot({ path, isClosed }: { path: string; isClosed: boolean }) {
  const { foot } = requestPage
  const links = [['svar', foot.reply], ...(isClosed ? [] : [['besok', foot.visit]]), ['anteckna', foot.note], ...(isClosed ? [] : [['stang', foot.close]])]
  return (
    <nav className="desk-foot" aria-label={foot.label}>
      <ul>
        {links.map(([part, words]) => (
          <li key={part}>
            <a href={`${path}?oppna=${part}#${part}`}>{words}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Quarantined({ to, formToken, path }: ActionsProps & FormProps) {
  const { release } = requestPage
  return (
    <section className="desk-actions">
      <PrivateForm action={to('slapp')} heading={release.heading} send={release.send} formToken={formToken}>
        <p>{release.text}</p>
      </PrivateForm>
      <p>
        <a href={`${OWNER_PATH}?lista=misstankt-skrap`}>{release.keep}</a>
      </p>
      <Erasing path={path} />
    </section>
  )
}

function Reopen({ to, formToken }: FormProps) {
  return (
    <div className="desk-reopen">
      <p>{requestPage.reopen.text}</p>
      <ButtonForm action={to('oppna')} send={requestPage.reopen.send} formToken={formToken} />
    </div>
  )
}

function Replying({ request, to, formToken, path, drafting, refused }: ActionsProps & FormProps) {
  const { enquiry } = request
  const { reply, said, seen } = requestPage
  const latest = latestReply(enquiry.replies)
  return (
    <>
      <Action id="svar" summary={latest ? reply.again : reply.summary} isOpen={drafting?.isOpen ?? false}>
        {drafting ? <ReplyForm to={to} formToken={formToken} enquiry={enquiry} path={path} {...drafting} /> : <p>{reply.noAddress}</p>}
      </Action>
      {!enquiry.closed && (
        <Action id="besvarad" summary={said.summary} isOpen={refused?.deed === 'svar'}>
          <SaidForm to={to} formToken={formToken} />
        </Action>
      )}
      <UndoReply request={request} to={to} formToken={formToken} />
      {enquiry.seenAt === undefined && !latest && !enquiry.closed && (
        <PrivateForm action={to('sett')} heading={seen.heading} send={seen.send} formToken={formToken}>
          <p>{seen.text}</p>
        </PrivateForm>
      )}
    </>
  )
}

function OtherActions({ request: { enquiry }, to, formToken, opened, refused }: ActionsProps & FormProps) {
  const of = (deed: RequestDeed) => (refused?.deed === deed ? refused : undefined)
  return (
    <>
      <Action id="anteckna" summary={requestPage.note.summary} isOpen={opened === 'anteckna' || of('anteckning') !== undefined}>
        <NoteForm to={to} formToken={formToken} refused={of('anteckning')} />
      </Action>
      <Action id="vidare" summary={requestPage.forward.summary} isOpen={of('vidare') !== undefined}>
        <ForwardForm to={to} formToken={formToken} refused={of('vidare')} />
      </Action>
      {!enquiry.closed && (
        <Action id="stang" summary={requestPage.close.summary} isOpen={opened === 'stang' || of('stang') !== undefined}>
          <CloseForm to={to} formToken={formToken} refused={of('stang')} />
        </Action>
      )}
      <Action id="lanken" summary={requestPage.revoke.summary}>
        <p>{requestPage.revoke.text}</p>
        <ButtonForm action={to('lank')} send={requestPage.revoke.send} formToken={formToken} />
      </Action>
    </>
  )
}

function Erasing({ path }: { path: string }) {
  return (
    <Action id="radera" summary={requestPage.erase.summary}>
      <p>{requestPage.erase.text}</p>
      <p>
        <a className="button outlined" href={`${path}/radera`}>
          {requestPage.erase.next}
        </a>
      </p>
    </Action>
  )
}

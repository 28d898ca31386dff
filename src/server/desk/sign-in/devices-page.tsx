import { deviceWords } from '#content/desk/devices.ts'
import type { Role } from '#domain/role.ts'
import { swedishTime } from '#domain/sweden/time.ts'
import { deedsBelow } from '#server/core/http/deeds.ts'
import { FormError, TokenForm } from '#server/core/http/private-form.tsx'
import { OWNER_PATH } from '#server/enquiries/owner-links.ts'
import { DeskDone } from '../desk-done.tsx'
import type { DeskPages } from '../desk-shell.tsx'
import type { Passkey } from './desk-passkeys.ts'
import type { DeskSession } from './desk-sessions.ts'
import { PasskeyForm } from './passkey-form.tsx'
import type { SignedIn } from './sessions.ts'

export const DEVICES = `${OWNER_PATH}/enheter`
export type DeviceDeed = 'avsluta' | 'avsluta-alla' | 'lagg-till' | 'ta-bort'

const to = deedsBelow<DeviceDeed>(DEVICES)

type DevicesPage = {
  signedIn: SignedIn
  sessions: readonly DeskSession[]
  passkeys: readonly Passkey[]
  /** The id of the passkey that was added or used here. */
  ofThisBrowser: string | undefined
  formToken: string
  /** The way to sign in again, where that is needed before anything can be changed. */
  again: string | undefined
  done: string | undefined
  error: string | undefined
}

/** /agare/enheter */
export function devicesPage(
  pages: Pick<DeskPages, 'fill'>,
  { signedIn, sessions, passkeys, ofThisBrowser, formToken, again, done, error }: DevicesPage,
): Promise<string> {
  const { heading, lead } = deviceWords
  return pages.fill({
    title: heading,
    place: 'enheter',
    role: signedIn.role,
    usesPasskeys: true,
    content: (
      <>
        <header className="desk-heading">
          <h1>{heading}</h1>
          <p className="desk-lead">{lead(signedIn.name, signedIn.address)}</p>
        </header>
        <FormError error={error} />
        <DeskDone words={done} />
        {again && <SignInAgain way={again} />}
        <Sessions sessions={sessions} current={signedIn.sessionId} formToken={formToken} canChange={!again} />
        <Passkeys passkeys={passkeys} ofThisBrowser={ofThisBrowser} formToken={formToken} canChange={!again} />
        {!again && <EndAll formToken={formToken} />}
      </>
    ),
  })
}

export function SignInAgain({ way }: { way: string }) {
  const { text, send } = deviceWords.again
  return (
    <div className="devices-again">
      <p>{text}</p>
      <a className="button outlined" href={way}>
        {send}
      </a>
    </div>
  )
}

function Sessions({ sessions, current, formToken, canChange }: { sessions: readonly DeskSession[]; current: string; formToken: string; canChange: boolean }) {
  const { heading, this: thisOne, ways, used, end, endOf } = deviceWords.sessions
  const ordered = sessions.toSorted((one, other) => Number(other.idHash === current) - Number(one.idHash === current))
  return (
    <section className="devices-part" aria-labelledby="inloggade">
      <h2 id="inloggade">{heading}</h2>
      <ul className="devices">
        {ordered.map(({ idHash, device, way, lastUsedAt, signedInAt }) => (
          <li key={idHash}>
            <div>
              <h3>{device}</h3>
              {idHash === current && <p className="devices-this">{thisOne}</p>}
              <p>
                {ways[way]} {swedishTime(new Date(signedInAt))}
              </p>
              {idHash !== current && (
                <p>
                  {used} {swedishDate(lastUsedAt)}
                </p>
              )}
            </div>
            {(canChange || idHash === current) && <RowForm deed="avsluta" fields={{ enhet: idHash }} formToken={formToken} send={end} label={endOf(device)} />}
          </li>
        ))}
      </ul>
    </section>
  )
}

type PasskeysProps = Pick<DevicesPage, 'passkeys' | 'ofThisBrowser' | 'formToken'> & { canChange: boolean }

function Passkeys({ passkeys, ofThisBrowser, formToken, canChange }: PasskeysProps) {
  const { heading, text, none, added, used, never, remove, removeOf, add, failed, known, unsupported } = deviceWords.passkeys
  return (
    <section className="devices-part" aria-labelledby="nycklar">
      <h2 id="nycklar">{heading}</h2>
      <p className="desk-lead">{text}</p>
      {passkeys.length === 0 ? (
        <p>{none}</p>
      ) : (
        <ul className="devices">
          {passkeys.map(({ id, name, addedAt, lastUsedAt }) => (
            <li key={id}>
              <div>
                <h3>{name}</h3>
                {id === ofThisBrowser && <p className="devices-this">{deviceWords.sessions.this}</p>}
                <p>
                  {added} {swedishDate(addedAt)}
                </p>
                <p>{lastUsedAt === undefined ? never : `${used} ${swedishDate(lastUsedAt)}`}</p>
              </div>
              {canChange && <RowForm deed="ta-bort" fields={{ nyckel: id }} formToken={formToken} send={remove} label={removeOf(name)} />}
            </li>
          ))}
        </ul>
      )}
      {canChange && (
        <>
          <PasskeyForm
            does="create"
            action={to('lagg-till')}
            options={`${DEVICES}/fraga`}
            fields={{ sigill: formToken }}
            send={add}
            failed={failed}
            known={known}
            outlined
          />
          <p className="desk-hint passkey-unsupported">{unsupported}</p>
        </>
      )}
    </section>
  )
}

function EndAll({ formToken }: { formToken: string }) {
  const { heading, text, send } = deviceWords.endAll
  return (
    <section className="devices-part" aria-labelledby="alla">
      <h2 id="alla">{heading}</h2>
      <p className="desk-lead">{text}</p>
      <RowForm deed="avsluta-alla" formToken={formToken} send={send} />
    </section>
  )
}

type RowFormProps = { deed: DeviceDeed; fields?: Record<string, string>; formToken: string; send: string; label?: string }

function RowForm({ deed, ...form }: RowFormProps) {
  return <TokenForm action={to(deed)} button="button outlined" {...form} />
}

/** "21 november 2026" */
function swedishDate(instant: string): string {
  return date.format(new Date(instant))
}

const date = new Intl.DateTimeFormat('sv-SE', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'Europe/Stockholm' })

type OfferPage = { role: Role; formToken: string; till: string }

/** After signing in by code, in a browser that knows passkeys. */
export function offerPage(pages: Pick<DeskPages, 'fill'>, { role, formToken, till }: OfferPage): Promise<string> {
  const { heading, text, add, later } = deviceWords.offer
  return pages.fill({
    title: heading,
    role,
    usesPasskeys: true,
    content: (
      <div className="sheet sign-in">
        <h1>{heading}</h1>
        <p className="desk-lead">{text}</p>
        <PasskeyForm
          does="create"
          action={to('lagg-till')}
          options={`${DEVICES}/fraga`}
          fields={{ sigill: formToken, till }}
          send={add}
          failed={deviceWords.passkeys.failed}
          known={deviceWords.passkeys.known}
        />
        <a className="button large outlined" href={till}>
          {later}
        </a>
      </div>
    ),
  })
}

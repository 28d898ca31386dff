import type { ReactNode } from 'react'
import { signInWords } from '#content/desk/sign-in.ts'
import { FormError, TokenForm } from '#server/core/http/private-form.tsx'
import { OWNER_PATH } from '#server/enquiries/owner-links.ts'
import { DeskField } from '../desk-field.tsx'
import type { DeskPages } from '../desk-shell.tsx'
import { PasskeyForm } from './passkey-form.tsx'

export const SIGN_IN = `${OWNER_PATH}/logga-in`
const PASSKEY = `${SIGN_IN}/nyckel`

type AddressPage = {
  formToken: string
  /** Whether one was added or used in this browser: then it is the first way. */
  hasPasskey: boolean
  /** Where signing in leads. */
  till: string
  /** Why one must sign in again. */
  note?: string | undefined
  address?: string | undefined
  /** `error`: at the field; `trouble`: of the form as a whole. */
  error?: string | undefined
  trouble?: string | undefined
}

/** Where the address is typed. */
export function addressPage(pages: Pick<DeskPages, 'fillAlone'>, { formToken, hasPasskey, till, note, address, error, trouble }: AddressPage): string {
  const { heading, lead, address: words, send, passkey } = signInWords
  const byPasskey = (
    <PasskeyForm
      does="get"
      action={PASSKEY}
      options={`${PASSKEY}/fraga`}
      fields={{ sigill: formToken, till }}
      send={passkey.use}
      failed={passkeyFailed(hasPasskey)}
      outlined
    />
  )
  const or = <p className="sign-in-or">{passkey.or}</p>
  return signInPage(
    pages,
    { heading, usesPasskeys: true },
    <>
      <p className="desk-lead">{note ?? lead}</p>
      <FormError error={trouble} />
      {hasPasskey && (
        <>
          {byPasskey}
          {or}
        </>
      )}
      <TokenForm action={SIGN_IN} noValidate formToken={formToken} fields={{ till }} send={send}>
        <DeskField
          name="adress"
          label={words.label}
          hint={words.hint}
          error={error}
          type="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={254}
          enterKeyHint="send"
          defaultValue={address}
        />
      </TokenForm>
      {!hasPasskey && (
        <>
          {or}
          {byPasskey}
        </>
      )}
    </>,
  )
}

/** What is said where it did not work: a browser in which none was used may have none. */
export function passkeyFailed(hasPasskey: boolean): string {
  const { failed, without } = signInWords.passkey
  return hasPasskey ? failed : without
}

/** `sentTo`: the address, masked; whether it is anybody's is not said. */
type CodePage = { formToken: string; till: string; sentTo: string | undefined; error?: string | undefined; trouble?: string | undefined; hasEnded?: boolean }

/** Where the code is typed. */
export function codePage(pages: Pick<DeskPages, 'fillAlone'>, { formToken, till, sentTo, error, trouble, hasEnded = false }: CodePage): string {
  const { code } = signInWords
  const again = `${SIGN_IN}?till=${encodeURIComponent(till)}`
  return signInPage(
    pages,
    { heading: code.heading, usesPasskeys: true },
    <>
      <FormError error={trouble} />
      {hasEnded ? (
        <a className="button large" href={again}>
          {code.again}
        </a>
      ) : (
        <>
          <p className="desk-lead">
            {code.sent(sentTo)} <a href={again}>{code.change}</a>
          </p>
          <TokenForm action={`${SIGN_IN}/kod`} noValidate formToken={formToken} fields={{ till }} send={code.send}>
            <input type="hidden" name="kan-nyckel" value="" data-knows-passkeys="" />
            <DeskField
              name="kod"
              label={code.label}
              error={error}
              className="desk-code"
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={12}
              enterKeyHint="go"
              autoFocus
            />
          </TokenForm>
          <p className="desk-hint">
            {code.late} <a href={again}>{code.again}</a>
          </p>
        </>
      )}
    </>,
  )
}

type Message = { heading: string; text: string; children?: ReactNode }

/** A page of words, for who is signed out. */
export function deskMessage(pages: Pick<DeskPages, 'fillAlone'>, { heading, text, children }: Message): string {
  return signInPage(
    pages,
    { heading },
    <>
      <p className="desk-lead">{text}</p>
      {children}
    </>,
  )
}

function signInPage(
  pages: Pick<DeskPages, 'fillAlone'>,
  { heading, usesPasskeys = false }: { heading: string; usesPasskeys?: boolean },
  content: ReactNode,
): string {
  return pages.fillAlone({
    title: heading,
    usesPasskeys,
    content: (
      <div className="sheet sign-in">
        <h1>{heading}</h1>
        {content}
      </div>
    ),
  })
}

import { owner } from '#content/company/owner.ts'
import { signInWords } from '#content/desk/sign-in.ts'
import { systemPage as words } from '#content/desk/system.ts'
import { keysOf } from '#domain/keys-of.ts'
import { swedishTime } from '#domain/sweden/time.ts'
import { deedsBelow } from '#server/core/http/deeds.ts'
import { FormError, PrivateForm } from '#server/core/http/private-form.tsx'
import { OWNER_PATH } from '#server/enquiries/owner-links.ts'
import type { CheckResult } from '#server/operation/check-result.ts'
import type { Health } from '#server/operation/health.ts'
import type { UndeliveredEmail } from '#server/operation/undelivered-emails.ts'

export const SYSTEM_PATH = `${OWNER_PATH}/laget`
/** What can be done about an email that was given up. */
const emailDeeds = { 'skicka-igen': words.givenUp.resend, sett: words.givenUp.acknowledge } as const
export type SystemDeed = 'kontrollera' | keyof typeof emailDeeds

const to = deedsBelow<SystemDeed>(SYSTEM_PATH)

/** `unavailable`: the checks could not be made. */
export type Checks = { at: Date; results: readonly CheckResult[] } | 'unavailable'

type SystemPageProps = {
  /** Undefined when requests cannot be stored. */
  health: Health | undefined
  undelivered: readonly UndeliveredEmail[]
  /** The latest, if they were made. */
  checks: Checks | undefined
  formToken: string
  /** What was just done, in words. */
  done: string | undefined
  /** A form had stood open for too long. */
  isExpired: boolean
}

/** How the site itself is doing, and what to do about it. */
export function SystemPage({ health, undelivered, checks, formToken, done, isExpired }: SystemPageProps) {
  const troubles = troublesOf(health)
  return (
    <div className="desk-state">
      <h1>{words.title}</h1>
      {done && (
        <p className="desk-done" role="status">
          {done}
        </p>
      )}
      <FormError error={isExpired ? signInWords.expired : undefined} />
      {troubles.length === 0 && undelivered.length === 0 ? <p>{words.good}</p> : <p>{words.bad}</p>}
      {troubles.length > 0 && (
        <ul className="desk-notices">
          {troubles.map((trouble) => (
            <li className="bad" key={trouble}>
              {trouble}
            </li>
          ))}
        </ul>
      )}
      <h2>{words.givenUp.heading}</h2>
      {undelivered.length === 0 ? <p>{words.givenUp.none}</p> : <p>{words.givenUp.text}</p>}
      {undelivered.map((email) => (
        <GivenUp key={email.id} email={email} formToken={formToken} />
      ))}
      <PrivateForm action={to('kontrollera')} heading={words.checks.heading} send={words.checks.run} formToken={formToken}>
        <p className="desk-lead">{words.checks.text}</p>
      </PrivateForm>
      {checks && <CheckResults checks={checks} />}
    </div>
  )
}

/** In words, with what to do; the worst first. */
function troublesOf(health: Health | undefined): string[] {
  if (!health) return [words.cannotStore]
  const { lowOnSpace, emails, mailServer, quarantineUnseen } = health
  return [
    ...(mailServer ? [`${words.failures[mailServer]} ${words.outage}`] : []),
    ...(emails.overdue > 0 ? [`${emails.overdue} ${words.overdue}`] : []),
    ...(quarantineUnseen ? [words.quarantine] : []),
    ...(lowOnSpace ? [words.lowOnSpace] : []),
  ]
}

function GivenUp({ email, formToken }: { email: UndeliveredEmail; formToken: string }) {
  const { id, kind, reference, givenUpAt, failure, response } = email
  return (
    <section className="given-up">
      <h3>
        {owner.emails[kind]}
        {reference && `, ${reference}`}
      </h3>
      <p>
        {swedishTime(new Date(givenUpAt))}. {failure && words.givenUp.failures[failure]}
      </p>
      {response && <p className="desk-hint">{response}</p>}
      <div className="choices">
        {keysOf(emailDeeds).map((deed) => (
          <PrivateForm
            key={deed}
            action={to(deed)}
            heading={emailDeeds[deed]}
            isHeadingHidden
            send={emailDeeds[deed]}
            isSecond={deed === 'sett'}
            formToken={formToken}
          >
            <input type="hidden" name="mejl" value={id} />
          </PrivateForm>
        ))}
      </div>
    </section>
  )
}

function CheckResults({ checks }: { checks: Checks }) {
  if (checks === 'unavailable') return <p role="alert">{words.checks.failed}</p>
  const found = checks.results.filter(({ symbol }) => symbol === '✗').length
  return (
    <>
      <p>
        {swedishTime(checks.at)}: {found === 0 ? words.checks.nothing : `${found} ${found === 1 ? words.checks.foundOne : words.checks.found}`}
      </p>
      <ul className="desk-notices">
        {checks.results.map(({ symbol, sentence }) => (
          <li className={symbol === '✗' ? 'bad' : undefined} key={sentence}>
            <strong>{words.checks.symbols[symbol]}.</strong> {sentence}
          </li>
        ))}
      </ul>
    </>
  )
}

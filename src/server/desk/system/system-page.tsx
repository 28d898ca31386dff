import { rotSentence } from '#content/company/rot-law.ts'
import { systemPage as words } from '#content/desk/system.ts'
import { emailKinds } from '#content/emails.ts'
import { rotWords } from '#content/publishing/rot-words.ts'
import { keysOf } from '#domain/keys-of.ts'
import { swedishTime } from '#domain/sweden/time.ts'
import { deedsBelow } from '#server/core/http/deeds.ts'
import { FormError, PrivateForm } from '#server/core/http/private-form.tsx'
import { OWNER_PATH } from '#server/enquiries/owner-links.ts'
import type { CheckResult } from '#server/operation/check-result.ts'
import type { Health } from '#server/operation/health.ts'
import type { UndeliveredEmail } from '#server/operation/undelivered-emails.ts'
import { DeskDone } from '../desk-done.tsx'

export const SYSTEM_PATH = `${OWNER_PATH}/laget`
/** Where the site's rate is changed (publishing). */
const ROT_PATH = `${OWNER_PATH}/webbplatsen`
/** What can be done about an email that was given up. */
const emailDeeds = { 'skicka-igen': words.givenUp.resend, sett: words.givenUp.acknowledge } as const
export type SystemDeed = 'kontrollera' | 'kopiera' | keyof typeof emailDeeds

const to = deedsBelow<SystemDeed>(SYSTEM_PATH)

export type Checks = { at: Date; results: readonly CheckResult[] }

type SystemPageProps = {
  /** Undefined when requests cannot be stored. */
  health: Health | undefined
  undelivered: readonly UndeliveredEmail[]
  /** Whether there is a mail server; without one emails are files. */
  isMailSent: boolean
  /** What the site says, and the law of today if it says otherwise. */
  rot: { published: number; lawful: Parameters<typeof rotSentence>[0] | undefined }
  /** The latest, if they were made. */
  checks: Checks | undefined
  formToken: string
  /** What was just done, in words. */
  done: string | undefined
  /** Why what was just asked for was not done, in words. */
  error: string | undefined
}

/** How the site itself is doing, and what to do about it: first what is wrong. */
export function SystemPage({ health, undelivered, isMailSent, rot, checks, formToken, done, error }: SystemPageProps) {
  const results = checks?.results ?? []
  const failed = results.filter(({ symbol }) => symbol === '✗').map(({ sentence }) => sentence)
  const troubles = [...new Set([...troublesOf(health), ...(isMailSent ? [] : [words.noMailServer]), ...failed])]
  const isTroubled = troubles.length > 0 || undelivered.length > 0 || rot.lawful !== undefined
  return (
    <div className="desk-state">
      <h1>{words.title}</h1>
      <DeskDone words={done} />
      <FormError error={error} />
      <p>{isTroubled ? words.bad : answerOf(results)}</p>
      {checks && <p className="desk-hint">{`${words.checkedAt} ${swedishTime(checks.at)}.`}</p>}
      {(troubles.length > 0 || rot.lawful) && (
        <ul className="desk-notices">
          {troubles.map((trouble) => (
            <li className="bad" key={trouble}>
              {trouble}
            </li>
          ))}
          {rot.lawful && (
            <li className="bad">
              {rotWords.says(rot.published)} {rotSentence(rot.lawful)} <a href={ROT_PATH}>{rotWords.open}</a>
            </li>
          )}
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
      <PrivateForm action={to('kopiera')} heading={words.backup.heading} send={words.backup.make} isSecond formToken={formToken}>
        <p className="desk-lead">{words.backup.text}</p>
      </PrivateForm>
      <OtherResults results={results.filter(({ symbol }) => symbol !== '✗')} />
    </div>
  )
}

/** Of a site of which nothing is known to be wrong. */
function answerOf(results: readonly CheckResult[]): string {
  if (results.length === 0) return words.unchecked
  return results.every(({ symbol }) => symbol === '✓') ? words.good : words.partly
}

/** In words, with what to do; the worst first. */
function troublesOf(health: Health | undefined): string[] {
  if (!health) return [words.cannotStore]
  const { lowOnSpace, emails, mailServer, quarantineUnseen } = health
  return [
    ...(mailServer && mailServer !== 'not set' ? [`${words.failures[mailServer]} ${words.outage}`] : []),
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
        {emailKinds[kind].name}
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

/** What was checked and is not wrong. */
function OtherResults({ results }: { results: readonly CheckResult[] }) {
  if (results.length === 0) return null
  return (
    <>
      <h2>{words.checks.results}</h2>
      <ul className="desk-notices">
        {results.map(({ symbol, sentence }) => (
          <li key={sentence}>
            <strong>{words.checks.symbols[symbol]}.</strong> {sentence}
          </li>
        ))}
      </ul>
    </>
  )
}

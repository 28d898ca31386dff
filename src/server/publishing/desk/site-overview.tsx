import type { LaunchPoint } from '#content/checks/launch-points.ts'
import { otherRotRate, rotSentence } from '#content/company/rot-law.ts'
import { rotWords } from '#content/publishing/rot-words.ts'
import { sitePage } from '#content/publishing/site.ts'
import { siteParts } from '#content/publishing/site-forms.ts'
import { keysOf } from '#domain/keys-of.ts'
import { swedishTime } from '#domain/sweden/time.ts'
import { FormError, TokenForm } from '#server/core/http/private-form.tsx'
import { DeskDone } from '#server/desk/desk-done.tsx'
import { OWNER_PATH } from '#server/enquiries/owner-links.ts'
import type { DraftedSite } from '../publishing.ts'
import type { SiteVersion } from '../site-versions.ts'
import type { Difference } from './difference.ts'
import { Differences } from './differences.tsx'
import { MissingPicturesSaid, type MissingSaid } from './missing-pictures.tsx'
import type { BuiltPicture } from './picture-fields.tsx'
import { differencesBetween } from './site-differences.ts'
import { LaunchList } from './site-launch.tsx'
import { formAbove, isFormPart, isListPart, listsUnder } from './site-parts.ts'
import { SITE_PATH, seenField, toSite, toVersion } from './site-path.ts'
import { summaryOf } from './site-summary.ts'

/** The form's field for that pages may become heavy. */
export const ACCEPTED = 'tung'

type OverviewProps = {
  site: DraftedSite
  versions: readonly SiteVersion[]
  launch: readonly LaunchPoint[]
  missing: readonly MissingSaid[]
  builtPicture: BuiltPicture
  formToken: string
  /** What was just done. */
  done: keyof typeof sitePage.said | undefined
  /** 'YYYY-MM-DD' */
  today: string
  error: string | undefined
  /** The error is that pages become heavy, which the next press accepts. */
  isHeavy: boolean
}

/** What the site says, what is drafted, and what was published before. */
export function SiteOverview({ site, versions, launch, missing, builtPicture, formToken, done, today, error, isHeavy }: OverviewProps) {
  const { draft, drafted, published, first, latest, seen } = site
  const [toDraft, fromFirst] = [differencesBetween(published, drafted), differencesBetween(first, published)]
  return (
    <div className="desk-site">
      <div className="desk-heading">
        <h1>{sitePage.title}</h1>
        <p className="desk-lead">{sitePage.lead}</p>
      </div>
      <DeskDone words={done && sitePage.said[done]} />
      {done === 'publicerat' && latest && <AfterPublishing latest={latest} formToken={formToken} />}
      <FormError error={error} />
      <MissingPicturesSaid missing={missing} />
      {draft ? (
        <Draft site={site} draft={draft} differences={toDraft} builtPicture={builtPicture} formToken={formToken} isHeavy={isHeavy} />
      ) : (
        <p>{latest ? publishedWords(latest) : sitePage.asBuilt}</p>
      )}
      <RotOffer rot={drafted.facts.rot} today={today} seen={seen} formToken={formToken} />
      <section aria-labelledby="delar" className="site-section">
        <h2 id="delar">{sitePage.parts}</h2>
        <ul className="site-parts">
          {shownParts.map((part) => (
            <li key={part}>
              <h3>
                <a href={`${SITE_PATH}/${part}`}>{siteParts[part].title}</a>
              </h3>
              <p className="desk-hint">{summaryOf(part, drafted)}</p>
              <PartStatus part={part} toDraft={toDraft} fromFirst={fromFirst} />
            </li>
          ))}
          <li>
            <h3>
              <a href={`${OWNER_PATH}/semester`}>{sitePage.holiday.title}</a>
            </h3>
            <p className="desk-hint">{sitePage.holiday.text}</p>
          </li>
        </ul>
      </section>
      <LaunchList points={launch} missing={missing} decided={drafted.decided} seen={seen} formToken={formToken} />
      {versions.length > 0 && <Versions versions={versions} />}
    </div>
  )
}

/** The site as it is now, and back to what it was. */
function AfterPublishing({ latest: { number }, formToken }: { latest: SiteVersion; formToken: string }) {
  const words = sitePage.draft
  return (
    <TokenForm
      action={toVersion(number - 1)('ga-tillbaka')}
      className="site-publish"
      formToken={formToken}
      fields={{ senaste: number }}
      send={words.undo}
      button="text-button"
    >
      <a className="button outlined" href="/">
        {words.see}
      </a>
    </TokenForm>
  )
}

type RotOfferProps = { rot: { percent: number }; today: string; seen: string | undefined; formToken: string }

/** Where the site says another ROT rate than the law of today. The owner changes it with one tap; it is never changed by itself. */
function RotOffer({ rot, today, seen, formToken }: RotOfferProps) {
  const lawful = otherRotRate(rot, today)
  return (
    lawful && (
      <section aria-labelledby="rot" className="site-warning">
        <h2 id="rot">{rotWords.heading}</h2>
        <p>{`${rotWords.says(rot.percent)} ${rotSentence(lawful)}`}</p>
        <TokenForm action={toSite('rot')} formToken={formToken} fields={seenField(seen)} send={rotWords.change(lawful.percent)} button="button" />
      </section>
    )
  )
}

/** A list that belongs to a form is reached from there. */
const shownParts = keysOf(siteParts).filter((part) => !isListPart(part) || formAbove(part) === undefined)

function PartStatus({ part, toDraft, fromFirst }: { part: keyof typeof siteParts; toDraft: readonly Difference[]; fromFirst: readonly Difference[] }) {
  const parts = [part, ...(isFormPart(part) ? listsUnder(part) : [])]
  const isIn = (difference: Difference) => parts.some((one) => one === difference.part)
  if (toDraft.some(isIn)) return <p className="site-status drafted">{sitePage.inDraft}</p>
  return fromFirst.some(isIn) ? <p className="site-status">{sitePage.changed}</p> : null
}

type DraftProps = {
  site: DraftedSite
  draft: NonNullable<DraftedSite['draft']>
  differences: readonly Difference[]
  builtPicture: BuiltPicture
  formToken: string
  isHeavy: boolean
}

function Draft({ site, draft, differences, builtPicture, formToken, isHeavy }: DraftProps) {
  const words = sitePage.draft
  return (
    <section aria-labelledby="utkast" className="site-draft">
      <h2 id="utkast">{words.heading}</h2>
      <p className="desk-hint">{`${words.savedBy} ${draft.savedBy}, ${swedishTime(new Date(draft.savedAt))}.`}</p>
      <Differences differences={differences} words={words} builtPicture={builtPicture} />
      <p>
        <a className="button outlined large" href={`${SITE_PATH}/prov/`}>
          {words.preview}
        </a>
      </p>
      <TokenForm
        action={toSite('publicera')}
        className="site-publish"
        formToken={formToken}
        fields={{ ...seenField(site.seen), ...(isHeavy && { [ACCEPTED]: 'ja' }) }}
      >
        <button className="button large" type="submit">
          {isHeavy ? words.publishAnyway : words.publish}
        </button>
        <button className="text-button" type="submit" formAction={toSite('kasta')}>
          {words.discard}
        </button>
      </TokenForm>
    </section>
  )
}

function Versions({ versions }: { versions: readonly SiteVersion[] }) {
  const words = sitePage.versions
  return (
    <section aria-labelledby="versioner" className="site-section">
      <h2 id="versioner">{words.heading}</h2>
      <p className="desk-lead">{words.text}</p>
      <ol className="site-versions" reversed>
        {versions.map((version, index) => (
          <li key={version.number}>
            <a href={`${SITE_PATH}/version/${version.number}`}>{`${words.version} ${version.number}`}</a>
            {index === 0 && ` (${words.current})`}
            <span className="desk-hint">{versionWords(version)}</span>
          </li>
        ))}
        <li>
          <a href={`${SITE_PATH}/version/0`}>{words.first}</a>
        </li>
      </ol>
    </section>
  )
}

/** "Anna, lördag 21 november kl. 13:17, gick tillbaka till version 3" */
export function versionWords({ publishedBy, publishedAt, restores }: SiteVersion): string {
  const words = sitePage.versions
  const restored = restores === undefined ? '' : `, ${restores === 0 ? words.restoredFirst : `${words.restored} ${restores}`}`
  return `${publishedBy}, ${swedishTime(new Date(publishedAt))}${restored}`
}

function publishedWords(version: SiteVersion): string {
  return `${sitePage.publishedBy} ${versionWords(version)}.`
}

import type { LaunchPoint } from '#content/checks/launch-points.ts'
import { sitePage, siteParts } from '#content/desk/site.ts'
import { pairPage } from '#content/desk/site-pictures.ts'
import type { SiteContent } from '#content/site-content.ts'
import { keysOf } from '#domain/keys-of.ts'
import { swedishTime } from '#domain/sweden/time.ts'
import type { Conflict } from '../../../publishing/changes.ts'
import type { DraftedSite } from '../../../publishing/publishing.ts'
import type { SiteVersion } from '../../../publishing/site-versions.ts'
import { OWNER_PATH } from '../../../quotes/owner-links.ts'
import { FormError } from '../../private-form.tsx'
import { type Difference, differencesBetween, shown } from './site-differences.ts'
import { fieldsOf, isFormPart, partOf } from './site-parts.ts'

export const SITE_PATH = `${OWNER_PATH}/webbplatsen`
/** The form's field for which draft it was made from. */
export const SEEN = 'utkast'
/** And for that pages may become heavy. */
export const ACCEPTED = 'tung'

type OverviewProps = {
  site: DraftedSite
  /** The repository's. */
  usual: SiteContent
  versions: readonly SiteVersion[]
  launch: readonly LaunchPoint[]
  formToken: string
  done: string | undefined
  error: string | undefined
  /** The error is that pages become heavy, which the next press accepts. */
  isHeavy: boolean
}

/** What the site says, what is drafted, and what was published before. */
export function SiteOverview({ site, usual, versions, launch, formToken, done, error, isHeavy }: OverviewProps) {
  const { draft, drafted, published, latest, conflicts } = site
  return (
    <div className="desk-site">
      <div className="desk-heading">
        <h1>{sitePage.title}</h1>
        <p className="desk-lead">{sitePage.lead}</p>
      </div>
      {done && (
        <p className="desk-done" role="status">
          {done}
        </p>
      )}
      <FormError error={error} />
      {conflicts.length > 0 && <Conflicts conflicts={conflicts} seen={site.seen} formToken={formToken} />}
      {draft ? <Draft site={site} draft={draft} formToken={formToken} isHeavy={isHeavy} /> : <p>{latest ? publishedWords(latest) : sitePage.asBuilt}</p>}
      <section aria-labelledby="delar" className="site-section">
        <h2 id="delar">{sitePage.parts}</h2>
        <ul className="site-parts">
          {keysOf(siteParts).map((part) => (
            <li key={part}>
              <h3>
                <a href={`${SITE_PATH}/${part}`}>{siteParts[part].title}</a>
              </h3>
              <p className="desk-hint">{summaryOf(part, drafted)}</p>
              <PartStatus part={part} toDraft={differencesBetween(published, drafted)} fromUsual={differencesBetween(usual, published)} />
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
      <Launch points={launch} />
      {versions.length > 0 && <Versions versions={versions} />}
    </div>
  )
}

function PartStatus({ part, toDraft, fromUsual }: { part: string; toDraft: readonly Difference[]; fromUsual: readonly Difference[] }) {
  if (toDraft.some((difference) => difference.part === part)) return <p className="site-status drafted">{sitePage.inDraft}</p>
  return fromUsual.some((difference) => difference.part === part) ? <p className="site-status">{sitePage.changed}</p> : null
}

function summaryOf(part: keyof typeof siteParts, content: SiteContent): string {
  if (part === 'rad') return content.notice ? content.notice.text : siteParts.rad.none
  if (isFormPart(part))
    return fieldsOf(part)
      .slice(0, 2)
      .map(({ path }) => shown(content, path))
      .join(' · ')
  if (part === 'fore-efter') return pairPage.lead
  const count = { fragor: content.questions, tips: content.tips, projekt: content.gallery.projects }[part].length
  return `${count}\u00a0${count === 1 ? siteParts[part].one : siteParts[part].many}`
}

type DraftProps = { site: DraftedSite; draft: NonNullable<DraftedSite['draft']>; formToken: string; isHeavy: boolean }

function Draft({ site, draft, formToken, isHeavy }: DraftProps) {
  const words = sitePage.draft
  return (
    <section aria-labelledby="utkast" className="site-draft">
      <h2 id="utkast">{words.heading}</h2>
      <p className="desk-hint">{`${words.savedBy} ${draft.savedBy}, ${swedishTime(new Date(draft.savedAt))}.`}</p>
      <Differences differences={differencesBetween(site.published, site.drafted)} words={words} />
      <p>
        <a className="button outlined large" href={`${SITE_PATH}/prov/`}>
          {words.preview}
        </a>
      </p>
      <form method="post" action={SITE_PATH} className="site-publish">
        <input type="hidden" name="sigill" value={formToken} />
        <input type="hidden" name={SEEN} value={site.seen} />
        {isHeavy && <input type="hidden" name={ACCEPTED} value="ja" />}
        <button className="button large" type="submit" name="gor" value="publicera">
          {isHeavy ? words.publishAnyway : words.publish}
        </button>
        <button className="text-button" type="submit" name="gor" value="kasta">
          {words.discard}
        </button>
      </form>
    </section>
  )
}

/** What stood in each place, and what comes instead. */
export function Differences({ differences, words }: { differences: readonly Difference[]; words: { before: string; after: string } }) {
  if (differences.length === 0) return <p>{sitePage.versions.none}</p>
  return (
    <dl className="site-differences">
      {differences.map(({ label, before, after }) => (
        <div key={`${label} ${before} ${after}`}>
          <dt>{label}</dt>
          {before && (
            <dd>
              <span className="desk-hint">{words.before}</span> <del>{before}</del>
            </dd>
          )}
          {after && (
            <dd>
              {before && <span className="desk-hint">{words.after}</span>} <ins>{after}</ins>
            </dd>
          )}
        </div>
      ))}
    </dl>
  )
}

function Conflicts({ conflicts, seen, formToken }: { conflicts: readonly Conflict[]; seen: string | undefined; formToken: string }) {
  const words = sitePage.conflicts
  return (
    <section aria-labelledby="bestam" className="site-conflicts">
      <h2 id="bestam">{words.heading}</h2>
      <p>{words.text}</p>
      {conflicts.map(({ place, ours, theirs }) => {
        const part = partOf(place)
        const name = part === undefined ? place : siteParts[part].title
        return (
          <form key={place} method="post" action={SITE_PATH}>
            <h3>{name}</h3>
            <dl className="site-differences">
              <div>
                <dt>{words.ours}</dt>
                <dd>{inWords(ours)}</dd>
              </div>
              <div>
                <dt>{words.theirs}</dt>
                <dd>{inWords(theirs)}</dd>
              </div>
            </dl>
            <input type="hidden" name="sigill" value={formToken} />
            <input type="hidden" name={SEEN} value={seen ?? ''} />
            <input type="hidden" name="plats" value={place} />
            <button className="button outlined" type="submit" name="gor" value="lat-mitt" aria-label={`${words.keep}: ${name}`}>
              {words.keep}
            </button>
            <button className="button outlined" type="submit" name="gor" value="ta-nytt" aria-label={`${words.take}: ${name}`}>
              {words.take}
            </button>
          </form>
        )
      })}
    </section>
  )
}

/** A stored value: its texts and figures in a row; of a list of items, how many. */
function inWords(value: unknown): string {
  if (value === null) return sitePage.nothing
  if (Array.isArray(value)) return value.every((item) => typeof item === 'string') ? value.join(', ') : String(value.length)
  return typeof value === 'object' ? Object.values(value).map(inWords).join(' · ') : String(value)
}

function Launch({ points }: { points: readonly LaunchPoint[] }) {
  const words = sitePage.launch
  return (
    <section aria-labelledby="kvar" className="site-section">
      <h2 id="kvar">{words.heading}</h2>
      <p className="desk-lead">{points.some(({ kind }) => kind === 'must') ? words.text : words.done}</p>
      {points.length > 0 && (
        <details className="desk-action">
          <summary>{`${words.heading}: ${points.length}`}</summary>
          <ul className="site-points">
            {points.map(({ name, kind, message, path }) => {
              const part = partOfPoint(path)
              return (
                <li key={name}>
                  <p>
                    <strong>{`${kind === 'must' ? words.must : words.ask}.`}</strong> {message}
                  </p>
                  {part && (
                    <a href={`${SITE_PATH}/${part}`} aria-label={`${sitePage.change}: ${siteParts[part].title}`}>
                      {sitePage.change}
                    </a>
                  )}
                </li>
              )
            })}
          </ul>
        </details>
      )}
    </section>
  )
}

/** Which part's form closes a point: those of the company's facts, and of the projects. */
function partOfPoint([place, name]: LaunchPoint['path']) {
  if (place === 'company') return partOf(`facts.${String(name)}`)
  return place === 'pictures' || place === 'featured' ? partOf('gallery') : undefined
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

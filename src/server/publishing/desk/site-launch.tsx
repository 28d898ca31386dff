import { isUndecided, type LaunchPoint } from '#content/checks/launch-points.ts'
import { sitePage } from '#content/publishing/site.ts'
import type { SiteContent } from '#content/publishing/site-content.ts'
import { siteParts } from '#content/publishing/site-forms.ts'
import { missingPictureWords } from '#content/publishing/site-pictures.ts'
import { TokenForm } from '#server/core/http/private-form.tsx'
import type { MissingSaid } from './missing-pictures.tsx'
import { formParts, isFormPart, partOf } from './site-parts.ts'
import { SITE_PATH, type SiteDeed, seenField, toSite } from './site-path.ts'

type Props = {
  /** All of them. */
  points: readonly LaunchPoint[]
  missing: readonly MissingSaid[]
  decided: SiteContent['decided']
  seen: string | undefined
  formToken: string
}

/** What is left to decide before the site is shown to the world, each point with the form that changes or settles it. */
export function LaunchList({ points, missing, decided, seen, formToken }: Props) {
  const words = sitePage.launch
  const open = points.filter((point) => isUndecided(point, decided))
  const left = missing.length + open.length
  const settled = points.filter(({ open, kind, name }) => open && kind === 'ask' && name in decided)
  return (
    <section aria-labelledby="kvar" className="site-section">
      <h2 id="kvar">{words.heading}</h2>
      <p className="desk-lead">{missing.length > 0 || open.some(({ kind }) => kind === 'must') ? words.text : words.done}</p>
      {left > 0 && (
        <details className="desk-action">
          <summary>{`${words.heading}: ${left}`}</summary>
          <ul className="site-points">
            {missing.map(({ message, address }) => (
              <li key={address}>
                <p>
                  <strong>{`${words.must}.`}</strong> {message}
                </p>
                <a href={address}>{missingPictureWords.choose}</a>
              </li>
            ))}
            {open.map((point) => (
              <li key={point.name}>
                <p>
                  <strong>{`${point.kind === 'must' ? words.must : words.ask}.`}</strong> {point.message}
                  {!formOf(point) && point.kind === 'must' && ` ${words.inFiles}`}
                </p>
                <ChangeLink point={point} />
                {point.kind === 'ask' && <DecideButton deed="bestam" words={words.stands} point={point} seen={seen} formToken={formToken} />}
              </li>
            ))}
          </ul>
        </details>
      )}
      {settled.length > 0 && (
        <details className="desk-action">
          <summary>{`${words.settled}: ${settled.length}`}</summary>
          <ul className="site-points">
            {settled.map((point) => (
              <li key={point.name}>
                <p>{point.message}</p>
                <p className="desk-hint">{`${words.settledBy} ${decided[point.name]}`}</p>
                <DecideButton deed="fraga-igen" words={words.askAgain} point={point} seen={seen} formToken={formToken} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  )
}

function ChangeLink({ point }: { point: LaunchPoint }) {
  const form = formOf(point)
  return (
    form && (
      <a href={`${SITE_PATH}/${form.part}${form.field ? `#${form.field}` : ''}`} aria-label={`${sitePage.change}: ${siteParts[form.part].title}`}>
        {sitePage.change}
      </a>
    )
  )
}

type DecideProps = { deed: SiteDeed; words: string; point: LaunchPoint; seen: string | undefined; formToken: string }

function DecideButton({ deed, words, point, seen, formToken }: DecideProps) {
  return (
    <TokenForm
      action={toSite(deed)}
      formToken={formToken}
      fields={{ ...seenField(seen), punkt: point.name }}
      send={words}
      button="text-button"
      label={`${words}: ${point.name}`}
    />
  )
}

/** The form of the desk that changes what a point is about, and its first field there; a list has none. */
function formOf({ path: [exported = '', ...rest] }: LaunchPoint) {
  const place = [PLACES[String(exported)], ...rest].join('.')
  const part = partOf(place)
  if (part === undefined) return undefined
  const field = isFormPart(part) ? formParts[part].find((path) => path.startsWith(place) || place.startsWith(path)) : undefined
  return { part, field }
}

/** Where the content has the exports of the files. */
const PLACES: Partial<Record<string, string>> = {
  defaultFacts: 'facts',
  aboutTexts: 'about',
  priceFigures: 'priceFigures',
  pictures: 'gallery',
  featured: 'gallery',
}

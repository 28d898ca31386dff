import { type Context, Hono } from 'hono'
import { rotRateOn } from '#content/company/rot-law.ts'
import { everyPoint } from '#content/company/undecided-points.ts'
import { signInWords } from '#content/desk/sign-in.ts'
import { tooHeavyInWords } from '#content/desk/weight.ts'
import { sitePage } from '#content/publishing/site.ts'
import type { SiteContent } from '#content/publishing/site-content.ts'
import { keysOf } from '#domain/keys-of.ts'
import { pagePaths } from '#domain/paths.ts'
import { swedishDate } from '#domain/sweden/calendar.ts'
import type { Base } from '#server/core/core.ts'
import { addDeeds } from '#server/core/http/deeds.ts'
import { type HeavyPage, heavyPages } from '#server/core/http/page-weight.ts'
import type { ServedSite } from '#server/core/http/site.ts'
import { type StaticFile, textOf } from '#server/core/http/static-site.ts'
import type { DeskEnv } from '#server/desk/desk-context.ts'
import type { DeskFields } from '#server/desk/desk-forms.ts'
import type { Desk } from '#server/desk/desk-place.ts'
import type { DeskPage } from '#server/desk/desk-shell.tsx'
import { missingPictures } from '../gallery/missing-pictures.ts'
import type { Publishing } from '../publishing.ts'
import { missingInWords } from './missing-pictures.tsx'
import { differencesBetween } from './site-differences.ts'
import { ACCEPTED, SiteOverview } from './site-overview.tsx'
import { SEEN, SITE_PATH, type SiteDeed, SUBJECT, type VersionDeed } from './site-path.ts'
import { asPreview } from './site-preview.tsx'
import { siteVersionPage } from './site-version-page.tsx'

/** The site as it would be with this content. */
export type RenderSite = (content: SiteContent) => Promise<ReadonlyMap<string, StaticFile>>

/** Of its limit. A line at the top alone reaches beyond the home page's, by less than a visitor notices. */
const WORTH_A_QUESTION = 1.05

/** /agare/webbplatsen: what the site says, what is drafted, and what was published. The forms are in site-part-routes.tsx, project-routes.tsx and pair-routes.tsx. */
export function siteRoutes(
  { site, now, report }: Pick<Base, 'now' | 'report'> & { site: Pick<ServedSite, 'picture' | 'hasPicture'> },
  { deskForms, deskPages }: Desk,
  publishing: Publishing,
  renderSite: RenderSite,
) {
  const routes = new Hono<DeskEnv>()

  routes.get('/', (c) => showOverview(c))

  addDeeds<DeskEnv, SiteDeed>(routes, '', {
    publicera: (c) => act(c, publish),
    kasta: (c) => act(c, discard),
    rot: (c) => act(c, changeRot),
    bestam: (c) => act(c, (c, form) => decide(c, form, `${swedishDate(now())}, ${c.get('signedIn').name}`)),
    'fraga-igen': (c) => act(c, (c, form) => decide(c, form, undefined)),
  })

  async function act(c: Context<DeskEnv>, does: (c: Context<DeskEnv>, form: DeskFields) => Promise<Response>) {
    const form = await deskForms.readForm(c, SUBJECT)
    return form ? does(c, form) : showOverview(c, signInWords.expired)
  }

  async function publish(c: Context<DeskEnv>, { field }: DeskFields) {
    const [seen, by] = [field(SEEN), c.get('signedIn').name]
    const heavy = field(ACCEPTED) === '' ? await newlyHeavy().catch(() => []) : []
    if (heavy.length > 0) return showOverview(c, heavy.map(tooHeavyInWords).join(' '), { isHeavy: true })
    const published = await publishing.publish(seen, by).catch(failed)
    if (published === 'published' || (published !== 'failed' && (await hasPublished(seen, by)))) return done(c, 'publicerat')
    return showOverview(c, refusals[published])
  }

  async function discard(c: Context<DeskEnv>, { field }: DeskFields) {
    return (await publishing.discard(field(SEEN))) ? done(c, 'kastat') : showOverview(c, sitePage.errors.overtaken)
  }

  async function changeRot(c: Context<DeskEnv>, { field }: DeskFields) {
    const { drafted } = await publishing.read()
    const today = swedishDate(now())
    const { facts } = drafted
    const changed = { ...drafted, facts: { ...facts, rot: { ...facts.rot, percent: rotRateOn(today).percent, year: Number(today.slice(0, 4)) } } }
    const isSaved = await publishing.save(changed, field(SEEN) || undefined, c.get('signedIn').name)
    return isSaved ? done(c, 'sparat') : showOverview(c, sitePage.errors.overtaken)
  }

  async function decide(c: Context<DeskEnv>, { field }: DeskFields, decision: string | undefined) {
    const { drafted } = await publishing.read()
    const point = everyPoint(drafted, now()).find(({ name, kind }) => kind === 'ask' && name === field('punkt'))
    if (!point) return showOverview(c)
    const isSaved = await publishing.save(withDecision(drafted, point.name, decision), field(SEEN) || undefined, c.get('signedIn').name)
    return isSaved ? done(c, 'sparat') : showOverview(c, sitePage.errors.overtaken)
  }

  routes.get('/prov', (c) => c.redirect(`${SITE_PATH}/prov/`, 303))

  routes.get('/prov/*', async (c, next) => {
    const path = pagePaths.find((one) => `${SITE_PATH}/prov${one}` === c.req.path)
    const { toPublish, draft, seen } = await publishing.read()
    const file = path && (await renderSite(toPublish)).get(path)
    if (!file) return next()
    const { html, policy } = asPreview(textOf(file), { formToken: deskForms.issueToken(c, SUBJECT), seen, hasDraft: draft !== undefined })
    c.header('Content-Security-Policy', policy)
    return c.html(html)
  })

  routes.get('/version/:number', async (c) => {
    const page = await versionPage(c)
    return page ? c.html(deskPages.fill(page)) : showOverview(c, sitePage.versions.gone, { status: 404 })
  })

  addDeeds<DeskEnv, VersionDeed>(routes, '/version/:number', { 'ga-tillbaka': (c) => act(c, restore) })

  async function restore(c: Context<DeskEnv>, { field }: DeskFields) {
    const restored = await publishing.restore(Number(c.req.param('number')), Number(field('senaste')), c.get('signedIn').name).catch(failed)
    return restored === 'published' ? done(c, 'atergatt') : showOverview(c, refusals[restored])
  }

  /** Whether this owner has published since that draft was saved, and nothing is drafted now: the button was pressed twice. */
  async function hasPublished(seen: string, by: string): Promise<boolean> {
    const { draft, latest } = await publishing.read()
    return seen !== '' && !draft && latest?.publishedBy === by && latest.restores === undefined && latest.publishedAt >= seen
  }

  /** Pages that the draft makes heavier than they should be, and that are not so already. */
  async function newlyHeavy(): Promise<HeavyPage[]> {
    const { toPublish } = await publishing.read()
    const already = heavyPages(await renderSite(publishing.content()))
    const heavy = heavyPages(await renderSite(toPublish)).filter(({ bytes, limit }) => bytes > limit * WORTH_A_QUESTION)
    return heavy.filter(({ path }) => !already.some((page) => page.path === path && page.bytes > page.limit * WORTH_A_QUESTION))
  }

  async function showOverview(c: Context<DeskEnv>, error?: string, { status = 422, isHeavy = false }: { status?: 404 | 422; isHeavy?: boolean } = {}) {
    const read = await publishing.read()
    const said = keysOf(sitePage.said).find((one) => one === c.req.query('klart'))
    const content = (
      <SiteOverview
        site={read}
        versions={await publishing.newest()}
        launch={everyPoint(read.drafted, now())}
        missing={missingInWords(missingPictures(read.drafted, site.hasPicture))}
        builtPicture={site.picture}
        formToken={deskForms.issueToken(c, SUBJECT)}
        done={error ? undefined : said}
        today={swedishDate(now())}
        error={error}
        isHeavy={isHeavy}
      />
    )
    return c.html(deskPages.fill({ title: sitePage.title, place: 'webbplatsen', content }), error ? status : 200)
  }

  async function versionPage(c: Context<DeskEnv>): Promise<DeskPage | undefined> {
    const number = Number(c.req.param('number'))
    const versions = await publishing.newest()
    const version = versions.find((one) => one.number === number)
    if (!version && number !== 0) return undefined
    // Of the oldest that is shown, the one before is not.
    const before = publishing.contentOf(await publishing.version(number - 1))
    return siteVersionPage({
      version,
      differences: differencesBetween(before, publishing.contentOf(version)),
      latestNumber: versions[0]?.number ?? 0,
      formToken: deskForms.issueToken(c, SUBJECT),
      builtPicture: site.picture,
    })
  }

  function failed(error: unknown): 'failed' {
    report(error)
    return 'failed'
  }

  return routes
}

const refusals = {
  overtaken: sitePage.errors.overtaken,
  'nothing to publish': sitePage.errors.nothing,
  failed: sitePage.errors.failed,
}

function done(c: Context<DeskEnv>, what: keyof typeof sitePage.said) {
  return c.redirect(`${SITE_PATH}?klart=${what}`, 303)
}

/** `decision`: who lets a point of the launch stand as it is, and when; undefined if it is asked about again. */
function withDecision({ decided, ...content }: SiteContent, point: string, decision: string | undefined): SiteContent {
  const { [point]: _, ...others } = decided
  return { ...content, decided: decision === undefined ? others : { ...others, [point]: decision } }
}

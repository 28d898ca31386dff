import { type Context, Hono } from 'hono'
import type { ReactNode } from 'react'
import { checkSiteContent } from '#content/checks/check-site-content.ts'
import type { LaunchPoint } from '#content/checks/launch-points.ts'
import { signInWords } from '#content/desk/sign-in.ts'
import { siteItems, sitePage } from '#content/desk/site.ts'
import { tooHeavyInWords } from '#content/desk/weight.ts'
import type { SiteContent } from '#content/site-content.ts'
import { keysOf } from '#domain/keys-of.ts'
import { pagePaths } from '#domain/paths.ts'
import { swedishDate } from '#domain/sweden/calendar.ts'
import { type HasPicture, missingPictures } from '../../../publishing/missing-pictures.ts'
import type { DraftedSite, Publishing } from '../../../publishing/publishing.ts'
import { type HeavyPage, heavyPages } from '../../page-weight.ts'
import { type StaticFile, textOf } from '../../static-site.ts'
import type { DeskEnv } from '../desk-context.ts'
import type { DeskFields, DeskForms } from '../desk-forms.ts'
import type { DeskPage, DeskPages } from '../desk-shell.tsx'
import { Meanwhile } from './meanwhile.tsx'
import { missingInWords } from './missing-pictures.tsx'
import type { BuiltPicture } from './picture-fields.tsx'
import { differencesBetween } from './site-differences.ts'
import { itemListPage, itemPage } from './site-item-pages.tsx'
import { emptyAnswers, type ItemAnswers, itemsOf, NEW_ITEM, withItem, withItemMoved, withoutItem } from './site-items.ts'
import { ACCEPTED, SiteOverview } from './site-overview.tsx'
import { sitePartPage } from './site-part-page.tsx'
import { type FormPart, isFormPart, isListPart, type ListPart, listParts, typedValue, withTyped } from './site-parts.ts'
import { SEEN, SITE_PATH } from './site-path.ts'
import { asPreview } from './site-preview.ts'
import { siteVersionPage } from './site-version-page.tsx'

export type SiteRoutesNeeds = {
  publishing: Publishing
  /** The content of the repository. */
  usualContent: SiteContent
  /** The site as it would be with this content. */
  renderSite: (content: SiteContent) => Promise<ReadonlyMap<string, StaticFile>>
  /** What must be decided before the site is shown to the world, with this content. */
  launchPoints: (content: SiteContent) => LaunchPoint[]
  builtPicture: BuiltPicture
  hasPicture: HasPicture
  deskForms: DeskForms
  deskPages: Pick<DeskPages, 'fill'>
  now: () => Date
  report: (error: unknown) => void
}

/** What the tokens of the site's forms are about. */
export const SUBJECT = 'webbplatsen'
/** Of its limit. A line at the top alone reaches beyond the home page's, by less than a visitor notices. */
const WORTH_A_QUESTION = 1.05

/** /agare/webbplatsen: where the owner changes what the site says. */
export function siteRoutes({
  publishing,
  usualContent,
  renderSite,
  launchPoints,
  builtPicture,
  hasPicture,
  deskForms,
  deskPages,
  now,
  report,
}: SiteRoutesNeeds) {
  const routes = new Hono<DeskEnv>()

  routes.get('/', (c) => showOverview(c))

  routes.post('/', async (c) => {
    const form = await deskForms.readForm(c, SUBJECT)
    if (!form) return showOverview(c, signInWords.expired)
    const { field } = form
    const seen = field(SEEN)
    const by = c.get('signedIn').name
    switch (field('gor')) {
      case 'publicera': {
        const heavy = field(ACCEPTED) === '' ? await newlyHeavy().catch(() => []) : []
        if (heavy.length > 0) return showOverview(c, heavy.map(tooHeavyInWords).join(' '), { isHeavy: true })
        const published = await publishing.publish(seen, by).catch(failed)
        return published === 'published' ? done(c, 'publicerat') : showOverview(c, refusals[published])
      }
      case 'kasta':
        await publishing.discard()
        return done(c, 'kastat')
      case 'lat-mitt':
      case 'ta-nytt': {
        const stands = field('gor') === 'lat-mitt' ? 'ours' : 'theirs'
        const isSaved = await publishing.settle({ place: field('plats'), project: field('projekt') || undefined, stands }, seen || undefined, by)
        return isSaved ? done(c, 'sparat') : showOverview(c, sitePage.errors.overtaken)
      }
      case 'bestam':
      case 'fraga-igen': {
        const { drafted } = await publishing.read()
        const point = launchPoints(drafted).find(({ name, kind }) => kind === 'ask' && name === field('punkt'))
        if (!point) return showOverview(c)
        const decision = field('gor') === 'bestam' ? `${swedishDate(now())}, ${by}` : undefined
        const isSaved = await save(c, withDecision(drafted, point.name, decision), form)
        return isSaved ? done(c, 'sparat') : showOverview(c, sitePage.errors.overtaken)
      }
      default:
        return showOverview(c)
    }
  })

  routes.get('/prov', (c) => c.redirect(`${SITE_PATH}/prov/`, 303))

  routes.get('/prov/*', async (c, next) => {
    const path = pagePaths.find((one) => `${SITE_PATH}/prov${one}` === c.req.path)
    const { toPublish } = await publishing.read()
    const file = path && (await renderSite(toPublish)).get(path)
    if (!file) return next()
    const { html, policy } = asPreview(textOf(file))
    c.header('Content-Security-Policy', policy)
    return c.html(html)
  })

  routes.get('/version/:number', async (c) => {
    const page = await versionPage(c)
    return page ? c.html(deskPages.fill(page)) : showOverview(c, sitePage.versions.gone, { status: 404 })
  })

  routes.post('/version/:number', async (c) => {
    const form = await deskForms.readForm(c, SUBJECT)
    if (!form) return showOverview(c, signInWords.expired)
    const restored = await publishing.restore(Number(c.req.param('number')), Number(form.field('senaste')), c.get('signedIn').name).catch(failed)
    return restored === 'published' ? done(c, 'atergatt') : showOverview(c, refusals[restored])
  })

  routes.get('/:part', async (c, next) => {
    const part = c.req.param('part')
    if (isListPart(part)) return showList(c, part, c.req.query('klart') === undefined ? {} : { done: sitePage.said.sparat })
    return isFormPart(part) ? showPart(c, part) : next()
  })

  routes.post('/:part', async (c, next) => {
    const part = c.req.param('part')
    if (isListPart(part)) return moveItem(c, part)
    return isFormPart(part) ? savePart(c, part) : next()
  })

  routes.get('/:part/:id', async (c, next) => {
    const { part, id } = c.req.param()
    return isListPart(part) ? showItem(c, part, id) : next()
  })

  routes.post('/:part/:id', async (c, next) => {
    const { part, id } = c.req.param()
    return isListPart(part) ? saveItem(c, part, id) : next()
  })

  /** Pages that the draft makes heavier than they should be, and that are not so already. */
  async function newlyHeavy(): Promise<HeavyPage[]> {
    const { toPublish } = await publishing.read()
    const already = heavyPages(await renderSite(publishing.content()))
    const heavy = heavyPages(await renderSite(toPublish)).filter(({ bytes, limit }) => bytes > limit * WORTH_A_QUESTION)
    return heavy.filter(({ path }) => !already.some((page) => page.path === path && page.bytes > page.limit * WORTH_A_QUESTION))
  }

  async function showOverview(c: Context<DeskEnv>, error?: string, { status = 422, isHeavy = false }: { status?: 404 | 422; isHeavy?: boolean } = {}) {
    const site = await publishing.read()
    const said = keysOf(sitePage.said).find((one) => one === c.req.query('klart'))
    const content = (
      <SiteOverview
        site={site}
        usual={usualContent}
        versions={await publishing.versions()}
        launch={launchPoints(site.drafted)}
        missing={missingInWords(missingPictures(site.drafted, hasPicture))}
        builtPicture={builtPicture}
        formToken={deskForms.issueToken(c, SUBJECT)}
        done={said && !error ? sitePage.said[said] : undefined}
        error={error}
        isHeavy={isHeavy}
      />
    )
    return respond(c, { title: sitePage.title, place: 'webbplatsen', content }, error ? status : 200)
  }

  async function savePart(c: Context<DeskEnv>, part: FormPart) {
    const typed = await deskForms.typed(c)
    const form = await deskForms.readForm(c, SUBJECT)
    const refuse = (site: DraftedSite, error: string, problems: Parameters<typeof sitePartPage>[0]['problems'] = [], meanwhile?: ReactNode) =>
      respond(c, sitePartPage({ part, typed: typed.field, problems, meanwhile, ...formOf(c, site, error) }), 422)
    const site = await publishing.read()
    if (!form) return refuse(site, signInWords.expired)
    const isRemoval = form.field('gor') === 'ta-bort'
    const asTyped = (drafted: SiteContent) => (isRemoval ? withoutNotice(drafted) : checkSiteContent(withTyped(drafted, part, form.field), now()))
    const checked = asTyped(site.drafted)
    if (!checked.ok) return refuse(site, sitePage.errors.fields, checked.problems)
    if (await save(c, checked.content, form)) return done(c, 'sparat')
    const current = await publishing.read()
    return refuse(
      current,
      sitePage.errors.overtakenForm,
      [],
      <Meanwhile drafted={current.drafted} withTyped={asTyped} path={`${SITE_PATH}/${part}`} builtPicture={builtPicture} />,
    )
  }

  async function showPart(c: Context<DeskEnv>, part: FormPart) {
    const site = await publishing.read()
    const typed = (path: string) => typedValue(site.drafted, path)
    return respond(c, sitePartPage({ part, typed, problems: [], ...formOf(c, site) }), 200)
  }

  async function showList(c: Context<DeskEnv>, part: ListPart, { error, done: said }: { error?: string; done?: string } = {}) {
    const site = await publishing.read()
    const page = itemListPage({ part, items: itemsOf(site.drafted, part), ...formOf(c, site, error), done: said })
    return respond(c, page, error ? 422 : 200)
  }

  async function moveItem(c: Context<DeskEnv>, part: ListPart) {
    const form = await deskForms.readForm(c, SUBJECT)
    if (!form) return showList(c, part, { error: signInWords.expired })
    const { drafted } = await publishing.read()
    const checked = checkSiteContent(withItemMoved(drafted, part, form.field('id'), form.field('gor') === 'upp' ? 'up' : 'down'), now())
    const isSaved = checked.ok && (await save(c, checked.content, form))
    return isSaved ? c.redirect(`${SITE_PATH}/${part}`, 303) : showList(c, part, { error: sitePage.errors.overtaken })
  }

  async function showItem(c: Context<DeskEnv>, part: ListPart, id: string) {
    const site = await publishing.read()
    const answers = id === NEW_ITEM ? emptyAnswers(part) : itemsOf(site.drafted, part).find((item) => item.id === id)?.answers
    if (!answers) return showList(c, part, { error: siteItems.gone })
    return respond(c, itemPage({ part, id, answers, problems: [], ...formOf(c, site) }), 200)
  }

  async function saveItem(c: Context<DeskEnv>, part: ListPart, id: string) {
    const { field } = await deskForms.typed(c)
    const answers: ItemAnswers = Object.fromEntries(listParts[part].fields.map((name) => [name, field(name)]))
    const form = await deskForms.readForm(c, SUBJECT)
    const site = await publishing.read()
    const refuse = (error: string, problems: Parameters<typeof itemPage>[0]['problems'] = [], current = site, meanwhile?: ReactNode) =>
      respond(c, itemPage({ part, id, answers, problems, meanwhile, ...formOf(c, current, error) }), 422)
    if (!form) return refuse(signInWords.expired)
    if (id !== NEW_ITEM && !itemsOf(site.drafted, part).some((item) => item.id === id)) return showList(c, part, { error: siteItems.gone })
    if (form.field('gor') === 'ta-bort') {
      const left = checkSiteContent(withoutItem(site.drafted, part, id), now())
      if (!left.ok) return refuse(left.problems.map(({ message }) => message).join(' '))
      return (await save(c, left.content, form)) ? done(c, 'sparat', part) : refuse(sitePage.errors.overtaken)
    }
    const { changed, index } = withItem(site.drafted, part, id, answers)
    const checked = checkSiteContent(changed, now())
    if (!checked.ok) {
      const inside = `${listParts[part].place}.${index}.`
      return refuse(
        sitePage.errors.fields,
        checked.problems.map(({ path, message }) => ({ path: path.startsWith(inside) ? path.slice(inside.length) : path, message })),
      )
    }
    if (await save(c, checked.content, form)) return done(c, 'sparat', part)
    const current = await publishing.read()
    const asTyped = (drafted: SiteContent) => checkSiteContent(withItem(drafted, part, id, answers).changed, now())
    const meanwhile = <Meanwhile drafted={current.drafted} withTyped={asTyped} path={`${SITE_PATH}/${part}/${id}`} builtPicture={builtPicture} />
    return refuse(sitePage.errors.overtakenForm, [], current, meanwhile)
  }

  async function versionPage(c: Context<DeskEnv>): Promise<DeskPage | undefined> {
    const number = Number(c.req.param('number'))
    const versions = await publishing.versions()
    const version = versions.find((one) => one.number === number)
    if (!version && number !== 0) return undefined
    const before = publishing.contentOf(versions.find((one) => one.number === number - 1))
    return siteVersionPage({
      version,
      differences: differencesBetween(before, publishing.contentOf(version)),
      latestNumber: versions[0]?.number ?? 0,
      formToken: deskForms.issueToken(c, SUBJECT),
      builtPicture,
    })
  }

  function save(c: Context<DeskEnv>, content: SiteContent, { field }: DeskFields): Promise<boolean> {
    return publishing.save(content, field(SEEN) || undefined, c.get('signedIn').name)
  }

  function formOf(c: Context<DeskEnv>, { seen }: DraftedSite, error?: string) {
    return { seen, formToken: deskForms.issueToken(c, SUBJECT), error }
  }

  function respond(c: Context<DeskEnv>, page: DeskPage, status: 200 | 404 | 422) {
    return c.html(deskPages.fill(page), status)
  }

  function failed(error: unknown): 'failed' {
    report(error)
    return 'failed'
  }

  return routes
}

const refusals = { overtaken: sitePage.errors.overtaken, 'nothing to publish': sitePage.errors.nothing, failed: sitePage.errors.failed }

function done(c: Context<DeskEnv>, what: keyof typeof sitePage.said, part?: ListPart) {
  return c.redirect(`${SITE_PATH}${part ? `/${part}` : ''}?klart=${what}`, 303)
}

function withoutNotice({ notice: _, ...content }: SiteContent) {
  return { ok: true as const, content }
}

/** `decision`: who lets a point of the launch stand as it is, and when; undefined if it is asked about again. */
function withDecision({ decided, ...content }: SiteContent, point: string, decision: string | undefined): SiteContent {
  const { [point]: _, ...others } = decided
  return { ...content, decided: decision === undefined ? others : { ...others, [point]: decision } }
}

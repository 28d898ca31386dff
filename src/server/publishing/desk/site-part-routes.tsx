import { type Context, Hono } from 'hono'
import { type CheckedContent, type ContentProblem, checkSiteContent } from '#content/checks/check-site-content.ts'
import { signInWords } from '#content/desk/sign-in.ts'
import { sitePage } from '#content/publishing/site.ts'
import type { SiteContent } from '#content/publishing/site-content.ts'
import { siteItems } from '#content/publishing/site-forms.ts'
import { keysOf } from '#domain/keys-of.ts'
import type { Base } from '#server/core/core.ts'
import { addDeeds } from '#server/core/http/deeds.ts'
import type { DeskEnv } from '#server/desk/desk-context.ts'
import type { DeskFields } from '#server/desk/desk-forms.ts'
import type { Desk } from '#server/desk/desk-place.ts'
import type { DeskPage } from '#server/desk/desk-shell.tsx'
import { addOrderDeeds, type Move } from '#server/desk/list-order.tsx'
import type { Publishing } from '../publishing.ts'
import { Meanwhile, whoSaved } from './meanwhile.tsx'
import { changedByMe, readOpened } from './opened.tsx'
import { type ItemDeed, itemListPage, itemPage } from './site-item-pages.tsx'
import { emptyAnswers, type ItemAnswers, itemsOf, NEW_ITEM, withItem, withItemMoved, withoutItem } from './site-items.ts'
import { type PartDeed, sitePartPage } from './site-part-page.tsx'
import { type FormPart, formParts, type ListPart, listParts, typedAnswers, withTyped } from './site-parts.ts'
import { SEEN, SITE_PATH, SUBJECT } from './site-path.ts'

/** /agare/webbplatsen/telefon, /fragor/pris …: the forms of the site's texts and figures, and the lists of what has a form for each item. */
export function sitePartRoutes({ site: { picture: builtPicture }, now }: Pick<Base, 'site' | 'now'>, { deskForms, deskPages }: Desk, publishing: Publishing) {
  const routes = new Hono<DeskEnv>()

  for (const part of keysOf(formParts)) {
    routes.get(`/${part}`, (c) => showPart(c, part))
    addDeeds<DeskEnv, Exclude<PartDeed, 'ta-bort'>>(routes, `/${part}`, {
      spara: (c) => savePart(c, part, (drafted, typed) => checkSiteContent(withTyped(drafted, part, typed), now())),
    })
  }
  addDeeds<DeskEnv, Exclude<PartDeed, 'spara'>>(routes, '/rad', { 'ta-bort': (c) => savePart(c, 'rad', withoutNotice) })

  for (const part of keysOf(listParts)) {
    routes.get(`/${part}`, (c) => showList(c, part, c.req.query('klart') === undefined ? {} : { done: sitePage.said.sparat }))
    routes.get(`/${part}/:id`, (c) => showItem(c, part, c.req.param('id')))
    addOrderDeeds(routes, `/${part}`, `${SITE_PATH}/${part}`, (c, where) => moveItem(c, part, where))
    addDeeds<DeskEnv, ItemDeed>(routes, `/${part}/:id`, { spara: (c) => saveItem(c, part), 'ta-bort': (c) => removeItem(c, part) })
  }

  async function savePart(c: Context<DeskEnv>, part: FormPart, change: (drafted: SiteContent, typed: (path: string) => string) => CheckedContent) {
    const { field } = await deskForms.typed(c)
    const opened = readOpened(field)
    const form = await deskForms.readForm(c, SUBJECT)
    const refuse = (error: string, problems: readonly ContentProblem[] = []) =>
      respond(c, sitePartPage({ part, typed: field, problems, opened, ...formOf(c, error) }), 422)
    if (!form) return refuse(signInWords.expired)
    const { drafted } = await publishing.read()
    const checked = change(drafted, field)
    if (!checked.ok) return refuse(sitePage.errors.fields, checked.problems)
    if (await save(c, checked.content, form)) return saved(c)
    const site = await publishing.read()
    const now = typedAnswers(site.drafted, part)
    const mine = changedByMe(Object.fromEntries(keysOf(now).map((name) => [name, field(name)])), opened, now)
    const typed = (path: string) => mine[path] ?? ''
    const meanwhile = (
      <Meanwhile drafted={site.drafted} withTyped={(drafted) => change(drafted, typed)} path={`${SITE_PATH}/${part}`} builtPicture={builtPicture} />
    )
    const error = sitePage.errors.overtakenForm(whoSaved(c, site))
    return respond(c, sitePartPage({ part, typed, problems: [], meanwhile, opened: { seen: site.seen, answers: now }, ...formOf(c, error) }), 422)
  }

  async function showPart(c: Context<DeskEnv>, part: FormPart) {
    const { drafted, seen } = await publishing.read()
    const answers = typedAnswers(drafted, part)
    return respond(c, sitePartPage({ part, typed: (path) => answers[path] ?? '', problems: [], opened: { seen, answers }, ...formOf(c) }), 200)
  }

  async function showList(c: Context<DeskEnv>, part: ListPart, { error, done: said }: { error?: string; done?: string } = {}) {
    const site = await publishing.read()
    const page = itemListPage({ part, items: itemsOf(site.drafted, part), seen: site.seen, ...formOf(c, error), done: said })
    return respond(c, page, error ? 422 : 200)
  }

  async function moveItem(c: Context<DeskEnv>, part: ListPart, where: Move) {
    const { id = '' } = c.req.param()
    const form = await deskForms.readForm(c, SUBJECT)
    if (!form) return showList(c, part, { error: signInWords.expired })
    const { drafted } = await publishing.read()
    const checked = checkSiteContent(withItemMoved(drafted, part, id, where), now())
    const isSaved = checked.ok && (await save(c, checked.content, form))
    return isSaved ? c.redirect(`${SITE_PATH}/${part}`, 303) : showList(c, part, { error: sitePage.errors.overtaken })
  }

  async function showItem(c: Context<DeskEnv>, part: ListPart, id: string) {
    const site = await publishing.read()
    const answers = id === NEW_ITEM ? emptyAnswers(part) : itemsOf(site.drafted, part).find((item) => item.id === id)?.answers
    if (!answers) return showList(c, part, { error: siteItems.gone })
    return respond(c, itemPage({ part, id, answers, problems: [], opened: { seen: site.seen, answers }, ...formOf(c) }), 200)
  }

  async function removeItem(c: Context<DeskEnv>, part: ListPart) {
    const { id = '' } = c.req.param()
    const form = await deskForms.readForm(c, SUBJECT)
    const site = await publishing.read()
    const answers = itemsOf(site.drafted, part).find((item) => item.id === id)?.answers
    if (!answers) return showList(c, part, { error: siteItems.gone })
    const refuse = (error: string) => respond(c, itemPage({ part, id, answers, problems: [], opened: { seen: site.seen, answers }, ...formOf(c, error) }), 422)
    if (!form) return refuse(signInWords.expired)
    const left = checkSiteContent(withoutItem(site.drafted, part, id), now())
    if (!left.ok) return refuse(left.problems.map(({ message }) => message).join(' '))
    return (await save(c, left.content, form)) ? saved(c, part) : refuse(sitePage.errors.overtaken)
  }

  async function saveItem(c: Context<DeskEnv>, part: ListPart) {
    const { id = '' } = c.req.param()
    const { field } = await deskForms.typed(c)
    const opened = readOpened(field)
    const answers: ItemAnswers = Object.fromEntries(listParts[part].fields.map((name) => [name, field(name)]))
    const form = await deskForms.readForm(c, SUBJECT)
    const refuse = (error: string, problems: readonly ContentProblem[] = []) =>
      respond(c, itemPage({ part, id, answers, problems, opened, ...formOf(c, error) }), 422)
    if (!form) return refuse(signInWords.expired)
    const { drafted } = await publishing.read()
    if (id !== NEW_ITEM && !itemsOf(drafted, part).some((item) => item.id === id)) return showList(c, part, { error: siteItems.gone })
    const { changed, index } = withItem(drafted, part, id, answers)
    const checked = checkSiteContent(changed, now())
    if (!checked.ok) {
      const inside = `${listParts[part].place}.${index}.`
      return refuse(
        sitePage.errors.fields,
        checked.problems.map(({ path, message }) => ({ path: path.startsWith(inside) ? path.slice(inside.length) : path, message })),
      )
    }
    if (await save(c, checked.content, form)) return saved(c, part)
    const site = await publishing.read()
    const current = itemsOf(site.drafted, part).find((item) => item.id === id)?.answers ?? {}
    const mine = changedByMe(answers, opened, current)
    const asTyped = (content: SiteContent) => checkSiteContent(withItem(content, part, id, mine).changed, now())
    const meanwhile = <Meanwhile drafted={site.drafted} withTyped={asTyped} path={`${SITE_PATH}/${part}/${id}`} builtPicture={builtPicture} />
    const error = sitePage.errors.overtakenForm(whoSaved(c, site))
    return respond(c, itemPage({ part, id, answers: mine, problems: [], meanwhile, opened: { seen: site.seen, answers: current }, ...formOf(c, error) }), 422)
  }

  function save(c: Context<DeskEnv>, content: SiteContent, { field }: DeskFields): Promise<boolean> {
    return publishing.save(content, field(SEEN) || undefined, c.get('signedIn').name)
  }

  function formOf(c: Context<DeskEnv>, error?: string) {
    return { formToken: deskForms.issueToken(c, SUBJECT), error }
  }

  function respond(c: Context<DeskEnv>, page: DeskPage, status: 200 | 422) {
    return c.html(deskPages.fill(page), status)
  }

  return routes
}

/** `part`: the list that an item was saved in; without it the overview is next. */
function saved(c: Context<DeskEnv>, part?: ListPart) {
  return c.redirect(`${SITE_PATH}${part ? `/${part}` : ''}?klart=sparat`, 303)
}

function withoutNotice({ notice: _, ...content }: SiteContent) {
  return { ok: true as const, content }
}

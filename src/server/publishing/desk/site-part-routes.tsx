import { type Context, Hono } from 'hono'
import type { ReactNode } from 'react'
import { type CheckedContent, checkSiteContent } from '#content/checks/check-site-content.ts'
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
import type { DraftedSite, Publishing } from '../publishing.ts'
import { Meanwhile } from './meanwhile.tsx'
import type { OrderDeed } from './order-buttons.tsx'
import { type ItemDeed, itemListPage, itemPage } from './site-item-pages.tsx'
import { emptyAnswers, type ItemAnswers, itemsOf, NEW_ITEM, withItem, withItemMoved, withoutItem } from './site-items.ts'
import { type PartDeed, sitePartPage } from './site-part-page.tsx'
import { type FormPart, formParts, type ListPart, listParts, typedValue, withTyped } from './site-parts.ts'
import { SEEN, SITE_PATH, SUBJECT } from './site-path.ts'

/** /agare/webbplatsen/telefon, /fragor/pris …: the forms of the site's texts and figures, and the lists of what has a form for each item. */
export function sitePartRoutes({ site: { picture: builtPicture }, now }: Pick<Base, 'site' | 'now'>, { deskForms, deskPages }: Desk, publishing: Publishing) {
  const routes = new Hono<DeskEnv>()

  for (const part of keysOf(formParts)) {
    routes.get(`/${part}`, (c) => showPart(c, part))
    addDeeds<DeskEnv, Exclude<PartDeed, 'ta-bort'>>(routes, `/${part}`, {
      spara: (c) => savePart(c, part, (drafted, { field }) => checkSiteContent(withTyped(drafted, part, field), now())),
    })
  }
  addDeeds<DeskEnv, Exclude<PartDeed, 'spara'>>(routes, '/rad', { 'ta-bort': (c) => savePart(c, 'rad', withoutNotice) })

  for (const part of keysOf(listParts)) {
    routes.get(`/${part}`, (c) => showList(c, part, c.req.query('klart') === undefined ? {} : { done: sitePage.said.sparat }))
    routes.get(`/${part}/:id`, (c) => showItem(c, part, c.req.param('id')))
    addDeeds<DeskEnv, OrderDeed>(routes, `/${part}/:id`, { upp: (c) => moveItem(c, part, 'up'), ner: (c) => moveItem(c, part, 'down') }, `${SITE_PATH}/${part}`)
    addDeeds<DeskEnv, ItemDeed>(routes, `/${part}/:id`, { spara: (c) => saveItem(c, part), 'ta-bort': (c) => removeItem(c, part) })
  }

  async function savePart(c: Context<DeskEnv>, part: FormPart, change: (drafted: SiteContent, form: DeskFields) => CheckedContent) {
    const typed = await deskForms.typed(c)
    const form = await deskForms.readForm(c, SUBJECT)
    const refuse = (site: DraftedSite, error: string, problems: Parameters<typeof sitePartPage>[0]['problems'] = [], meanwhile?: ReactNode) =>
      respond(c, sitePartPage({ part, typed: typed.field, problems, meanwhile, ...formOf(c, site, error) }), 422)
    const site = await publishing.read()
    if (!form) return refuse(site, signInWords.expired)
    const asTyped = (drafted: SiteContent) => change(drafted, form)
    const checked = asTyped(site.drafted)
    if (!checked.ok) return refuse(site, sitePage.errors.fields, checked.problems)
    if (await save(c, checked.content, form)) return saved(c)
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

  async function moveItem(c: Context<DeskEnv>, part: ListPart, where: 'up' | 'down') {
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
    return respond(c, itemPage({ part, id, answers, problems: [], ...formOf(c, site) }), 200)
  }

  async function removeItem(c: Context<DeskEnv>, part: ListPart) {
    const { id = '' } = c.req.param()
    const form = await deskForms.readForm(c, SUBJECT)
    const site = await publishing.read()
    const answers = itemsOf(site.drafted, part).find((item) => item.id === id)?.answers
    if (!answers) return showList(c, part, { error: siteItems.gone })
    const refuse = (error: string) => respond(c, itemPage({ part, id, answers, problems: [], ...formOf(c, site, error) }), 422)
    if (!form) return refuse(signInWords.expired)
    const left = checkSiteContent(withoutItem(site.drafted, part, id), now())
    if (!left.ok) return refuse(left.problems.map(({ message }) => message).join(' '))
    return (await save(c, left.content, form)) ? saved(c, part) : refuse(sitePage.errors.overtaken)
  }

  async function saveItem(c: Context<DeskEnv>, part: ListPart) {
    const { id = '' } = c.req.param()
    const { field } = await deskForms.typed(c)
    const answers: ItemAnswers = Object.fromEntries(listParts[part].fields.map((name) => [name, field(name)]))
    const form = await deskForms.readForm(c, SUBJECT)
    const site = await publishing.read()
    const refuse = (error: string, problems: Parameters<typeof itemPage>[0]['problems'] = [], current = site, meanwhile?: ReactNode) =>
      respond(c, itemPage({ part, id, answers, problems, meanwhile, ...formOf(c, current, error) }), 422)
    if (!form) return refuse(signInWords.expired)
    if (id !== NEW_ITEM && !itemsOf(site.drafted, part).some((item) => item.id === id)) return showList(c, part, { error: siteItems.gone })
    const { changed, index } = withItem(site.drafted, part, id, answers)
    const checked = checkSiteContent(changed, now())
    if (!checked.ok) {
      const inside = `${listParts[part].place}.${index}.`
      return refuse(
        sitePage.errors.fields,
        checked.problems.map(({ path, message }) => ({ path: path.startsWith(inside) ? path.slice(inside.length) : path, message })),
      )
    }
    if (await save(c, checked.content, form)) return saved(c, part)
    const current = await publishing.read()
    const asTyped = (drafted: SiteContent) => checkSiteContent(withItem(drafted, part, id, answers).changed, now())
    const meanwhile = <Meanwhile drafted={current.drafted} withTyped={asTyped} path={`${SITE_PATH}/${part}/${id}`} builtPicture={builtPicture} />
    return refuse(sitePage.errors.overtakenForm, [], current, meanwhile)
  }

  function save(c: Context<DeskEnv>, content: SiteContent, { field }: DeskFields): Promise<boolean> {
    return publishing.save(content, field(SEEN) || undefined, c.get('signedIn').name)
  }

  function formOf(c: Context<DeskEnv>, { seen }: DraftedSite, error?: string) {
    return { seen, formToken: deskForms.issueToken(c, SUBJECT), error }
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

import { randomUUID } from 'node:crypto'
import { type Context, Hono } from 'hono'
import { templatePage } from '#content/desk/templates.ts'
import { readTemplate, type TemplateAnswers } from '#domain/enquiry/reply-template.ts'
import type { Core } from '#server/core/core.ts'
import { addDeeds } from '#server/core/http/deeds.ts'
import type { DeskEnv } from '../desk-context.ts'
import type { Desk } from '../desk-place.ts'
import type { DeskPage } from '../desk-shell.tsx'
import type { OrderDeed } from '../list-order.tsx'
import { NEW, TEMPLATES_PATH, type TemplateDeed, templateForm, templateList } from './template-pages.tsx'
import type { Templates } from './templates.ts'

const SUBJECT = 'mallar'
const EMPTY: TemplateAnswers = { name: '', subject: '', text: '' }

/** /agare/mallar: the owner's templates of replies. */
export function templateRoutes({ facts }: Pick<Core, 'facts'>, { deskForms, deskPages }: Desk, templates: Templates) {
  const routes = new Hono<DeskEnv>()

  routes.get('/', (c) => showList(c))

  routes.get('/:id', async (c) => {
    const id = c.req.param('id')
    const answers = id === NEW ? EMPTY : (await templates.list()).find((template) => template.id === id)
    return answers ? showForm(c, id, { answers, errors: {} }) : showList(c, templatePage.gone, 410)
  })

  addDeeds<DeskEnv, Exclude<OrderDeed, 'overst'>>(routes, '/:id', { upp: (c) => move(c, 'up'), ner: (c) => move(c, 'down') }, TEMPLATES_PATH)
  addDeeds<DeskEnv, TemplateDeed>(routes, '/:id', { spara: save, forhandsgranska: preview, 'ta-bort': remove })

  async function move(c: Context<DeskEnv>, where: 'up' | 'down') {
    const { id = '' } = c.req.param()
    if (!(await deskForms.readForm(c, SUBJECT))) return showList(c, templatePage.errors.formToken)
    await templates.move(id, where)
    return c.redirect(TEMPLATES_PATH, 303)
  }

  async function save(c: Context<DeskEnv>) {
    const { id = '' } = c.req.param()
    const { ok, answers, errors } = readTemplate((await deskForms.typed(c)).field)
    if (!(await deskForms.readForm(c, SUBJECT))) return showForm(c, id, { answers, errors: {} }, templatePage.errors.formToken)
    if (!ok) return showForm(c, id, { answers, errors }, templatePage.errors.fields)
    if (id !== NEW && !(await templates.list()).some((template) => template.id === id)) return showForm(c, NEW, { answers, errors }, templatePage.gone)
    if (!(await templates.save({ ...answers, id: id === NEW ? randomUUID() : id }))) return showForm(c, id, { answers, errors }, templatePage.full)
    return c.redirect(TEMPLATES_PATH, 303)
  }

  async function preview(c: Context<DeskEnv>) {
    const { id = '' } = c.req.param()
    const { ok, answers, errors } = readTemplate((await deskForms.typed(c)).field)
    if (!(await deskForms.readForm(c, SUBJECT))) return showForm(c, id, { answers, errors: {} }, templatePage.errors.formToken)
    return showForm(c, id, { answers, errors }, ok ? undefined : templatePage.errors.fields)
  }

  async function remove(c: Context<DeskEnv>) {
    const { id = '' } = c.req.param()
    if (!(await deskForms.readForm(c, SUBJECT))) return showForm(c, id, { answers: EMPTY, errors: {} }, templatePage.errors.formToken)
    await templates.remove(id)
    return c.redirect(TEMPLATES_PATH, 303)
  }

  async function showList(c: Context<DeskEnv>, error?: string, status: 410 | 422 = 422) {
    const page = templateList(await templates.list(), { formToken: deskForms.issueToken(c, SUBJECT), error })
    return respond(c, page, error ? status : 200)
  }

  function showForm(c: Context<DeskEnv>, id: string, reading: Pick<ReturnType<typeof readTemplate>, 'answers' | 'errors'>, error?: string) {
    return respond(c, templateForm({ id, ...reading, facts: facts(), formToken: deskForms.issueToken(c, SUBJECT), error }), error ? 422 : 200)
  }

  function respond(c: Context, page: DeskPage, status: 200 | 410 | 422) {
    return c.html(deskPages.fill(page), status)
  }

  return routes
}

import { randomUUID } from 'node:crypto'
import { type Context, Hono } from 'hono'
import type { CompanyFacts } from '#content/company/facts.ts'
import { templatePage } from '#content/desk/templates.ts'
import { readTemplate, type TemplateAnswers } from '#domain/enquiry/reply-template.ts'
import type { DeskEnv } from '../desk-context.ts'
import type { DeskForms } from '../desk-forms.ts'
import type { DeskPage, DeskPages } from '../desk-shell.tsx'
import { NEW, TEMPLATES_PATH, templateForm, templateList } from './template-pages.tsx'
import type { Templates } from './templates.ts'

export type TemplateRoutesNeeds = { facts: () => CompanyFacts; deskForms: DeskForms; deskPages: Pick<DeskPages, 'fill'>; templates: Templates }

const SUBJECT = 'mallar'
const EMPTY: TemplateAnswers = { name: '', subject: '', text: '' }

/** /agare/mallar: the owner's templates of replies. */
export function templateRoutes({ facts, deskForms, deskPages, templates }: TemplateRoutesNeeds) {
  const routes = new Hono<DeskEnv>()

  routes.get('/', (c) => showList(c))

  routes.post('/', async (c) => {
    const form = await deskForms.readForm(c, SUBJECT)
    if (!form) return showList(c, templatePage.errors.formToken)
    await templates.move(form.field('mall'), form.field('gor') === 'upp' ? 'up' : 'down')
    return c.redirect(TEMPLATES_PATH, 303)
  })

  routes.get('/:id', async (c) => {
    const id = c.req.param('id')
    const answers = id === NEW ? EMPTY : (await templates.list()).find((template) => template.id === id)
    return answers ? showForm(c, id, { answers, errors: {} }) : showList(c, templatePage.gone, 410)
  })

  routes.post('/:id', async (c) => {
    const id = c.req.param('id')
    const typed = await deskForms.typed(c)
    const { ok, answers, errors } = readTemplate(typed.field)
    const form = await deskForms.readForm(c, SUBJECT)
    if (!form) return showForm(c, id, { answers, errors: {} }, templatePage.errors.formToken)
    if (form.field('gor') === 'ta-bort') {
      await templates.remove(id)
      return c.redirect(TEMPLATES_PATH, 303)
    }
    if (!ok) return showForm(c, id, { answers, errors }, templatePage.errors.fields)
    if (form.field('gor') === 'forhandsgranska') return showForm(c, id, { answers, errors })
    if (id !== NEW && !(await templates.list()).some((template) => template.id === id)) return showForm(c, NEW, { answers, errors }, templatePage.gone)
    if (!(await templates.save({ ...answers, id: id === NEW ? randomUUID() : id }))) return showForm(c, id, { answers, errors }, templatePage.full)
    return c.redirect(TEMPLATES_PATH, 303)
  })

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

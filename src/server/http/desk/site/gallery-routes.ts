import { type Context, Hono } from 'hono'
import { type ContentProblem, checkSiteContent } from '#content/checks/check-site-content.ts'
import { signInWords } from '#content/desk/sign-in.ts'
import { siteItems, sitePage } from '#content/desk/site.ts'
import { pairPage, pictureFields } from '#content/desk/site-pictures.ts'
import type { SiteContent } from '#content/site-content.ts'
import { isOwnPicture } from '#domain/site-picture.ts'
import type { DraftedSite, Publishing } from '../../../publishing/publishing.ts'
import type { ReceivePicture } from '../../../publishing/receive-picture.ts'
import type { SitePictureRepository } from '../../../publishing/site-pictures.ts'
import type { DeskEnv } from '../desk-context.ts'
import type { DeskFields, DeskForms } from '../desk-forms.ts'
import type { DeskPage, DeskPages } from '../desk-shell.tsx'
import { PAIR_PREFIXES, pairFormPage } from './pair-page.tsx'
import type { BuiltPicture } from './picture-fields.tsx'
import { PROJECTS_PATH, projectListPage, projectPage } from './project-pages.tsx'
import { isPictureForm, type PictureForm, readPictureForm } from './read-picture-form.ts'
import { NEW_ITEM } from './site-items.ts'
import { SEEN, SITE_PATH } from './site-overview.tsx'
import {
  emptyProject,
  type ProjectAnswers,
  pairPictures,
  projectAnswers,
  projectPictures,
  withoutProject,
  withProject,
  withProjectMoved,
} from './site-projects.ts'
import { SUBJECT } from './site-routes.tsx'
import { type FormErrors, type PictureAnswers, pictureFieldNames, typedPicture } from './typed-picture.ts'

export type GalleryRoutesNeeds = {
  publishing: Publishing
  /** The content of the repository. */
  usualContent: SiteContent
  receivePicture: ReceivePicture
  sitePictures: Pick<SitePictureRepository, 'touch'>
  builtPicture: BuiltPicture
  deskForms: DeskForms
  deskPages: Pick<DeskPages, 'fill'>
  now: () => Date
  report: (error: unknown) => void
}

const UPLOAD = pictureFieldNames('').upload
const PAIR_UPLOADS = [PAIR_PREFIXES.before, PAIR_PREFIXES.after].map((prefix) => pictureFieldNames(prefix).upload)

/** /agare/webbplatsen/projekt and /fore-efter: where the owner changes the site's pictures. */
export function galleryRoutes({ publishing, usualContent, receivePicture, sitePictures, builtPicture, deskForms, deskPages, now, report }: GalleryRoutesNeeds) {
  const routes = new Hono<DeskEnv>()

  routes.get('/projekt', (c) => showList(c, c.req.query('klart') === undefined ? {} : { done: sitePage.said.sparat }))

  routes.post('/projekt', async (c) => {
    const form = await deskForms.readForm(c, SUBJECT)
    if (!form) return showList(c, { error: signInWords.expired })
    const { drafted } = await publishing.read()
    const checked = checkSiteContent(withProjectMoved(drafted, form.field('id'), form.field('gor') === 'upp' ? 'up' : 'down'), now())
    const isSaved = checked.ok && (await save(c, checked.content, form))
    return isSaved ? c.redirect(PROJECTS_PATH, 303) : showList(c, { error: sitePage.errors.overtaken })
  })

  routes.get('/projekt/:id', async (c) => {
    const id = c.req.param('id')
    const site = await publishing.read()
    const project = site.drafted.gallery.projects.find((one) => one.id === id)
    if (!project && id !== NEW_ITEM) return showList(c, { error: siteItems.gone })
    return showProject(c, id, project ? projectAnswers(project, site.drafted.gallery) : emptyProject)
  })

  routes.post('/projekt/:id', (c) => (isPictureForm(c) ? saveProject(c, c.req.param('id')) : removeProject(c, c.req.param('id'))))

  routes.get('/fore-efter', async (c) => showPair(c, (await publishing.read()).drafted.pair))

  routes.post('/fore-efter', async (c) => {
    const form = await readPictures(c, PAIR_UPLOADS)
    const { drafted } = await publishing.read()
    const before = typedPicture(form, PAIR_PREFIXES.before, drafted.pair.before)
    const after = typedPicture(form, PAIR_PREFIXES.after, drafted.pair.after)
    const answers = { before: before.picture, after: after.picture }
    if (!form.isValid) return showPair(c, answers, { error: signInWords.expired })
    const checked = checkSiteContent({ ...drafted, pair: answers }, now())
    const errors = {
      ...(checked.ok ? {} : pairErrors(checked.problems)),
      ...before.errors,
      ...after.errors,
      ...(await missing(answers.before.file, PAIR_PREFIXES.before)),
      ...(await missing(answers.after.file, PAIR_PREFIXES.after)),
    }
    if (!checked.ok || Object.keys(errors).length > 0) return showPair(c, answers, { error: sitePage.errors.fields, errors })
    return (await save(c, checked.content, form)) ? c.redirect(`${SITE_PATH}?klart=sparat`, 303) : showPair(c, answers, { error: sitePage.errors.overtaken })
  })

  async function saveProject(c: Context<DeskEnv>, id: string) {
    const form = await readPictures(c, [UPLOAD])
    const { drafted } = await publishing.read()
    const before = drafted.gallery.projects.find((one) => one.id === id)
    const { picture, errors: ofPicture } = typedPicture(form, '', before?.picture)
    const isTicked = (name: string) => form.field(name) !== ''
    const answers: ProjectAnswers = {
      title: form.field('title'),
      description: form.field('description'),
      picture,
      onHome: isTicked('onHome'),
      inBand: isTicked('inBand'),
    }
    if (!form.isValid) return showProject(c, id, answers, { error: signInWords.expired })
    if (id !== NEW_ITEM && !before) return showList(c, { error: siteItems.gone })
    const { changed, errorsOf } = withProject(drafted, id, answers)
    const checked = checkSiteContent(changed, now())
    const errors = { ...(checked.ok ? {} : errorsOf(checked.problems)), ...ofPicture, ...(await missing(picture.file, '')) }
    if (!checked.ok || Object.keys(errors).length > 0) return showProject(c, id, answers, { error: sitePage.errors.fields, errors })
    return (await save(c, checked.content, form)) ? saved(c) : showProject(c, id, answers, { error: sitePage.errors.overtaken })
  }

  async function removeProject(c: Context<DeskEnv>, id: string) {
    const form = await deskForms.readForm(c, SUBJECT)
    if (!form) return showList(c, { error: signInWords.expired })
    const { drafted } = await publishing.read()
    const left = checkSiteContent(withoutProject(drafted, id), now())
    if (!left.ok) return showList(c, { error: left.problems.map(({ message }) => message).join(' ') })
    return (await save(c, left.content, form)) ? saved(c) : showList(c, { error: sitePage.errors.overtaken })
  }

  /** One of the owner's pictures that has been removed since it was chosen. */
  async function missing(file: string, prefix: string): Promise<FormErrors> {
    const isThere = !isOwnPicture(file) || (await sitePictures.touch(file, now().toISOString()))
    return isThere ? {} : { [pictureFieldNames(prefix).file]: pictureFields.errors.gone }
  }

  function readPictures(c: Context<DeskEnv>, fileFields: readonly string[]): Promise<PictureForm> {
    return readPictureForm(c, { deskForms, subject: SUBJECT, fileFields, receivePicture, report })
  }

  type Said = { error?: string; errors?: FormErrors; done?: string }

  async function showList(c: Context<DeskEnv>, { error, done }: Said = {}) {
    const site = await publishing.read()
    return respond(c, projectListPage({ gallery: site.drafted.gallery, done, ...formOf(c, site, error) }), error)
  }

  async function showProject(c: Context<DeskEnv>, id: string, answers: ProjectAnswers, { error, errors = {} }: Said = {}) {
    const site = await publishing.read()
    const options = projectPictures(usualContent, site.drafted)
    return respond(c, projectPage({ id, answers, options, errors, ...formOf(c, site, error) }), error)
  }

  async function showPair(c: Context<DeskEnv>, answers: { before: PictureAnswers; after: PictureAnswers }, { error, errors = {} }: Said = {}) {
    const site = await publishing.read()
    const options = pairPictures(usualContent, site.drafted, pairPage)
    return respond(c, pairFormPage({ answers, options, errors, ...formOf(c, site, error) }), error)
  }

  function save(c: Context<DeskEnv>, content: SiteContent, { field }: DeskFields): Promise<boolean> {
    return publishing.save(content, field(SEEN) || undefined, c.get('signedIn').name)
  }

  function formOf(c: Context<DeskEnv>, { seen }: DraftedSite, error: string | undefined) {
    return { seen, formToken: deskForms.issueToken(c, SUBJECT), error, builtPicture }
  }

  async function respond(c: Context<DeskEnv>, page: DeskPage, error: string | undefined) {
    return c.html(await deskPages.fill(page), error ? 422 : 200)
  }

  return routes
}

function saved(c: Context<DeskEnv>) {
  return c.redirect(`${PROJECTS_PATH}?klart=sparat`, 303)
}

/** 'pair.before.alt' → 'fore-alt' */
function pairErrors(problems: readonly ContentProblem[]): FormErrors {
  return Object.fromEntries(
    problems.map(({ path, message }) => {
      const [, which, place] = path.split('.')
      const names = which === 'before' || which === 'after' ? pictureFieldNames(PAIR_PREFIXES[which]) : undefined
      return [names && (place === 'alt' || place === 'kind' || place === 'file') ? names[place] : '', message]
    }),
  )
}

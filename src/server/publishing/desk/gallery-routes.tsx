import { type Context, Hono } from 'hono'
import { type CheckedContent, type ContentProblem, checkSiteContent } from '#content/checks/check-site-content.ts'
import { signInWords } from '#content/desk/sign-in.ts'
import { sitePage } from '#content/publishing/site.ts'
import type { SiteContent } from '#content/publishing/site-content.ts'
import { siteItems } from '#content/publishing/site-forms.ts'
import { pairPage, pictureFields } from '#content/publishing/site-pictures.ts'
import { isOwnPicture, type PictureUse } from '#domain/site-picture.ts'
import type { Base } from '#server/core/core.ts'
import { addDeeds } from '#server/core/http/deeds.ts'
import type { DeskEnv } from '#server/desk/desk-context.ts'
import type { DeskFields } from '#server/desk/desk-forms.ts'
import type { Desk } from '#server/desk/desk-place.ts'
import type { DeskPage } from '#server/desk/desk-shell.tsx'
import type { GalleryPictures } from '../gallery/gallery-pictures.ts'
import { missingPictures } from '../gallery/missing-pictures.ts'
import type { DraftedSite, Publishing } from '../publishing.ts'
import type { Move } from './list-items.ts'
import { Meanwhile, whoSaved } from './meanwhile.tsx'
import { addOrderDeeds } from './order-buttons.tsx'
import { PAIR_PATH, PAIR_PREFIXES, type PairDeed, pairFormPage } from './pair-page.tsx'
import { PROJECTS_PATH, projectListPage, projectPage } from './project-pages.tsx'
import { type PictureForm, readPictureForm } from './read-picture-form.ts'
import type { ItemDeed } from './site-item-pages.tsx'
import { NEW_ITEM } from './site-items.ts'
import { SEEN, SITE_PATH, SUBJECT } from './site-path.ts'
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
import { type FormErrors, type PictureAnswers, pictureFieldNames, typedPicture } from './typed-picture.ts'

const UPLOAD = pictureFieldNames('').upload
const PAIR_UPLOADS = [PAIR_PREFIXES.before, PAIR_PREFIXES.after].map((prefix) => pictureFieldNames(prefix).upload)

/** /agare/webbplatsen/projekt and /fore-efter: where the owner changes the site's pictures. `files`: the content whose pictures are in the build. */
export function galleryRoutes(
  { site: { picture: builtPicture, hasPicture }, now, report }: Pick<Base, 'site' | 'now' | 'report'>,
  { deskForms, deskPages }: Desk,
  { publishing, files }: { publishing: Publishing; files: SiteContent },
  { receivePicture, sitePictures }: Pick<GalleryPictures, 'receivePicture' | 'sitePictures'>,
) {
  const routes = new Hono<DeskEnv>()

  routes.get('/projekt', (c) => showList(c, c.req.query('klart') === undefined ? {} : { done: sitePage.said.sparat }))

  routes.get('/projekt/:id', async (c) => {
    const id = c.req.param('id')
    const site = await publishing.read()
    const project = site.drafted.gallery.projects.find((one) => one.id === id)
    if (!project && id !== NEW_ITEM) return showList(c, { error: siteItems.gone })
    if (!project) return showProject(c, id, emptyProject)
    const { picture, ...answers } = projectAnswers(project, site.drafted.gallery)
    return showProject(c, id, { ...answers, picture: chosen(picture, 'project') }, { errors: unavailable(picture, 'project', '') })
  })

  addOrderDeeds(routes, '/projekt', PROJECTS_PATH, move)
  addDeeds<DeskEnv, ItemDeed>(routes, '/projekt/:id', { spara: saveProject, 'ta-bort': removeProject })

  routes.get('/fore-efter', async (c) => {
    const { before, after } = (await publishing.read()).drafted.pair
    const errors = { ...unavailable(before, 'pair', PAIR_PREFIXES.before), ...unavailable(after, 'pair', PAIR_PREFIXES.after) }
    return showPair(c, { before: chosen(before, 'pair'), after: chosen(after, 'pair') }, { errors })
  })

  addDeeds<DeskEnv, PairDeed>(routes, '/fore-efter', { spara: savePair })

  async function savePair(c: Context<DeskEnv>) {
    const form = await readPictures(c, PAIR_UPLOADS)
    const { drafted } = await publishing.read()
    const before = typedPicture(form, PAIR_PREFIXES.before, drafted.pair.before)
    const after = typedPicture(form, PAIR_PREFIXES.after, drafted.pair.after)
    const answers = { before: before.picture, after: after.picture }
    if (!form.isValid) return showPair(c, answers, { error: signInWords.expired })
    const asTyped = (content: SiteContent) => checkSiteContent({ ...content, pair: answers }, now())
    const checked = asTyped(drafted)
    const errors = {
      ...(checked.ok ? {} : pairErrors(checked.problems)),
      ...before.errors,
      ...after.errors,
      ...(await missing(answers.before, 'pair', PAIR_PREFIXES.before)),
      ...(await missing(answers.after, 'pair', PAIR_PREFIXES.after)),
    }
    if (!checked.ok || Object.keys(errors).length > 0) return showPair(c, answers, { error: sitePage.errors.fields, errors })
    if (await save(c, checked.content, form)) return c.redirect(`${SITE_PATH}?klart=sparat`, 303)
    return showPair(c, answers, { asTyped })
  }

  async function move(c: Context<DeskEnv>, where: Move) {
    const { id = '' } = c.req.param()
    const form = await deskForms.readForm(c, SUBJECT)
    if (!form) return showList(c, { error: signInWords.expired })
    const { drafted } = await publishing.read()
    const checked = checkSiteContent(withProjectMoved(drafted, id, where), now())
    const isSaved = checked.ok && (await save(c, checked.content, form))
    return isSaved ? c.redirect(PROJECTS_PATH, 303) : showList(c, { error: sitePage.errors.overtaken })
  }

  async function saveProject(c: Context<DeskEnv>) {
    const { id = '' } = c.req.param()
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
    const errors = { ...(checked.ok ? {} : errorsOf(checked.problems)), ...ofPicture, ...(await missing(picture, 'project', '')) }
    if (!checked.ok || Object.keys(errors).length > 0) return showProject(c, id, answers, { error: sitePage.errors.fields, errors })
    if (await save(c, checked.content, form)) return saved(c)
    const asTyped = (content: SiteContent) => checkSiteContent(withProject(content, id, answers).changed, now())
    return showProject(c, id, answers, { asTyped })
  }

  async function removeProject(c: Context<DeskEnv>) {
    const { id = '' } = c.req.param()
    const form = await deskForms.readForm(c, SUBJECT)
    if (!form) return showList(c, { error: signInWords.expired })
    const { drafted } = await publishing.read()
    const left = checkSiteContent(withoutProject(drafted, id), now())
    if (!left.ok) return showList(c, { error: left.problems.map(({ message }) => message).join(' ') })
    return (await save(c, left.content, form)) ? saved(c) : showList(c, { error: sitePage.errors.overtaken })
  }

  /** A picture that has been removed since it was chosen: one of the owner's, or one of the build's. */
  async function missing(picture: PictureAnswers, use: PictureUse, prefix: string): Promise<FormErrors> {
    if (!isOwnPicture(picture.file)) return picture.file === '' ? {} : unavailable(picture, use, prefix)
    const isThere = await sitePictures.touch(picture.file, now().toISOString())
    return isThere ? {} : { [pictureFieldNames(prefix).file]: pictureFields.errors.gone }
  }

  function unavailable({ file }: PictureAnswers, use: PictureUse, prefix: string): FormErrors {
    return hasPicture(file, use) ? {} : { [pictureFieldNames(prefix).file]: pictureFields.errors.missing }
  }

  /** What the form shows as chosen: none where the picture is missing. */
  function chosen(picture: PictureAnswers, use: PictureUse): PictureAnswers {
    return hasPicture(picture.file, use) ? picture : { ...picture, file: '' }
  }

  function readPictures(c: Context<DeskEnv>, fileFields: readonly string[]): Promise<PictureForm> {
    return readPictureForm(c, fileFields, { deskForms, receivePicture, report })
  }

  /** `asTyped`: the draft with what was typed, where another has been saved meanwhile. */
  type Said = { error?: string; errors?: FormErrors; done?: string; asTyped?: (drafted: SiteContent) => CheckedContent }

  async function showList(c: Context<DeskEnv>, { error, done }: Said = {}) {
    const site = await publishing.read()
    const missing = missingPictures(site.drafted, hasPicture).projects
    return respond(c, projectListPage({ gallery: site.drafted.gallery, missing, done, ...formOf(c, site, error) }), error)
  }

  async function showProject(c: Context<DeskEnv>, id: string, answers: ProjectAnswers, { error: said, errors = {}, asTyped }: Said = {}) {
    const site = await publishing.read()
    const error = asTyped ? sitePage.errors.overtakenForm(whoSaved(c, site)) : said
    const options = projectPictures(files, site.drafted)
    const meanwhile = meanwhileIn(site, asTyped, `${PROJECTS_PATH}/${id}`)
    return respond(c, projectPage({ id, answers, options, errors, meanwhile, ...formOf(c, site, error) }), error)
  }

  async function showPair(c: Context<DeskEnv>, answers: { before: PictureAnswers; after: PictureAnswers }, { error: said, errors = {}, asTyped }: Said = {}) {
    const site = await publishing.read()
    const error = asTyped ? sitePage.errors.overtakenForm(whoSaved(c, site)) : said
    const options = pairPictures(files, site.drafted, pairPage)
    const meanwhile = meanwhileIn(site, asTyped, PAIR_PATH)
    return respond(c, pairFormPage({ answers, options, errors, meanwhile, ...formOf(c, site, error) }), error)
  }

  function meanwhileIn({ drafted }: DraftedSite, asTyped: Said['asTyped'], path: string) {
    return asTyped && <Meanwhile drafted={drafted} withTyped={asTyped} path={path} builtPicture={builtPicture} />
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

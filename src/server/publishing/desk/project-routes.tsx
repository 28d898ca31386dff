import { type Context, Hono } from 'hono'
import { checkSiteContent } from '#content/checks/check-site-content.ts'
import { signInWords } from '#content/desk/sign-in.ts'
import type { SiteProject } from '#content/gallery/default-gallery.ts'
import { sitePage } from '#content/publishing/site.ts'
import type { SiteContent } from '#content/publishing/site-content.ts'
import { siteItems } from '#content/publishing/site-forms.ts'
import type { Base } from '#server/core/core.ts'
import { addDeeds } from '#server/core/http/deeds.ts'
import type { DeskEnv } from '#server/desk/desk-context.ts'
import type { Desk } from '#server/desk/desk-place.ts'
import { addOrderDeeds, type Move } from '#server/desk/list-order.tsx'
import { missingPictures } from '../gallery/missing-pictures.ts'
import type { Publishing } from '../publishing.ts'
import type { GalleryForm, Said } from './gallery-form.tsx'
import { readOpened } from './opened.tsx'
import { PROJECTS_PATH, projectListPage, projectPage } from './project-pages.tsx'
import type { PictureForm } from './read-picture-form.ts'
import type { ItemDeed } from './site-item-pages.tsx'
import { NEW_ITEM } from './site-items.ts'
import { SUBJECT } from './site-path.ts'
import {
  emptyProject,
  type ProjectAnswers,
  projectAnswers,
  projectChangedByMe,
  projectPictures,
  projectTexts,
  withoutProject,
  withProject,
  withProjectMoved,
} from './site-projects.ts'
import { openedPicture, typedPicture } from './typed-picture.ts'

/** /agare/webbplatsen/projekt: where the owner changes the projects. `files`: the content whose pictures are in the build. */
export function projectRoutes(
  { site: { hasPicture }, now }: Pick<Base, 'site' | 'now'>,
  { deskForms }: Pick<Desk, 'deskForms'>,
  { savePictures, asStored, save, unavailable, chosen, partsOf, respond }: GalleryForm,
  { publishing, files }: { publishing: Publishing; files: SiteContent },
) {
  const routes = new Hono<DeskEnv>()

  routes.get('/projekt', (c) => showList(c, c.req.query('klart') === undefined ? {} : { done: sitePage.said.sparat }))

  routes.get('/projekt/:id', async (c) => {
    const id = c.req.param('id')
    const site = await publishing.read()
    const project = projectIn(site.drafted, id)
    if (!project && id !== NEW_ITEM) return showList(c, { error: siteItems.gone })
    if (!project) return showProject(c, id, emptyProject)
    return showProject(c, id, shownProject(project, site.drafted), { errors: unavailable(project.picture, 'project', '') })
  })

  addOrderDeeds(routes, '/projekt', PROJECTS_PATH, move)
  addDeeds<DeskEnv, ItemDeed>(routes, '/projekt/:id', { spara: (c) => savePictures(c, [''], saveProject), 'ta-bort': removeProject })

  async function move(c: Context<DeskEnv>, where: Move) {
    const { id = '' } = c.req.param()
    const form = await deskForms.readForm(c, SUBJECT)
    if (!form) return showList(c, { error: signInWords.expired })
    const { drafted } = await publishing.read()
    const checked = checkSiteContent(withProjectMoved(drafted, id, where), now())
    const isSaved = checked.ok && (await save(c, checked.content, form))
    return isSaved ? c.redirect(PROJECTS_PATH, 303) : showList(c, { error: sitePage.errors.overtaken })
  }

  async function saveProject(c: Context<DeskEnv>, form: PictureForm) {
    const { id = '' } = c.req.param()
    const opened = readOpened(form.field)
    const typed = typedPicture(form, '', openedPicture(opened, ''))
    const isTicked = (name: string) => form.field(name) !== ''
    const answers: ProjectAnswers = {
      title: form.field('title'),
      description: form.field('description'),
      picture: typed.picture,
      onHome: isTicked('onHome'),
      inBand: isTicked('inBand'),
    }
    if (!form.isValid) return showProject(c, id, answers, { form, opened, error: signInWords.expired })
    const { drafted } = await publishing.read()
    if (id !== NEW_ITEM && !projectIn(drafted, id)) return showList(c, { error: siteItems.gone })
    const stored = await asStored(form, '', typed, 'project')
    const { changed, errorsOf } = withProject(drafted, id, { ...answers, picture: stored.picture })
    const checked = checkSiteContent(changed, now())
    const errors = { ...(checked.ok ? {} : errorsOf(checked.problems)), ...stored.errors }
    if (!checked.ok || Object.keys(errors).length > 0) return showProject(c, id, answers, { form, opened, error: sitePage.errors.fields, errors })
    if (await save(c, checked.content, form)) return saved(c)
    const site = await publishing.read()
    const project = projectIn(site.drafted, id)
    const current = project ? shownProject(project, site.drafted) : emptyProject
    const mine = projectChangedByMe(answers, opened, current)
    const asTyped = (content: SiteContent) => checkSiteContent(withProject(content, id, mine).changed, now())
    return showProject(c, id, mine, { form, opened: { seen: site.seen, answers: projectTexts(current) }, asTyped })
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

  function shownProject(project: SiteProject, { gallery }: SiteContent): ProjectAnswers {
    const { picture, ...answers } = projectAnswers(project, gallery)
    return { ...answers, picture: chosen(picture, 'project') }
  }

  async function showList(c: Context<DeskEnv>, said: { error?: string; done?: string } = {}) {
    const site = await publishing.read()
    const { gallery } = site.drafted
    const missing = missingPictures(site.drafted, hasPicture).projects
    const { error, formToken, builtPicture } = partsOf(c, site, { error: said.error }, {}, PROJECTS_PATH)
    return respond(c, projectListPage({ gallery, missing, done: said.done, seen: site.seen, error, formToken, builtPicture }), error)
  }

  async function showProject(c: Context<DeskEnv>, id: string, answers: ProjectAnswers, said: Said = {}) {
    const site = await publishing.read()
    const parts = partsOf(c, site, said, projectTexts(answers), `${PROJECTS_PATH}/${id}`)
    return respond(c, projectPage({ id, answers, options: projectPictures(files, site.drafted), ...parts }), parts.error)
  }

  return routes
}

function saved(c: Context<DeskEnv>) {
  return c.redirect(`${PROJECTS_PATH}?klart=sparat`, 303)
}

function projectIn({ gallery }: SiteContent, id: string): SiteProject | undefined {
  return gallery.projects.find((project) => project.id === id)
}

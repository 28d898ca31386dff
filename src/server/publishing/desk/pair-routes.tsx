import { type Context, Hono } from 'hono'
import { type ContentProblem, checkSiteContent } from '#content/checks/check-site-content.ts'
import { signInWords } from '#content/desk/sign-in.ts'
import { sitePage } from '#content/publishing/site.ts'
import type { SiteContent } from '#content/publishing/site-content.ts'
import { pairPage } from '#content/publishing/site-pictures.ts'
import type { Base } from '#server/core/core.ts'
import { addDeeds } from '#server/core/http/deeds.ts'
import type { DeskEnv } from '#server/desk/desk-context.ts'
import type { Publishing } from '../publishing.ts'
import type { GalleryForm, Said } from './gallery-form.tsx'
import { readOpened } from './opened.tsx'
import { PAIR_PATH, PAIR_PREFIXES, type PairAnswers, type PairDeed, pairFormPage } from './pair-page.tsx'
import type { PictureForm } from './read-picture-form.ts'
import { SITE_PATH } from './site-path.ts'
import { pairPictures } from './site-projects.ts'
import { type FormErrors, openedPicture, pictureChangedByMe, pictureFieldNames, pictureTexts, typedPicture } from './typed-picture.ts'

const { before: BEFORE, after: AFTER } = PAIR_PREFIXES

/** /agare/webbplatsen/fore-efter: where the owner changes the pair of the home page. `files`: the content whose pictures are in the build. */
export function pairRoutes(
  { now }: Pick<Base, 'now'>,
  { savePictures, asStored, save, unavailable, chosen, partsOf, respond }: GalleryForm,
  { publishing, files }: { publishing: Publishing; files: SiteContent },
) {
  const routes = new Hono<DeskEnv>()

  routes.get('/fore-efter', async (c) => {
    const { drafted } = await publishing.read()
    const { before, after } = drafted.pair
    return show(c, shownPair(drafted), { errors: { ...unavailable(before, 'pair', BEFORE), ...unavailable(after, 'pair', AFTER) } })
  })

  addDeeds<DeskEnv, PairDeed>(routes, '/fore-efter', { spara: (c) => savePictures(c, [BEFORE, AFTER], savePair) })

  async function savePair(c: Context<DeskEnv>, form: PictureForm) {
    const opened = readOpened(form.field)
    const typed = { before: typedPicture(form, BEFORE, openedPicture(opened, BEFORE)), after: typedPicture(form, AFTER, openedPicture(opened, AFTER)) }
    const answers = { before: typed.before.picture, after: typed.after.picture }
    if (!form.isValid) return show(c, answers, { form, opened, error: signInWords.expired })
    const { drafted } = await publishing.read()
    const [before, after] = [await asStored(form, BEFORE, typed.before, 'pair'), await asStored(form, AFTER, typed.after, 'pair')]
    const checked = withPair(drafted, { before: before.picture, after: after.picture })
    const errors = { ...(checked.ok ? {} : pairErrors(checked.problems)), ...before.errors, ...after.errors }
    if (!checked.ok || Object.keys(errors).length > 0) return show(c, answers, { form, opened, error: sitePage.errors.fields, errors })
    if (await save(c, checked.content, form)) return c.redirect(`${SITE_PATH}?klart=sparat`, 303)
    const site = await publishing.read()
    const current = shownPair(site.drafted)
    const mine = {
      before: pictureChangedByMe(answers.before, BEFORE, opened, current.before),
      after: pictureChangedByMe(answers.after, AFTER, opened, current.after),
    }
    return show(c, mine, { form, opened: { seen: site.seen, answers: pairTexts(current) }, asTyped: (content) => withPair(content, mine) })
  }

  function withPair(content: SiteContent, pair: PairAnswers) {
    return checkSiteContent({ ...content, pair }, now())
  }

  function shownPair({ pair }: SiteContent): PairAnswers {
    return { before: chosen(pair.before, 'pair'), after: chosen(pair.after, 'pair') }
  }

  async function show(c: Context<DeskEnv>, answers: PairAnswers, said: Said) {
    const site = await publishing.read()
    const parts = partsOf(c, site, said, pairTexts(answers), PAIR_PATH)
    return respond(c, pairFormPage({ answers, options: pairPictures(files, site.drafted, pairPage), ...parts }), parts.error)
  }

  return routes
}

function pairTexts({ before, after }: PairAnswers): Record<string, string> {
  return { ...pictureTexts(BEFORE, before), ...pictureTexts(AFTER, after) }
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

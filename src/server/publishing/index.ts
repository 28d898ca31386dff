import { type PageContent, pageContent } from '#content/publishing/page-content.ts'
import { defaultContent, type SiteContent } from '#content/publishing/site-content.ts'
import type { Base } from '#server/core/core.ts'
import type { Desk } from '#server/desk/desk-place.ts'
import { makeHolidayRepository } from '#server/desk/holiday-repository.ts'
import { makeHolidays } from '#server/desk/holidays.ts'
import type { Pictures } from '#server/pictures/index.ts'
import { publishingPlace } from './desk/publishing-place.ts'
import { makeGalleryPictures } from './gallery/gallery-pictures.ts'
import { pictureRoutes } from './gallery/picture-routes.ts'
import { makePublishing, SHOWN_VERSIONS } from './publishing.ts'
import { makeSiteVersions } from './site-versions.ts'

/** How long one of the owner's pictures is kept that no version shows: longer than its form may be open. */
const UNUSED_MS = 2 * 86_400_000

/** What the owner changes on the site. Resolves once the site is served as it was published. */
export async function openPublishing(base: Base) {
  const { db, site } = base
  let isRead = false
  const holidays = makeHolidays(base, makeHolidayRepository(db), {
    prepare: (holiday) => site.render(pageContent(publishing.content(), holiday)),
    changed: press,
  })
  const publishing = makePublishing(base, makeSiteVersions(db), defaultContent, { rehearse: renderSite, changed: press })
  await publishing.refresh()
  await holidays.refresh()
  isRead = true
  await press()
  return {
    publishing,
    holidays,
    renderSite,
    /** What the other rooms read. */
    now: { content: publishing.content, facts: () => pageContentNow().facts },
    jobs: { refresh: [publishing.refresh, holidays.refresh] },
  }

  async function press() {
    // At the start both are read first, so that the site is printed once.
    if (isRead) await site.publish(pageContentNow())
  }

  function pageContentNow(): PageContent {
    return pageContent(publishing.content(), holidays.current())
  }

  function renderSite(content: SiteContent) {
    return site.render(pageContent(content, holidays.current()))
  }
}

type OpenedPublishing = Awaited<ReturnType<typeof openPublishing>>

/** The owner's pictures for the site, and its place on the desk. */
export function makeSiteDesk(base: Base, opened: OpenedPublishing, pictures: Pictures) {
  const gallery = makeGalleryPictures(base, pictures)
  return {
    routes: pictureRoutes(gallery.readPicture),
    place: (desk: Desk) => publishingPlace(base, desk, { ...opened, files: defaultContent }, gallery),
    jobs: { maintenance: [() => gallery.sitePictures.prune(SHOWN_VERSIONS, new Date(base.now().getTime() - UNUSED_MS).toISOString())] },
  }
}

import { everyPoint } from '#content/company/undecided-points.ts'
import { type PageContent, pageContent } from '#content/publishing/page-content.ts'
import { defaultContent, type SiteContent } from '#content/publishing/site-content.ts'
import type { Base } from '#server/core/core.ts'
import type { DeskPlaceNeeds } from '#server/desk/desk-place.ts'
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
export async function openPublishing({ db, site, now }: Base) {
  let isRead = false
  const holidays = makeHolidays({
    now,
    repository: makeHolidayRepository(db),
    prepare: (holiday) => site.render(pageContent(publishing.content(), holiday)),
    changed: press,
  })
  const publishing = makePublishing({ now, versions: makeSiteVersions(db), files: defaultContent, rehearse: renderSite, changed: press })
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

type Needs = {
  opened: Pick<OpenedPublishing, 'publishing' | 'renderSite'>
  pictures: Pictures
}

/** The owner's pictures for the site, and its place on the desk. */
export function makeSiteDesk({ config, db, site, now, report }: Base, { opened, pictures }: Needs) {
  const { sitePictures, receivePicture, readPicture } = makeGalleryPictures({ db, dataDir: config.dataDir, ...pictures, now })
  return {
    routes: pictureRoutes({ readPicture }),
    place: (desk: DeskPlaceNeeds) =>
      publishingPlace({
        ...opened,
        ...desk,
        files: defaultContent,
        launchPoints: (content) => everyPoint(content, now()),
        receivePicture,
        sitePictures,
        builtPicture: site.picture,
        hasPicture: site.hasPicture,
        now,
        report,
      }),
    jobs: { maintenance: [() => sitePictures.prune(SHOWN_VERSIONS, new Date(now().getTime() - UNUSED_MS).toISOString())] },
  }
}

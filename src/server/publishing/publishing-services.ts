import type { Kysely } from 'kysely'
import { defaultContent, type SiteContent } from '#content/publishing/site-content.ts'
import type { ReplyRule } from '#domain/enquiry/reply-deadlines.ts'
import type { Tables } from '#server/core/database/tables.ts'
import type { ServedSite } from '#server/core/http/site.ts'
import { makeHolidayRepository } from '#server/desk/holiday/holiday-repository.ts'
import { type Holidays, makeHolidays } from '#server/desk/holiday/holidays.ts'
import { makePublishing, type Publishing } from './publishing.ts'
import { makeSiteRepository } from './site-version-repository.ts'

type Needs = {
  db: Kysely<Tables>
  site: Pick<ServedSite, 'publish' | 'render'>
  replyRule: ReplyRule
  now: () => Date
}

type PublishedSite = {
  publishing: Publishing
  holidays: Holidays
  /** The pages as they would be with this content, without serving them. */
  renderSite: (content: SiteContent) => ReturnType<ServedSite['render']>
}

/** Composition of what the owner changes on the site. Resolves once the site is served as it was published. */
export async function makePublishedSite({ db, site, replyRule, now }: Needs): Promise<PublishedSite> {
  let isRead = false
  const holidays = makeHolidays({
    now,
    repository: makeHolidayRepository(db),
    usual: replyRule.holiday,
    prepare: (holiday) => site.render(publishing.content(), holiday),
    changed: press,
  })
  const publishing = makePublishing({ now, repository: makeSiteRepository(db), usual: defaultContent, rehearse: renderSite, changed: press })
  await publishing.refresh()
  await holidays.refresh()
  isRead = true
  await press()
  return { publishing, holidays, renderSite }

  async function press() {
    // At the start both are read first, so that the site is printed once.
    if (isRead) await site.publish(publishing.content(), holidays.current())
  }

  function renderSite(content: SiteContent) {
    return site.render(content, holidays.current())
  }
}

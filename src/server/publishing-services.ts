import type { Kysely } from 'kysely'
import { defaultContent, type SiteContent } from '#content/site-content.ts'
import type { ReplyRule } from '#domain/quote/reply-deadlines.ts'
import { makeHolidayRepository } from './adapters/sql/holidays.ts'
import { makeSiteRepository } from './adapters/sql/site-versions.ts'
import type { Tables } from './adapters/sql/tables.ts'
import { type Holidays, makeHolidays } from './desk/holidays.ts'
import type { ServedSite } from './http/site.ts'
import { makePublishing, type Publishing } from './publishing/publishing.ts'

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

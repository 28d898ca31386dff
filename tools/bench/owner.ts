import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium, type Locator, type Page } from '@playwright/test'
import { company } from '#content/company/company.ts'
import { holidayPage } from '#content/desk/holiday.ts'
import { deskNavigation } from '#content/desk/navigation.ts'
import { signInWords } from '#content/desk/sign-in.ts'
import { replyTime } from '#content/enquiries/reply-time.ts'
import { sitePage } from '#content/publishing/site.ts'
import { defaultContent } from '#content/publishing/site-content.ts'
import { siteFields, siteParts } from '#content/publishing/site-forms.ts'
import { pictureFields, projectPages } from '#content/publishing/site-pictures.ts'
import { daysLater, swedishDate } from '#domain/sweden/calendar.ts'
import { kronorSpan } from '#domain/sweden/writing.ts'
import { windows } from '../../tests/journeys/first-load.ts'
import { startBuiltServer } from '../../tests/support/built-server.ts'
import { noFlood } from '../../tests/support/no-limits.ts'
import { aPhoneJpeg } from '../../tests/support/photos.ts'
import { startPostgresServer } from '../../tests/support/postgres-server.ts'
import { needBrowser } from '../browsers.ts'
import { mailedCode } from '../sign-in.ts'
import { machine } from './machine.ts'
import { type Place, postgresPlace, sqlitePlace } from './million/places.ts'
import { figure, table, write } from './report.ts'

/** An unhurried thumb: what a person takes to find and to touch, and to write. */
const TAP_S = 1
const CHARACTER_S = 0.3
/** To choose a day: open the calendar, the next month, the day, and done. */
const TAPS_OF_A_DAY = 4
/** To write in place of what stands there: touch it, hold, and select all. */
const TAPS_TO_REPLACE = 3
/** To take a photo from the library: the field, the library, the photo, and done. */
const TAPS_TO_PICK = 4
/** To the mail and back, where the code is read in the list. */
const TAPS_TO_THE_MAIL = 2
const PROJECT = 'Gröna rummet'

/** The owner's hand on a phone: it counts, and how long the phone lets it wait is measured. */
type Hand = {
  page: Page
  tap(target: Locator): Promise<void>
  write(field: Locator, text: string): Promise<void>
  replace(field: Locator, text: string): Promise<void>
  choose(day: Locator, date: string): Promise<void>
  pick(field: Locator, photo: Photo): Promise<void>
  /** Taps beside the page. */
  elsewhere(taps: number): void
}

type Photo = { name: string; mimeType: string; buffer: Buffer }

type Task = { name: string; goal: number | undefined; do: (hand: Hand) => Promise<void>; seen: (text: string) => boolean }
type Counted = { taps: number; characters: number; waitedS: number; seenS: number[] }

/** How long it takes an owner to change the site from a phone, until visitors in another browser see it: on SQLite, and on PostgreSQL with three processes. */
export async function benchOwner(): Promise<void> {
  const about = machine()
  const folder = mkdtempSync(join(tmpdir(), 'fogratt-owner-'))
  const postgres = await startPostgresServer()
  try {
    const one = await changeAll(sqlitePlace(folder, 'sqlite'), 1)
    const three = await changeAll(await postgresPlace(folder, postgres, 'owner'), 3)
    write('owner', report(about, one, three))
  } finally {
    await postgres.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function changeAll(place: Place, processes: number): Promise<[Task, Counted][]> {
  const servers = await Promise.all(
    Array.from({ length: processes }, () => startBuiltServer({ ...noFlood, ...place.env, LINK_SECRET: 'for this measurement alone, and no other' })),
  )
  const addresses = servers.map(({ address }) => address)
  const [address = ''] = addresses
  const owners = await launch()
  const visitors = await launch()
  try {
    const page = await (await owners.newContext({ ...windows.phone, viewport: { width: 390, height: 844 }, locale: 'sv-SE' })).newPage()
    const results: [Task, Counted][] = []
    const photo = { name: 'IMG_0001.JPG', mimeType: 'image/jpeg', buffer: await aPhoneJpeg(3024, 4032) }
    for (const task of tasks(address, place.dataDir, photo)) {
      results.push([task, await timed(page, task, await openSites(visitors, addresses))])
      console.log(place.name, task.name, results.at(-1)?.[1])
    }
    return results
  } finally {
    await owners.close()
    await visitors.close()
    for (const server of servers) await server.close()
  }
}

function launch(): Promise<Browser> {
  return chromium.launch({ executablePath: needBrowser('chromium'), args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'] })
}

/** In the owner's order; each begins where the one before has ended. */
function tasks(address: string, dataDir: string, photo: Photo): Task[] {
  const holiday = { from: daysLater(swedishDate(new Date()), 28), to: daysLater(swedishDate(new Date()), 44) }
  const { from, to } = defaultContent.facts.priceKr
  const dearer = from + 5_000
  const button = ({ page }: Hand, name: string) => page.getByRole('main').getByRole('button', { name, exact: true })
  const link = ({ page }: Hand, name: string) => page.getByRole('main').getByRole('link', { name, exact: true })
  const inMenu = async (hand: Hand, name: string) => {
    await hand.tap(hand.page.getByText(deskNavigation.more, { exact: true }))
    await hand.tap(hand.page.getByRole('navigation').getByRole('link', { name }))
  }
  return [
    {
      name: 'sign in, with the code in the mail (once in 30 days)',
      goal: undefined,
      async do(hand) {
        await hand.page.goto(`${address}/agare`)
        hand.elsewhere(1)
        await hand.write(hand.page.getByLabel(signInWords.address.label), company.email)
        await hand.tap(hand.page.getByRole('button', { name: signInWords.send }))
        const code = await mailedCode(dataDir)
        hand.elsewhere(TAPS_TO_THE_MAIL)
        await hand.write(hand.page.getByLabel(signInWords.code.label), code)
        await hand.tap(hand.page.getByRole('button', { name: signInWords.code.send }))
        await hand.page.waitForURL(({ pathname }) => !pathname.includes('logga-in'))
        await hand.page.goto(`${address}/agare`)
      },
      seen: () => true,
    },
    {
      name: 'a holiday is live',
      goal: 60,
      async do(hand) {
        await inMenu(hand, holidayPage.title)
        await hand.choose(hand.page.getByLabel(holidayPage.fields.from), holiday.from)
        await hand.choose(hand.page.getByLabel(holidayPage.fields.to), holiday.to)
        await hand.tap(button(hand, holidayPage.enter))
        await hand.page.getByRole('status').waitFor()
      },
      seen: (text) => text.includes(replyTime({ holiday })),
    },
    {
      name: 'a price is changed',
      goal: 60,
      async do(hand) {
        await inMenu(hand, sitePage.title)
        await hand.tap(link(hand, siteParts.priser.title))
        await hand.replace(hand.page.getByRole('group', { name: siteFields['facts.priceKr'].label }).getByLabel(sitePage.span.from), String(dearer))
        await hand.tap(button(hand, sitePage.save))
        await hand.tap(button(hand, sitePage.draft.publish))
        await hand.page.getByRole('status').waitFor()
      },
      seen: (text) => text.includes(kronorSpan({ from: dearer, to })),
    },
    {
      name: 'and undone',
      goal: 60,
      async do(hand) {
        await hand.tap(link(hand, sitePage.versions.first))
        await hand.tap(button(hand, sitePage.versions.restore))
        await hand.page.getByRole('status').waitFor()
      },
      seen: (text) => text.includes(kronorSpan({ from, to })),
    },
    {
      name: 'a photo from the library becomes the first project',
      goal: 90,
      async do(hand) {
        const { fields } = projectPages
        await inMenu(hand, sitePage.title)
        await hand.tap(link(hand, projectPages.title))
        await hand.tap(link(hand, projectPages.add))
        await hand.pick(hand.page.getByLabel(pictureFields.upload.label), photo)
        await hand.page.getByRole('img', { name: pictureFields.chosen }).waitFor()
        await hand.write(hand.page.getByLabel(pictureFields.alt.label), 'Ljust badrum med gröna plattor')
        await hand.write(hand.page.getByLabel(fields.title.label), PROJECT)
        await hand.write(hand.page.getByLabel(fields.description.label), 'Gröna plattor i raka rader.')
        await hand.tap(hand.page.getByLabel(fields.onHome))
        await hand.tap(button(hand, sitePage.save))
        await hand.tap(link(hand, sitePage.back))
        await hand.tap(button(hand, sitePage.draft.publish))
        await hand.page.getByText(sitePage.said.publicerat).waitFor()
      },
      seen: (text) => text.includes(PROJECT),
    },
  ]
}

/** A visitor at each process. */
function openSites(browser: Browser, addresses: readonly string[]): Promise<Page[]> {
  return Promise.all(
    addresses.map(async (address) => {
      const page = await (await browser.newContext({ ...windows.phone, locale: 'sv-SE' })).newPage()
      await page.goto(address)
      return page
    }),
  )
}

async function timed(page: Page, task: Task, visitors: readonly Page[]): Promise<Counted> {
  const counted: Counted = { taps: 0, characters: 0, waitedS: 0, seenS: [] }
  const started = performance.now()
  await task.do(handOf(page, counted))
  counted.waitedS = (performance.now() - started) / 1000
  const done = performance.now()
  counted.seenS = await Promise.all(visitors.map((visitor) => secondsUntil(visitor, task.seen, done)))
  await Promise.all(visitors.map((visitor) => visitor.context().close()))
  return counted
}

/** The visitor's browser asks every tenth of a second whether the page is another, and loads it then. Every text is looked at, also what is folded. */
async function secondsUntil(visitor: Page, isSeen: (text: string) => boolean, since: number): Promise<number> {
  for (;;) {
    const response = await visitor.reload()
    const seconds = (performance.now() - since) / 1000
    if (isSeen((await visitor.locator('body').textContent()) ?? '')) return seconds
    const isAnother = async (etag: string) => (await fetch('/', { method: 'HEAD', cache: 'no-store' })).headers.get('etag') !== etag
    await visitor.waitForFunction(isAnother, response?.headers().etag ?? '', { polling: 100 })
  }
}

function handOf(page: Page, counted: Counted): Hand {
  const hand: Hand = {
    page,
    async tap(target) {
      counted.taps += 1
      await target.tap()
    },
    async write(field, text) {
      counted.taps += 1
      counted.characters += text.length
      await field.fill(text)
    },
    async replace(field, text) {
      counted.taps += TAPS_TO_REPLACE - 1
      await hand.write(field, text)
    },
    async choose(day, date) {
      counted.taps += TAPS_OF_A_DAY
      await day.fill(date)
    },
    async pick(field, photo) {
      counted.taps += TAPS_TO_PICK
      await field.setInputFiles(photo)
    },
    elsewhere(taps) {
      counted.taps += taps
    },
  }
  return hand
}

function report(about: string, one: [Task, Counted][], three: [Task, Counted][]): string {
  const rows = one.map(([{ name, goal }, counted], index) => {
    const { taps, characters, waitedS, seenS } = counted
    const others = three[index]?.[1].seenS ?? []
    const isChange = goal !== undefined
    return [
      name,
      taps,
      characters,
      figure(waitedS, 1),
      figure(taps * TAP_S + characters * CHARACTER_S + waitedS, 0),
      goal ?? '–',
      isChange ? figure(Math.max(...seenS), 1) : '–',
      isChange ? figure(Math.max(...others), 1) : '–',
    ]
  })
  const head = ['task', 'taps', 'characters', 'waited, s', 'in all, s', 'goal, s', 'seen after, s', 'at the last of three processes, s']
  return [
    '## The owner on a phone',
    `${about}. A touch screen of 390 × 844 px, from the desk's first page, signed in. ${TAP_S.toFixed(1)} s for a tap and ${CHARACTER_S} s for a character are assumed; a day is ${TAPS_OF_A_DAY} taps, to write in place of a text ${TAPS_TO_REPLACE}, a photo of 12 megapixels from the library ${TAPS_TO_PICK}, to the mail and back ${TAPS_TO_THE_MAIL}. What the site lets the owner wait is measured (SQLite, one process), and so is when a visitor in another browser sees it after the desk has said so (goal ≤ 5; three processes on PostgreSQL, the owner at the first).`,
    table([head, ...rows]),
  ].join('\n\n')
}

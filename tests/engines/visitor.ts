import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import sharp from 'sharp'
import { quoteForm } from '#content/enquiries/quote-form.ts'
import { type EnquiryAnswers, fields } from '#domain/enquiry/enquiry-answers.ts'
import { keysOf } from '#domain/keys-of.ts'
import { aRequest } from '../support/a-request.ts'
import type { Key, ScreenPoint, Session } from './engine.ts'
import { installLooks, type Look, type Query } from './in-page.ts'

const TESTING_LIBRARY = readFileSync(createRequire(import.meta.url).resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'), 'utf8')

const SCREENSHOTS = join(import.meta.dirname, '../../test-results/engines')

/** A form that comes sooner after the page than this is taken for a machine's (islands/live-quote-form.tsx), in ms. */
const NOT_TOO_SOON = 1600

/** While a page scrolls, something else would be pressed. */
const TWO_FRAMES = 'new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve(true))))'

export type Visitor = ReturnType<typeof visitorIn>

/** What a person does and sees in a window. Everything waits until it can be seen. */
export function visitorIn(session: Session, { address, engine, scripts }: { address: string; engine: string; scripts: boolean }) {
  /** Runs a function in the page. Arguments and result are JSON. */
  async function evaluate<Args extends unknown[], Result>(work: (...args: Args) => Result, ...args: Args): Promise<Result> {
    return JSON.parse(String(await session.evaluate(`JSON.stringify((${work})(...${JSON.stringify(args)})) ?? 'null'`)))
  }

  async function look(query: Query): Promise<Look> {
    const [found] = await looks(query, false)
    if (!found) throw new Error('The page has not answered')
    return found
  }

  /** A page that has just been loaded does not have the tools yet. */
  async function looks(query: Query, all: boolean): Promise<Look[]> {
    const found = await evaluate((wanted, every) => (every ? window.lookForAll?.(wanted) : window.lookFor && [window.lookFor(wanted)]), query, all)
    if (found) return found
    await session.evaluate(`(() => { ${TESTING_LIBRARY}\n })()`)
    await evaluate(installLooks)
    return looks(query, all)
  }

  async function see(query: Query): Promise<Look> {
    let seen = await look(query)
    if (seen.hiddenBy === '') return seen
    await expect
      .poll(
        async () => {
          seen = await look(query)
          return seen.hiddenBy
        },
        `${JSON.stringify(query)} is seen`,
      )
      .toBe('')
    return seen
  }

  /** Presses it where it is seen and rests; again, if the page moved it away meanwhile. */
  async function press(query: Query) {
    // On a new page nothing remembers the press that led to it, and without scripts nothing ever does.
    // A busy browser hears of it late, and while a page gives way to the next nothing can be asked of either: a press again would
    // find the page that the first one led to.
    const isHeard = () => evaluate(() => window.pressed !== false).catch(() => true)
    let pressed = false
    await expect(async () => {
      if (pressed && scripts && (await isHeard())) return
      // Looked for once in each turn: while it is waited for, the page that a late press led to could come.
      const before = await look(query)
      expect(before.hiddenBy, `${JSON.stringify(query)} is seen`).toBe('')
      // Without scripts no frame can be waited for, but a screenshot is drawn.
      await (scripts ? session.evaluate(TWO_FRAMES) : session.screenshot())
      const again = await evaluate(() => {
        window.awaitPress?.()
        return window.lookAgain?.()
      })
      expect(again?.point, `${JSON.stringify(query)} rests`).toEqual(before.point)
      pressed = true
      await session.drag([before.point])
      if (scripts) await expect.poll(isHeard, { timeout: 10_000, message: `${JSON.stringify(query)} is pressed` }).toBe(true)
    }).toPass({ timeout: 120_000 })
  }

  async function fill(label: string, text: string) {
    // A busy browser may still have moved the field; a second press on one does no harm.
    await expect(async () => {
      await press({ label })
      await expect.poll(() => evaluate(() => window.lookAgain?.().focused), { timeout: 10_000, message: `${label} has focus` }).toBe(true)
    }).toPass({ timeout: 120_000 })
    await evaluate(() => document.activeElement instanceof HTMLElement && 'select' in document.activeElement && document.execCommand('selectAll'))
    await session.type(text)
    await expect.poll(async () => (await look({ label })).value, label).toBe(text)
  }

  async function choose(label: string, value: string) {
    await see({ label })
    // A press would open the browser's own list, which not every driver can read.
    await evaluate((wanted) => window.focusOn?.(wanted), { label })
    await session.choose(value)
    await expect.poll(async () => (await look({ label })).value, label).toBe(value)
  }

  async function chooseFiles(label: string, paths: readonly string[]) {
    await see({ label })
    await evaluate((wanted) => window.focusOn?.(wanted), { label })
    await session.chooseFiles(paths)
  }

  async function fillIn(changes: Partial<EnquiryAnswers> = {}): Promise<EnquiryAnswers> {
    const request = aRequest(changes)
    const { labels } = quoteForm
    for (const name of keysOf(labels)) await ('choices' in fields[name] ? choose : fill)(labels[name], request[name])
    return request
  }

  async function send() {
    await expect.poll(() => evaluate(() => performance.now())).toBeGreaterThan(NOT_TOO_SOON)
    await press({ role: 'button', name: quoteForm.send })
  }

  return {
    open: (path: string) => session.open(address + path),
    resize: (width: number, height: number) => session.resize(width, height),
    look,
    see,
    /** All that there are, each scrolled to in its turn. */
    seeAll: (query: Query) => looks(query, true),
    gone: (query: Query) =>
      expect.poll(async () => (await look(query)).hiddenBy, `${JSON.stringify(query)} is gone`).toMatch(/^(nothing like it|not rendered)$/),
    press,
    drag: (points: readonly [ScreenPoint, ...ScreenPoint[]]) => session.drag(points),
    key: (key: Key) => session.press(key),
    fill,
    choose,
    chooseFiles,
    fillIn,
    send,
    hasFocus: (query: Query) => expect.poll(async () => (await look(query)).focused, `${JSON.stringify(query)} has focus`).toBe(true),
    path: () => evaluate(() => location.pathname + location.hash),
    title: () => evaluate(() => document.title),
    evaluate,
    /** Sees that every picture in the window has come. With SCREENSHOTS=1 a screenshot of the step lies in test-results/engines. */
    async seePictures(step: string) {
      await expect.poll(() => evaluate(missingPictures), `the pictures of ${step}`).toEqual([])
      if (!process.env.SCREENSHOTS) return
      const folder = join(SCREENSHOTS, engine)
      mkdirSync(folder, { recursive: true })
      writeFileSync(join(folder, `${step}.png`), await session.screenshot())
    },
    /** How many colours are seen where it stands, in a small copy. */
    async coloursOf(query: Query): Promise<number> {
      const { left, top, width, height } = await see(query)
      const bottom = await evaluate(() => innerHeight)
      const { data } = await sharp(await session.screenshot())
        .extract({
          left: Math.ceil(left),
          top: Math.ceil(Math.max(0, top)),
          width: Math.floor(width),
          height: Math.floor(Math.min(bottom, top + height) - Math.max(0, top)) - 1,
        })
        .resize(60, 40, { kernel: 'nearest', fit: 'fill' })
        .removeAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true })
      return new Set(Array.from({ length: data.length / 3 }, (_, pixel) => data.subarray(pixel * 3, pixel * 3 + 3).toString('hex'))).size
    },
  }
}

/** The pictures in the window that have not been drawn yet. Runs in the page. */
function missingPictures(): string[] {
  const inWindow = [...document.images].filter((picture) => {
    const { top, bottom, left, right, width, height } = picture.getBoundingClientRect()
    return width > 1 && height > 1 && bottom > 0 && right > 0 && top < innerHeight && left < innerWidth
  })
  return inWindow.filter(({ complete, naturalWidth }) => !complete || naturalWidth === 0).map(({ currentSrc, alt }) => currentSrc || alt)
}

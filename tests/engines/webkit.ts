import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Builder, Capabilities, error, Key as Keys, Origin, type WebDriver } from 'selenium-webdriver'
import { Select } from 'selenium-webdriver/lib/select.js'
import sharp from 'sharp'
import { withDeadline } from '#server/core/deadline.ts'
import { endProcess, startDisplay } from './display.ts'
import type { EngineBrowser, Key, Session, SessionOptions } from './engine.ts'
import { startDriver } from './webkit-driver.ts'

/** WebKitGTK makes no window narrower than this. */
const NARROWEST = 447

/** How long WebKitGTK may take to draw what has changed, in ms. */
const DRAWN_AFTER = 100

/** How long WebKitGTK may take to close and to open, in ms. */
const QUIT_WITHIN = 10_000
const OPEN_WITHIN = 30_000

/** How long any page may take, in ms. One that is opened while a form's answer is still coming was seen never to finish: it is opened again. */
const LOAD_WITHIN = 60_000

/** How long it may take for anything that it is asked, in ms: when it hangs, the journey's failure says in what. */
const ANSWER_WITHIN = 100_000

/** What a script answers while its page gives way to the next is sometimes lost: after so long it is asked again, in ms. */
const ASK_AGAIN_AFTER = 10_000

/**
 * Where every journey begins: a page that keeps nothing, with the headers of all others. From what has another opener policy, as a text or
 * about:blank, WebKitGTK goes on in another process, and was seen never to finish with that, or to draw nothing afterwards.
 */
const FIRST_PAGE = '/vanliga-fragor'

/** How long that page may take to load, and then to be drawn, in ms. */
const FIRST_PAGE_WITHIN = 60_000
const DRAW_WITHIN = 30_000

/** A page hears of its new size after the driver has answered, in ms; when its bars were measured too early, it is tried again. */
const RESIZED_WITHIN = 2_000
const RESIZE_TRIES = 10

type Visitor = Pick<SessionOptions, 'scripts' | 'motion'>

/** Safari's engine as Debian packages it: WebKitGTK, by W3C WebDriver, in a window on a display that nobody sees. */
export async function startWebkit(): Promise<EngineBrowser> {
  const folder = mkdtempSync(join(tmpdir(), 'fogratt-webkit-'))
  const display = await startDisplay()
  /** What the driver was started for. */
  let visitor: Visitor = { scripts: true, motion: false }
  const startServer = () => startDriver(environmentIn(folder, display.name, visitor))
  let server = await startServer()
  let driver: WebDriver | undefined
  /** Of the session that is open. */
  let opened: SessionOptions | undefined

  /** The browser sometimes hangs when it is closed: then the next session gets another driver. */
  async function endSession() {
    try {
      if (driver) await withDeadline(QUIT_WITHIN, 'WebKitGTK did not close', driver.quit())
    } catch {
      await replaceDriver()
    }
  }

  /** It may hang, crash or stay blank when it is opened, too. */
  async function open(options: SessionOptions): Promise<WebDriver> {
    try {
      return await build(options)
    } catch {
      await replaceDriver()
      return build(options)
    }
  }

  async function replaceDriver() {
    await endProcess(server.process)
    server = await startServer()
  }

  async function build(options: SessionOptions): Promise<WebDriver> {
    // The builder's own value is a promise in disguise.
    const building = new Builder().usingServer(server.address).withCapabilities(capabilities(options)).build()
    const driver = await withDeadline(OPEN_WITHIN, 'WebKitGTK did not open', Promise.resolve(building))
    const execute = driver.execute.bind(driver)
    driver.execute = (command) => withDeadline(ANSWER_WITHIN, `WebKitGTK did not answer: ${command.getName()}`, execute(command))
    await openFirstPage(driver, options)
    const drawn = driver.wait(async () => !(await isBlank(await driver.takeScreenshot())))
    await withDeadline(DRAW_WITHIN, 'WebKitGTK did not draw', Promise.resolve(drawn))
    return driver
  }

  return {
    narrowest: NARROWEST,
    async openSession(options) {
      const asBefore = opened?.scripts === options.scripts && opened.motion === options.motion && opened.site === options.site
      if (driver && asBefore && !options.isNew && (await emptied(driver, options))) return sessionOf(driver)
      await endSession()
      if (visitor.scripts !== options.scripts || visitor.motion !== options.motion) {
        visitor = options
        await replaceDriver()
      }
      driver = await open(options)
      opened = options
      return sessionOf(driver)
    },
    async close() {
      await endSession()
      await endProcess(server.process)
      await display.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** For a driver and the browsers that it opens, whose files lie in this folder. */
function environmentIn(folder: string, display: string, { scripts, motion }: Visitor): NodeJS.ProcessEnv {
  mkdirSync(join(folder, 'gtk-3.0'), { recursive: true })
  writeFileSync(join(folder, 'gtk-3.0/settings.ini'), `[Settings]\ngtk-enable-animations=${motion ? 1 : 0}\n`)
  return {
    ...process.env,
    DISPLAY: display,
    // mkdtemp makes it readable for its owner alone, which GTK insists on.
    XDG_RUNTIME_DIR: folder,
    XDG_CACHE_HOME: folder,
    XDG_CONFIG_HOME: folder,
    XDG_DATA_HOME: folder,
    GSETTINGS_BACKEND: 'memory',
    NO_AT_BRIDGE: '1',
    // Without a graphics card OpenGL is llvmpipe. Skia's own painter, and llvmpipe on the thread that asks, spare a fifth of the processor time.
    WEBKIT_SKIA_ENABLE_CPU_RENDERING: '1',
    LP_NUM_THREADS: '0',
    // What does not move needs no compositor, which draws the whole window for each frame: a third of the time. Without one a screenshot
    // was seen never to come, which 3D and pages without scripts need.
    ...(scripts && !motion && { WEBKIT_DISABLE_COMPOSITING_MODE: '1' }),
  }
}

/** Whether the window could be made as a new one is: to open one takes seconds of a processor. */
async function emptied(driver: WebDriver, options: SessionOptions): Promise<boolean> {
  try {
    await openFirstPage(driver, options)
    await driver.manage().deleteAllCookies()
    await driver.executeScript(() => {
      localStorage.clear()
      sessionStorage.clear()
    })
    return true
  } catch {
    return false
  }
}

async function openFirstPage(driver: WebDriver, { site }: SessionOptions) {
  await withDeadline(FIRST_PAGE_WITHIN, 'WebKitGTK did not load its first page', driver.get(site + FIRST_PAGE))
}

async function isBlank(png: string): Promise<boolean> {
  const { channels } = await sharp(Buffer.from(png, 'base64')).stats()
  return channels.every(({ min, max }) => min === max)
}

function capabilities({ scripts }: SessionOptions): Capabilities {
  // A setting of WebKitGTK by its name: https://webkitgtk.org/reference/webkit2gtk/stable/property.Settings.enable-javascript.html
  const args = ['--automation', ...(scripts ? [] : ['--enable-javascript=false'])]
  return new Capabilities({ browserName: 'MiniBrowser', 'webkitgtk:browserOptions': { args }, timeouts: { pageLoad: LOAD_WITHIN } })
}

function sessionOf(driver: WebDriver): Session {
  async function evaluate<Result>(script: string | (() => Result)): Promise<Result> {
    const first = driver.executeScript<Result>(script)
    const isLost = await Promise.race([first.then(() => false), pause(ASK_AGAIN_AFTER, true, { ref: false })])
    return isLost ? driver.executeScript<Result>(script) : first
  }

  return {
    async open(address) {
      await driver.get(address).catch((reason) => (reason instanceof error.TimeoutError ? driver.get(address) : Promise.reject(reason)))
      await evaluate(collectErrors)
    },
    resize: (width, height) => resize(driver, width, height),
    evaluate: (expression) => evaluate(`return ${expression}`),
    async drag([first, ...rest]) {
      const pointer = driver
        .actions({ async: true })
        .move({ ...whole(first), origin: Origin.VIEWPORT, duration: 0 })
        .press()
      for (const point of rest) pointer.move({ ...whole(point), origin: Origin.VIEWPORT, duration: 10 })
      await pointer.release().perform()
    },
    press: (key) => driver.actions({ async: true }).sendKeys(keys[key]).perform(),
    type: (text) => driver.switchTo().activeElement().sendKeys(text),
    choose: (value) => new Select(driver.switchTo().activeElement()).selectByValue(value),
    chooseFiles: (paths) => driver.switchTo().activeElement().sendKeys(paths.join('\n')),
    async screenshot() {
      // It is taken of what was last drawn, which may be older than what the page already answers.
      await pause(DRAWN_AFTER)
      return Buffer.from(await driver.takeScreenshot(), 'base64')
    },
    errors: () => evaluate(() => window.errorsCollected ?? []),
  }
}

const keys: Record<Key, string> = {
  ArrowDown: Keys.ARROW_DOWN,
  ArrowLeft: Keys.ARROW_LEFT,
  ArrowRight: Keys.ARROW_RIGHT,
  ArrowUp: Keys.ARROW_UP,
  End: Keys.END,
  Enter: Keys.ENTER,
  Escape: Keys.ESCAPE,
  Home: Keys.HOME,
  Tab: Keys.TAB,
}

declare global {
  interface Window {
    errorsCollected?: string[]
  }
}

/** WebKitGTK's driver does not tell what the console says. This hears what fails after the page has loaded. */
function collectErrors() {
  const errors: string[] = []
  window.errorsCollected = errors
  addEventListener('error', ({ message }) => errors.push(message))
  addEventListener('unhandledrejection', ({ reason }) => {
    // The browser's own transition between two pages, when the next one comes sooner: scripts have no part in it.
    if (!String(reason).startsWith('AbortError: Skipping view transition')) errors.push(String(reason))
  })
  const log = console.error
  console.error = (...words) => {
    errors.push(words.join(' '))
    log(...words)
  }
}

/** The driver sets the size of the window; what the page gets of it depends on the browser's bars, and it gets it later. */
async function resize(driver: WebDriver, width: number, height: number) {
  const window = driver.manage().window()
  const pageSize = () => driver.executeScript<[number, number]>(() => [innerWidth, innerHeight])
  const resized = async () => {
    const [pageWidth, pageHeight] = await pageSize()
    return pageWidth === width && pageHeight === height
  }
  for (let tries = 0; tries < RESIZE_TRIES; tries += 1) {
    const [outer, [pageWidth, pageHeight]] = [await window.getRect(), await pageSize()]
    const bars = { width: Math.max(0, outer.width - pageWidth), height: Math.max(0, outer.height - pageHeight) }
    await window.setRect({ x: 0, y: 0, width: width + bars.width, height: height + bars.height })
    if (await driver.wait(resized, RESIZED_WITHIN).catch(() => false)) return
  }
  throw new Error(`The window would not become ${width} × ${height}, but ${await pageSize()}`)
}

/** WebDriver takes whole pixels only. */
function whole({ x, y }: { x: number; y: number }) {
  return { x: Math.round(x), y: Math.round(y) }
}

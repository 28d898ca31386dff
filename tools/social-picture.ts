import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { company, defaultFacts } from '#content/company/company.ts'
import { socialPicture } from '#content/pages/social-picture.ts'
import { colours, symbol } from '#shared/brand.ts'
import { needBrowser } from './browsers.ts'

/** Draws public/social.jpg, 1200 × 630: run it again when name, towns, headline or the first picture have changed. */
const ROOT = join(import.meta.dirname, '..')
const asData = (type: string, path: string) => `data:${type};base64,${readFileSync(join(ROOT, path)).toString('base64')}`

/** The square that ends a sentence stays with its last word. */
const withStop = (sentence: string) => sentence.replace(/\S+$/, '<span>$&<i></i></span>')

const page = `<!doctype html><meta charset="utf-8"><style>
  @font-face { font-family: F; src: url(${asData('font/woff2', 'src/site/styles/fonts/familjen-grotesk-sv.woff2')}); font-weight: 400 700 }
  * { box-sizing: border-box; margin: 0 }
  body { width: 1200px; height: 630px; display: grid; grid-template-columns: 520px 4px 1fr; background: ${colours.line}; font-family: F }
  section { background: ${colours.accentDeep}; color: ${colours.surface}; padding: 56px; display: flex; flex-direction: column }
  header { display: flex; align-items: center; gap: 18px; font-size: 46px; font-weight: 680; letter-spacing: -.022em }
  svg { height: 48px; fill: ${colours.highlight} }
  h1 { margin: auto 0; font-size: 88px; line-height: 1; font-weight: 680; letter-spacing: -.035em }
  h1 span { white-space: nowrap }
  h1 i { display: inline-block; width: 18px; height: 18px; background: ${colours.highlight}; margin-left: 6px }
  p { font-size: 27px; color: ${colours.onAccentDeep} }
  img { width: 100%; height: 630px; object-fit: cover; object-position: 34% 50%; grid-column: 3 }
</style>
<section>
  <header><svg viewBox="1 0 14 16"><path d="${symbol}"/></svg>${company.name}</header>
  <h1>${socialPicture.words.map(withStop).join(' ')}</h1>
  <p>${defaultFacts.towns.join(' · ')}</p>
</section>
<img src="${asData('image/webp', 'src/content/pictures/hero.webp')}">`

const browser = await chromium.launch({ executablePath: needBrowser('headlessChromium'), args: ['--no-sandbox', '--disable-gpu'] })
const sheet = await browser.newPage({ viewport: { width: 1200, height: 630 } })
await sheet.setContent(page)
await sheet.evaluate(() => document.fonts.ready)
await sheet.screenshot({ path: join(ROOT, 'public/social.jpg'), type: 'jpeg', quality: 84 })
await browser.close()

import { cpSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { company } from '#content/company/company.ts'
import { servicesOf } from '#content/company/services.ts'
import { hero } from '#content/home/hero.ts'
import { homePage } from '#content/pages/navigation.ts'
import { questionsWith } from '#content/pages/questions.ts'
import { builtContent } from '#content/publishing/built-content.ts'
import { compress } from '#server/publishing/press/compress.ts'
import { writeCompressed } from '../print-site.ts'

const DIST = join(import.meta.dirname, '../../dist')

/**
 * The lower limit for a page with this first picture: the site's texts in bare markup, a system typeface, no script, the same
 * picture. A server of its own serves it, from a copy of the build. `main`: the file that starts that server.
 */
export async function makeLimitPage(): Promise<{ main: string; close: () => void }> {
  const folder = join(DIST, 'limit')
  rmSync(folder, { recursive: true, force: true })
  for (const part of ['server', 'site']) cpSync(join(DIST, part), join(folder, part), { recursive: true })
  const home = join(folder, 'site', 'index.html')
  const page = limitPage(firstPicture(readFileSync(home, 'utf8')))
  await writeCompressed(home, await compress(Buffer.from(page)))
  return { main: join(folder, 'server', 'main.js'), close: () => rmSync(folder, { recursive: true, force: true }) }
}

function firstPicture(home: string): string {
  const [picture] = /<picture[\s\S]*?<\/picture>/.exec(home) ?? []
  if (!picture) throw new Error('The home page has no picture to compare with.')
  return picture
}

function limitPage(picture: string): string {
  const { facts, questions } = builtContent
  return `<!doctype html>
<html lang="sv">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${homePage.title(facts)}</title>
<meta name="description" content="${homePage.description(builtContent)}">
<link rel="icon" href="/favicon.svg">
<style>
body { margin: 0 auto; max-width: 60rem; padding: 0 1.25rem; font: 1.125rem/1.5 sans-serif; background: #f1f2ed; color: #1d2422 }
h1 { font-size: 3rem; line-height: 1 }
picture img { display: block; width: 100%; height: auto }
a { color: #17402f; display: inline-block; padding: .75rem 0 }
</style>
<header><strong>${company.name}</strong></header>
<main>
<h1>${hero.headline.join('. ')}.</h1>
${picture}
<p>${hero.subline(facts)}</p>
${servicesOf(builtContent)
  .map(({ title, description, features }) => `<h2>${title}</h2>\n<p>${description}</p>\n<ul>${features.map((one) => `<li>${one}</li>`).join('')}</ul>`)
  .join('\n')}
${questionsWith(questions.slice(0, 4), facts)
  .map(({ question, answer }) => `<h2>${question}</h2>\n<p>${answer}</p>`)
  .join('\n')}
</main>
<footer><a href="tel:+46701740605">${facts.phone}</a></footer>
</html>
`
}

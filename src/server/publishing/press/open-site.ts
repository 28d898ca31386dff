import { join } from 'node:path'
import { changedParts } from '#content/publishing/changed-parts.ts'
import type { PageContent } from '#content/publishing/page-content.ts'
import { pagePaths } from '#domain/paths.ts'
import { isOwnPicture, type PictureUse, pictureWidths, webpWidth } from '#domain/site-picture.ts'
import { type BuiltSite, type Pages, type ServedSite, TEMPLATES } from '#server/core/http/site.ts'
import { fileOf, pageFile } from '#server/core/http/static-site.ts'
import { withoutMissingPictures } from '../gallery/missing-pictures.ts'
import type { KeptPrint, Print } from './kept-print.ts'
import { makePress, type Press, type PrintedSite } from './press.ts'

/** `kept`: where the newest print outlives the process, and where processes that share a data folder find what one of them has printed. */
export function openSite(built: BuiltSite, kept?: KeptPrint, press = builtPress(built.siteDir)): ServedSite {
  const { build, publicUrl } = built
  let newest = kept?.read(build)
  /** What a preview, or the rehearsal before publishing, has printed: it need not be printed again. */
  let tried: Print | undefined
  const first = newest ? asServed(newest.files) : built
  const files = new Map([...built.files, ...first.files])
  const templates = new Map(first.templates)
  let last: Promise<unknown> = Promise.resolve()

  function builtPicture(name: string, use: PictureUse): string | undefined {
    const width = use === 'project' ? pictureWidths.card : webpWidth(pictureWidths.pair)
    return [...built.files.keys()].find((path) => path.endsWith(`/${name}-${width}.webp`))
  }

  /** The owner's are kept as long as a version shows them. */
  function hasPicture(file: string, use: PictureUse): boolean {
    return isOwnPicture(file) || builtPicture(file, use) !== undefined
  }

  async function print(content: PageContent): Promise<Print | undefined> {
    const shown = withoutMissingPictures(content, hasPicture)
    const parts = JSON.stringify(changedParts(shown))
    if (parts === '{}') return undefined
    const isSame = (one: Print | undefined) => one?.parts === parts
    const same = [newest, tried].find(isSame) ?? [kept?.read(build)].find(isSame)
    return same ?? { build, parts, files: await press(shown) }
  }

  function asServed(printedSite: PrintedSite): Pages {
    const printed = [...printedSite].map(([name, file]) => [name, fileOf(name, file, publicUrl)] as const)
    return {
      files: new Map(printed.flatMap(([name, file]) => (isTemplate(name) ? [] : [[pathOf(name), file]]))),
      templates: new Map(printed.filter(([name]) => isTemplate(name))),
    }
  }

  return {
    files,
    template(name) {
      const file = templates.get(name)
      if (!file) throw new Error(`The site has no ${name}`)
      return file
    },
    picture: (name) => builtPicture(name, 'project') ?? builtPicture(name, 'pair'),
    hasPicture,
    async render(content) {
      tried = await print(content)
      return (tried ? asServed(tried.files) : built).files
    },
    publish(content) {
      const turn = last.then(async () => {
        const before = newest
        newest = await print(content)
        const printed = newest ? asServed(newest.files) : built
        for (const [path, file] of printed.files) files.set(path, file)
        for (const [name, file] of printed.templates) templates.set(name, file)
        if (newest !== before) kept?.write(newest)
      })
      last = turn.catch(() => {})
      return turn
    },
  }
}

function builtPress(siteDir: string): Press {
  return makePress(join(siteDir, '../server/press.js'), join(siteDir, '../press'))
}

function isTemplate(name: string): boolean {
  return TEMPLATES.some((template) => template === name)
}

function pathOf(name: string): string {
  return pagePaths.find((path) => pageFile(path) === name) ?? `/${name}`
}

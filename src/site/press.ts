import { createApp } from 'astro/app/entrypoint'
import type { PageContent } from '#content/publishing/page-content.ts'

/** An original picture in one of the sizes in which the site shows it. `width` in px. */
type Sized = { src: unknown; width?: number | undefined; format?: string | undefined }

const app = createApp()

/**
 * Renders every page and every other file that the site makes of its content: name in the site's folder → content. `pictureFolder`
 * has the encoded pictures (tools/picture-folder.ts). Throws if a page cannot be rendered.
 */
export async function renderSite(content: PageContent, pictureFolder: string): Promise<Map<string, string>> {
  // Where Astro asks for a picture's address. During a build it has its own answer, and encodes the picture.
  globalThis.astroAsset ??= {}
  globalThis.astroAsset.addStaticImage = (picture) => `/${pictureFolder}/${pictureFile(picture)}`
  const files = new Map<string, string>()
  for (const { routeData } of app.manifest.routes) {
    const { pathname, type } = routeData
    if (pathname === undefined || (type !== 'page' && type !== 'endpoint')) continue
    const name = type === 'endpoint' ? pathname.slice(1) : `${pathname.slice(1) || 'index'}.html`
    const response = await app.render(new Request(new URL(name, 'http://localhost')), { routeData, locals: { content } })
    files.set(name, await response.text())
  }
  return files
}

function pictureFile({ src, width, format }: Sized): string {
  const address = typeof src === 'object' && src !== null && 'src' in src ? String(src.src) : String(src)
  const [name] = address.slice(address.lastIndexOf('/') + 1).split('.')
  return `${name}-${width}.${format}`
}

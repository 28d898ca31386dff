import { readFile } from 'node:fs/promises'
import { expect, type Locator, type Page } from '@playwright/test'

export type SavedFile = { readonly name: string; readonly bytes: Buffer<ArrayBuffer> }

export async function fileOf(page: Page, from: Locator): Promise<SavedFile> {
  const [download] = await Promise.all([page.waitForEvent('download'), from.click()])
  return { name: download.suggestedFilename(), bytes: Buffer.from(await readFile(await download.path())) }
}

export async function filesOf(page: Page, links: Locator): Promise<readonly SavedFile[]> {
  const files: SavedFile[] = []
  for (const link of await links.all()) files.push(await fileOf(page, link))
  return files
}

/** The models that are offered, once they are. */
export async function modelsOn(page: Page): Promise<readonly SavedFile[]> {
  const links = page.getByRole('link', { name: /glb, [\d,]+\sMB/ })
  await expect(links).toHaveCount(2)
  return filesOf(page, links)
}

import type { Page } from '@playwright/test'
import { expect } from './journey-test.ts'
import type { ChosenFile } from './photo-files.ts'
import { visitor } from './visitor.ts'

export const field = (page: Page) => page.getByLabel('Bilder', { exact: false }).and(page.locator('input'))
export const hint = (page: Page) => page.locator('#photos-hint')
export const chosen = (page: Page) => page.getByRole('list', { name: 'Valda bilder' }).getByRole('listitem')
export const thanks = (page: Page) => page.getByRole('region', { name: 'Din förfrågan har kommit fram' })
export const arrivals = (page: Page) => thanks(page).getByRole('region', { name: 'Bilder' }).getByRole('status')
export const tiles = (page: Page) => thanks(page).getByRole('region', { name: 'Bilder' }).getByRole('listitem')

export async function choose(page: Page, files: readonly ChosenFile[]) {
  await field(page).setInputFiles([...files])
}

/** Fills in the form with photos and sends it. */
export async function sendWith(page: Page, files: readonly ChosenFile[]) {
  await page.goto('/#kontakt')
  await visitor(page).fillIn({ message: 'Med bilder' })
  await choose(page, files)
  await expect(chosen(page)).toHaveCount(files.length)
  await visitor(page).send()
  await expect(thanks(page)).toBeVisible()
}

/** What a tile shows, as a data address. */
export async function pictureOf(page: Page, at: number): Promise<string> {
  const canvas = chosen(page).nth(at).locator('canvas')
  await canvas.waitFor()
  return canvas.evaluate((one) => (one instanceof HTMLCanvasElement ? one.toDataURL() : ''))
}

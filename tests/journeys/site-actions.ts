import type { Page } from '@playwright/test'
import { company } from '#content/company/company.ts'
import { signInWords } from '#content/desk/sign-in.ts'
import { codeIn, codesIn } from '../support/desk.ts'
import { expect } from './journey-test.ts'
import { clippedTexts, sidewaysScroll } from './layout-checks.ts'

/** Signs in at a server of the journey's own, by the code in its mail folder. */
export async function signInOn(page: Page, { address, dataDir }: { address: string; dataDir: string }) {
  await page.goto(`${address}/agare/logga-in`)
  await page.getByLabel(signInWords.address.label).fill(company.email)
  await page.getByRole('button', { name: signInWords.send }).click()
  await expect.poll(async () => (await codesIn(dataDir)).length).toBe(1)
  const [email] = await codesIn(dataDir)
  await page.getByLabel(signInWords.code.label).fill(codeIn(email ?? {}))
  await page.getByRole('button', { name: signInWords.code.send }).click()
  await expect(page).not.toHaveURL(/logga-in/)
}

/** That the page is accessible, and fits a phone of 320 and of 390 px. */
export async function expectFits(page: Page, expectAccessible: () => Promise<void>) {
  await expectAccessible()
  await page.setViewportSize({ width: 320, height: 720 })
  expect(await sidewaysScroll(page), page.url()).toBeLessThanOrEqual(0)
  expect(await clippedTexts(page), page.url()).toEqual([])
  await page.setViewportSize({ width: 390, height: 844 })
}

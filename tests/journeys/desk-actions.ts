import type { Page } from '@playwright/test'
import { company } from '#content/company/company.ts'
import { signInWords } from '#content/desk/sign-in.ts'
import { codeIn, codesAmong } from '../support/desk.ts'
import type { SmtpServer } from '../support/smtp-server.ts'
import { expect } from './journey-test.ts'

/** Types the address on the page for signing in. Resolves, once the code is mailed, to the code. */
export async function askForCode(page: Page, smtpServer: SmtpServer, address: string = company.email): Promise<string> {
  const before = codesAmong(smtpServer.emails).length
  await page.getByLabel(signInWords.address.label).fill(address)
  await page.getByRole('button', { name: signInWords.send }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(signInWords.code.heading)
  await expect.poll(() => codesAmong(smtpServer.emails).length).toBeGreaterThan(before)
  return codeIn(codesAmong(smtpServer.emails).at(-1) ?? {})
}

/** Signs in by code and leads to a page of the desk. */
export async function signInAt(page: Page, smtpServer: SmtpServer, path: string) {
  await page.goto(path)
  const code = await askForCode(page, smtpServer)
  await page.getByLabel(signInWords.code.label).fill(code)
  await page.getByRole('button', { name: signInWords.code.send }).click()
  await expect(page).not.toHaveURL(/logga-in/)
  await page.goto(path)
}

import { company } from '#content/company/company.ts'
import { signInWords } from '#content/desk/sign-in.ts'
import { codeIn, codesAmong } from '../support/desk.ts'
import type { SmtpServer } from '../support/smtp-server.ts'
import { expect } from './engine-test.ts'
import type { Visitor } from './visitor.ts'

/** Signs in by code and leads to a page of the desk. */
export async function signInAt(visitor: Visitor, smtpServer: SmtpServer, path: string): Promise<void> {
  const codes = () => codesAmong(smtpServer.emails)
  const before = codes().length
  await visitor.open(path)
  await visitor.fill(signInWords.address.label, company.email)
  await visitor.press({ role: 'button', name: signInWords.send })
  await visitor.see({ role: 'heading', name: signInWords.code.heading })
  await expect.poll(() => codes().length).toBeGreaterThan(before)
  await visitor.fill(signInWords.code.label, codeIn(codes().at(-1) ?? {}))
  await visitor.press({ role: 'button', name: signInWords.code.send })
  await expect.poll(() => visitor.path()).not.toContain('logga-in')
  await visitor.open(path)
}

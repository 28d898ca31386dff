import { expect } from '@playwright/test'
import type { Email } from 'postal-mime'
import type { SmtpServer } from './smtp-server.ts'

/** The email about a request whose subject begins so, once it has come. */
export async function emailAbout({ emails }: SmtpServer, subject: string, reference: string): Promise<Email> {
  const find = () => emails.find((email) => email.subject?.startsWith(subject) && email.subject.includes(reference))
  // Photos are told of after two quiet minutes; the rest is for a busy machine.
  await expect.poll(() => find() !== undefined, { timeout: 300_000, message: `the email “${subject}” about ${reference}` }).toBe(true)
  const email = find()
  if (!email) throw new Error(`There is no email “${subject}”`)
  return email
}

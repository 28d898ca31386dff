import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import PostalMime, { type Email } from 'postal-mime'
import { vi } from 'vitest'

/** The letters that a house without an SMTP server has put into its folder. */
export async function emailsIn(dataDir: string): Promise<Email[]> {
  const folder = join(dataDir, 'mail')
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.eml')) : []
  return Promise.all(names.map((name) => PostalMime.parse(readFileSync(join(folder, name)))))
}

/** The letters whose subject begins like this, once there are as many as expected. */
export function emailsNamed(dataDir: string, subject: string, count: number): Promise<Email[]> {
  return vi.waitFor(
    async () => {
      const emails = (await emailsIn(dataDir)).filter((email) => email.subject?.startsWith(subject))
      if (emails.length !== count) throw new Error(`${emails.length} emails "${subject}" instead of ${count}`)
      return emails
    },
    { timeout: 5000 },
  )
}

/** Every link behind which something can be done, as a path; letters hold each in text and in HTML. */
export function ownerLinks({ text = '', html = '' }: Email): string[] {
  return [...new Set([...`${text}${html}`.matchAll(/\/agare\/[^\s"<]+/g)].map(([path]) => path))]
}

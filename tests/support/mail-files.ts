import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import PostalMime, { type Email } from 'postal-mime'
import { eventually } from './eventually.ts'

/** Tests ask again and again until an email is there; to parse those that were there before takes most of their processor time. */
const parsed = new Map<string, { version: string; email: Promise<Email> }>()

/** The emails that a server without SMTP_URL has written into its data folder. */
export async function emailsIn(dataDir: string): Promise<Email[]> {
  const folder = join(dataDir, 'mail')
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.eml')) : []
  return Promise.all(names.map((name) => emailIn(join(folder, name))))
}

function emailIn(file: string): Promise<Email> {
  // An email that is sent again is a new file in the place of the old one.
  const { ino, mtimeMs } = statSync(file)
  const version = `${ino} ${mtimeMs}`
  const known = parsed.get(file)
  if (known?.version === version) return known.email
  const email = PostalMime.parse(readFileSync(file))
  parsed.set(file, { version, email })
  return email
}

/** The emails whose subject begins with `subject`, once there are exactly `count`. */
export function emailsNamed(dataDir: string, subject: string, count: number): Promise<Email[]> {
  return eventually(async () => {
    const emails = (await emailsIn(dataDir)).filter((email) => email.subject?.startsWith(subject))
    if (emails.length !== count) throw new Error(`${emails.length} emails "${subject}" instead of ${count}`)
    return emails
  })
}

/** The paths of an email's links to the owner's pages. */
export function ownerLinks({ text = '', html = '' }: Email): string[] {
  return [...new Set([...`${text}${html}`.matchAll(/\/agare\/[^\s"<]+/g)].map(([path]) => path))]
}

import type { Email } from 'postal-mime'
import { company } from '#content/company/company.ts'
import { signInWords } from '#content/desk/sign-in.ts'
import { eventually } from './eventually.ts'
import { emailsIn } from './mail-files.ts'
import { unescaped } from './shown-fields.ts'

/** The server. Without SMTP_URL its mail lies in its data folder. */
type DeskServer = { address: string; dataDir: string }

type Options = {
  /** Which of MAIL_TO; the default is the company's own. */
  address?: string
  headers?: Record<string, string>
  /** Those that the browser has before, by name. */
  cookies?: Record<string, string>
  /** The emails that have arrived, where the server has SMTP_URL. */
  emails?: () => readonly Email[]
}

export type Desk = {
  /** The value of the header Cookie. */
  cookie: string
  ask(path: string, init?: RequestInit): Promise<Response>
  /**
   * Submits the form that is posted to this address (the first one, if none is), with its hidden fields. `from`: the page, if it is neither
   * there nor where that address leads.
   */
  press(path: string, fields?: Record<string, string>, from?: string): Promise<Response>
}

/** Signs in as an owner does, by the code in the email. */
export async function signIn(server: DeskServer, { address = company.email, headers = {}, cookies = {}, emails }: Options = {}): Promise<Desk> {
  const codes = async () => (emails ? codesAmong(emails()) : codesIn(server.dataDir))
  const before = new Set((await codes()).map(({ messageId }) => messageId))
  const browser = openBrowser(server, headers, cookies)
  await browser.press('/agare/logga-in', { adress: address })
  const email = await eventually(async () => {
    const found = (await codes()).find(({ messageId, to }) => !before.has(messageId) && to?.some((one) => one.address === address.toLowerCase()))
    if (!found) throw new Error(`No code for ${address} was mailed`)
    return found
  })
  const response = await browser.press('/agare/logga-in/kod', { kod: codeIn(email) })
  if (response.status !== 303) throw new Error(`Signing in was answered with ${response.status}`)
  return browser
}

/** The emails with codes that a server without SMTP_URL has written. */
export async function codesIn(dataDir: string): Promise<Email[]> {
  return codesAmong(await emailsIn(dataDir))
}

/** The emails with codes. */
export function codesAmong(emails: readonly Email[]): Email[] {
  return emails.filter(({ subject }) => subject?.startsWith(signInWords.email.subject))
}

/** The code in an email. */
export function codeIn({ subject = '' }: Pick<Email, 'subject'>): string {
  return /\d{6}$/.exec(subject)?.[0] ?? ''
}

/** A browser of its own: it keeps cookies and follows nothing. */
export function openBrowser(server: Pick<DeskServer, 'address'>, headers: Record<string, string> = {}, before: Record<string, string> = {}) {
  const cookies = new Map(Object.entries(before))
  const browser = {
    get cookie() {
      return [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    },

    async ask(path: string, init: RequestInit = {}) {
      const sent = new Headers({ ...headers, cookie: browser.cookie })
      new Headers(init.headers).forEach((value, name) => void sent.set(name, value))
      const response = await fetch(`${server.address}${path}`, { redirect: 'manual', ...init, headers: sent })
      for (const set of response.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? []
        if (/;\s*Max-Age=0(?:;|$)/i.test(set)) cookies.delete(name)
        else cookies.set(name, value)
      }
      return response
    },

    async press(path: string, fields: Record<string, string> = {}, from = path) {
      const page = await (await pageAt(browser.ask, from)).text()
      return browser.ask(path, { method: 'POST', body: new URLSearchParams({ ...hiddenFields(page, path), ...fields }) })
    },
  }
  return browser
}

/** The page at an address, or the one that the address of a deed leads to. */
export async function pageAt(ask: (path: string) => Response | Promise<Response>, path: string): Promise<Response> {
  const response = await ask(path)
  return response.status === 303 ? ask(response.headers.get('location') ?? '') : response
}

/** The hidden fields of the form that is posted to this address, or does this, else of the first one. */
export function hiddenFields(page: string, deed?: string): Record<string, string> {
  const forms = page.match(/<form[^>]*method="post"[\s\S]*?<\/form>/g) ?? []
  const fieldsOf = (form: string) =>
    Object.fromEntries(
      [...form.matchAll(/<input type="hidden"[^>]*?\sname="([^"]+)"[^>]*?\svalue="([^"]*)"/g)].map(([, name, value = '']) => [name, unescaped(value)]),
    )
  const isIt = (form: string) => [...form.matchAll(/action="([^"]+)"/gi)].some(([, action]) => action === deed || action?.endsWith(`/${deed}`))
  return fieldsOf(forms.find(isIt) ?? forms[0] ?? '')
}

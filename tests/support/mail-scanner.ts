import { parseHTML } from 'linkedom'
import type { Email } from 'postal-mime'

/** What a scanner met: every path that it opened, every form that it sent, with the answer's status, and every text that it was shown. */
export type Scan = { opened: string[]; sent: { path: string; status: number }[]; texts: string[] }

type Ask = (path: string, init?: RequestInit) => Promise<Response>

/** The site's own paths that an email links to, in its text and in its markup. */
export function linksIn({ text = '', html = '' }: Email): string[] {
  const links = [...text.matchAll(/https?:\/\/\S+/g), ...html.matchAll(/(?<=href=")https?:[^"]+/g)].map(([link]) => URL.parse(link.replaceAll('&amp;', '&')))
  return [...new Set(links.flatMap((link) => (link?.hostname === 'localhost' ? [`${link.pathname}${link.search}`] : [])))]
}

/**
 * Does what mail scanners do, all of it: opens every link, follows every redirect and every link from one private page to another,
 * and sends every form of every page, also of the answers, with the values and ticks that stand in it.
 */
export async function scan(ask: Ask, links: readonly string[]): Promise<Scan> {
  const found: Scan = { opened: [], sent: [], texts: [] }
  const known = new Set<string>()
  for (const link of links) await open(link)
  return found

  async function open(path: string) {
    if (known.has(path)) return
    known.add(path)
    found.opened.push(path)
    await ask(path, { method: 'HEAD' })
    await read(path, await ask(path))
  }

  async function read(path: string, response: Response) {
    const location = response.headers.get('location')
    if (location) await open(location)
    const body = await response.text()
    found.texts.push(body)
    if (!response.headers.get('content-type')?.startsWith('text/html')) return
    const { document } = parseHTML(body)
    for (const element of document.querySelectorAll('a[href], img[src]')) {
      const target = new URL(element.getAttribute('href') ?? element.getAttribute('src') ?? '', `http://localhost${path}`)
      if (target.hostname === 'localhost' && /^\/(arende|agare)\//.test(target.pathname)) await open(`${target.pathname}${target.search}`)
    }
    for (const form of document.querySelectorAll('form')) {
      const own = form.getAttribute('action') ?? path
      // As React writes the attribute: the parser tells its case apart.
      for (const button of form.querySelectorAll('button')) await submit(button.getAttribute('formAction') ?? own, form)
    }
  }

  async function submit(action: string, form: Element) {
    const fields = fieldsOf(form)
    const name = `${action} ${fields.filter(([field]) => field !== 'sigill').join('&')}`
    if (known.has(name)) return
    known.add(name)
    const response =
      form.getAttribute('method')?.toLowerCase() === 'post'
        ? await ask(action, {
            method: 'POST',
            body: form.getAttribute('enctype') === 'multipart/form-data' ? asMultipart(form, fields) : new URLSearchParams(fields),
          })
        : await ask(`${action}?${new URLSearchParams(fields)}`)
    found.sent.push({ path: action, status: response.status })
    await read(action, response)
  }
}

/** What a form sends whose visitor has touched nothing, and pressed its button. */
function fieldsOf(form: Element): [string, string][] {
  return [...form.querySelectorAll('input, textarea, select, button')].flatMap((field): [string, string][] => {
    const [name, type] = [field.getAttribute('name'), field.getAttribute('type')]
    if (!name || type === 'file' || ((type === 'checkbox' || type === 'radio') && !field.hasAttribute('checked'))) return []
    const chosen = field.querySelector('option[selected]') ?? field.querySelector('option')
    return [[name, chosen?.getAttribute('value') ?? field.getAttribute('value') ?? field.textContent ?? '']]
  })
}

/** A browser sends a field for files without one as a file without name and content. */
function asMultipart(form: Element, fields: readonly [string, string][]): FormData {
  const data = new FormData()
  for (const [name, value] of fields) data.append(name, value)
  for (const field of form.querySelectorAll('[type="file"]')) data.append(field.getAttribute('name') ?? '', new Blob([]), '')
  return data
}

import { expect } from '@playwright/test'
import { migrateToLatest } from '#server/core/database/database.ts'
import { openDatabase } from '#server/core/database/open-database.ts'
import type { BuiltServer } from './built-server.ts'
import type { startCuttingProxy } from './cutting-proxy.ts'
import { CUSTOMER, type DeskFormToSend, makeNextForm } from './desk-forms-to-send.ts'
import type { SmtpServer } from './smtp-server.ts'

/** How many forms are sent while the line is cut. For a longer trial: `SENDS=60 npx playwright test desk-sends`. */
export const SENDS = Number(process.env.SENDS || 6)

/** A browser that is signed in. */
export type Telephone = {
  open(path: string): Promise<unknown>
  run<Args extends string[], Result>(script: (...args: Args) => Result, ...args: Args): Promise<Result>
}

/** Sends forms of the desk one after the other, each while the line is cut at a random moment, and sends what was lost again. */
export async function sendWhileCut(telephone: Telephone, line: Awaited<ReturnType<typeof startCuttingProxy>>, server: BuiltServer, smtpServer: SmtpServer) {
  const db = await migrateToLatest(openDatabase({ dataDir: server.dataDir, databaseUrl: undefined }))
  const nextForm = makeNextForm(db, server)
  const lost: Record<string, number> = {}
  const letters: DeskFormToSend[] = []
  const first = Math.floor(Math.random() * 1000)
  try {
    for (let send = 0; send < SENDS; send += 1) {
      const form = await nextForm(first + send, `${Date.now()} nr ${send}`)
      const before = await form.done()
      await telephone.open(form.path)
      await expect.poll(() => telephone.run(isWorkerReady), { message: `${form.name}: the worker is ready`, timeout: 60_000 }).toBe('yes')
      const moment = MOMENTS[Math.floor(Math.random() * MOMENTS.length)] ?? 'before it comes'
      if (moment === 'before it comes') line.setDown(true)
      if (moment === 'before it is answered') line.cutAfter(`/${form.action}`, `/${form.action}`, true)
      const cutting = moment === 'at any moment' ? setTimeout(() => line.setDown(true), Math.random() * 80) : undefined
      expect(await telephone.run(fillAndSend, form.action, JSON.stringify(form.fields)), form.name).toBe('sent')
      // While a page gives way to the next nothing can be asked of either.
      const isLost = () => telephone.run(isLostOr, form.action, JSON.stringify(form.fields)).catch(() => 'sending')
      await expect.poll(isLost, { message: `${form.name}, cut ${moment}`, timeout: 60_000 }).not.toBe('sending')
      const after = await isLost()
      clearTimeout(cutting)
      line.setDown(false)
      if (after !== 'answered') {
        lost[moment] = (lost[moment] ?? 0) + 1
        expect(after, `${form.name}, cut ${moment}: what was typed stands there, and is a draft`).toBe('kept')
        await telephone.run(sendAgain)
        await expect.poll(isLost, { message: `${form.name}, sent again`, timeout: 60_000 }).toBe('answered')
      }
      expect((await form.done()) - before, `${form.name}, cut ${moment}: done once`).toBe(1)
      if (form.mail !== undefined) letters.push(form)
    }
    const mailed = ({ mail = '' }: DeskFormToSend) =>
      smtpServer.emails.filter(({ subject = '', to }) => mail.split('…').every((part) => subject.includes(part)) && to?.[0]?.address === CUSTOMER).length
    await expect.poll(() => letters.filter((form) => mailed(form) === 0).map(({ name }) => name), { timeout: 60_000 }).toEqual([])
    expect(letters.filter((form) => mailed(form) !== 1).map(({ name }) => name)).toEqual([])
    return `${SENDS} sent, cut off ${JSON.stringify(lost)}; each done once, ${letters.length} emails to customers, each once`
  } finally {
    await db.destroy()
  }
}

const MOMENTS = ['before it comes', 'before it is answered', 'at any moment'] as const

/** Runs in the page, as the others below; the answer to an earlier call. */
function isWorkerReady(): string | undefined {
  void navigator.serviceWorker.ready.then(() => {
    document.body.dataset.worker = 'yes'
  })
  return document.readyState === 'complete' ? document.body.dataset.worker : undefined
}

function fillAndSend(action: string, fields: string): string {
  for (const form of document.forms) {
    const submitter = [...form.querySelectorAll('button')].find(
      (button) => button.type === 'submit' && (button.getAttribute('formaction') ?? form.getAttribute('action') ?? '').endsWith(`/${action}`),
    )
    if (form.method !== 'post' || !submitter) continue
    for (let part = form.closest('details'); part; part = part.parentElement?.closest('details') ?? null) part.open = true
    for (const [name, value] of Object.entries<string>(JSON.parse(fields))) {
      for (const field of form.querySelectorAll<HTMLInputElement>(`:is(input, textarea, select)[name="${name}"]`)) {
        if (field.type === 'radio' || field.type === 'checkbox') field.checked = field.value === value
        else if (field.type === 'file') field.files = aPicture(value)
        else field.value = value
        field.dispatchEvent(new Event('input', { bubbles: true }))
      }
    }
    document.body.dataset.sent = 'yes'
    form.requestSubmit(submitter)
    return 'sent'
  }
  return `no form for ${action} at ${location.pathname}`

  /** Each of another colour. */
  function aPicture(name: string): FileList {
    const canvas = document.createElement('canvas')
    canvas.width = 1600
    canvas.height = 1200
    const drawing = canvas.getContext('2d')
    if (drawing) drawing.fillStyle = `hsl(${Date.now() % 360} 50% 50%)`
    drawing?.fillRect(0, 0, canvas.width, canvas.height)
    const bytes = Uint8Array.from(atob(canvas.toDataURL('image/jpeg').split(',')[1] ?? ''), (character) => character.charCodeAt(0))
    const transfer = new DataTransfer()
    transfer.items.add(new File([bytes], `${name}.jpg`, { type: 'image/jpeg' }))
    return transfer.files
  }
}

/** 'sending', 'answered' by another page, 'kept', or what is not kept. */
function isLostOr(action: string, fields: string): string {
  if (document.readyState !== 'complete') return 'sending'
  if (document.body.dataset.sent === undefined) return 'answered'
  const alert = document.querySelector('form > .desk-line[role=alert]')
  const form = alert?.closest('form')
  if (!form) return 'sending'
  const drafts = JSON.stringify(localStorage)
  for (const [name, value] of Object.entries<string>(JSON.parse(fields))) {
    const found = [...form.querySelectorAll<HTMLInputElement>(`:is(input, textarea, select)[name="${name}"]`)]
    const isTyped =
      found.length === 0 ||
      found.some((field) => {
        if (field.type === 'radio' || field.type === 'checkbox') return field.checked && field.value === value
        return field.type === 'file' ? field.files?.length === 1 : field.value === value
      })
    if (!isTyped) return `${name} of ${action} is gone`
    // A picture is too large to be kept as a draft.
    const isChanged = found.some((field) => field.type !== 'radio' && field.type !== 'file' && field.value !== shownAtFirst(field))
    if (isChanged && !drafts.includes(value)) return `${name} of ${action} is no draft`
  }
  return 'kept'

  function shownAtFirst(field: Element): string | undefined {
    if (field instanceof HTMLSelectElement) return [...field.options].find(({ defaultSelected }) => defaultSelected)?.value
    return field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement ? field.defaultValue : undefined
  }
}

function sendAgain(): void {
  document.querySelector<HTMLButtonElement>('form > .desk-line[role=alert] button')?.click()
}

/** Everything that the desk has kept in the browser; '' while it is asked for. */
export function leftBehind(): string {
  const body = document.body
  if (body.dataset.left === undefined) {
    body.dataset.left = ''
    void Promise.all([caches.keys(), indexedDB.databases?.() ?? []]).then(([stores, databases]) => {
      body.dataset.left = JSON.stringify([Object.keys(localStorage), stores, databases])
    })
  }
  return body.dataset.left ?? ''
}

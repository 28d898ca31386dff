import { expect } from '@playwright/test'
import { daysLater, swedishDate, swedishInstant } from '#domain/sweden/calendar.ts'
import { visitTime } from '#domain/visit/visit-time.ts'
import { migrateToLatest } from '#server/core/database/database.ts'
import { openDatabase } from '#server/core/database/open-database.ts'
import { makeVisitRepository } from '#server/visits/visit-repository.ts'
import { aRequest } from './a-request.ts'
import type { BuiltServer } from './built-server.ts'
import type { startCuttingProxy } from './cutting-proxy.ts'
import type { SmtpServer } from './smtp-server.ts'

/** How many forms are sent while the line is cut. For a longer trial: `SENDS=60 npx playwright test desk-coverage`. */
export const SENDS = Number(process.env.SENDS || 12)
const CUSTOMER = 'karin@example.se'

/** A browser that is signed in. */
export type Telephone = {
  open(path: string): Promise<unknown>
  run<Args extends string[], Result>(script: (...args: Args) => Result, ...args: Args): Promise<Result>
}

type Fields = Record<string, string>
/** `path`: of the page. `action`: how the form's address ends. `done`: how often it was done. */
type Form = {
  name: string
  path: string
  action: string
  fields: Fields
  done: () => Promise<number>
  mail?: string
}

/** Sends forms of the desk one after the other, each while the line is cut at a random moment, and sends what was lost again. */
export async function sendWhileCut(telephone: Telephone, line: Awaited<ReturnType<typeof startCuttingProxy>>, server: BuiltServer, smtpServer: SmtpServer) {
  const db = await migrateToLatest(openDatabase({ dataDir: server.dataDir, databaseUrl: undefined }))
  const visits = makeVisitRepository(db)
  const lost: Record<string, number> = {}
  const letters: Form[] = []
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
    const mailed = ({ mail = '' }: Form) =>
      smtpServer.emails.filter(({ subject = '', to }) => mail.split('…').every((part) => subject.includes(part)) && to?.[0]?.address === CUSTOMER).length
    await expect.poll(() => letters.filter((form) => mailed(form) === 0).map(({ name }) => name), { timeout: 60_000 }).toEqual([])
    expect(letters.filter((form) => mailed(form) !== 1).map(({ name }) => name)).toEqual([])
    return `${SENDS} sent, cut off ${JSON.stringify(lost)}; each done once, ${letters.length} emails to customers, each once`
  } finally {
    await db.destroy()
  }

  async function nextForm(number: number, words: string): Promise<Form> {
    const headers = { 'content-type': 'application/json' }
    const body = JSON.stringify(aRequest({ message: words, email: CUSTOMER }))
    const { reference } = await (await fetch(`${server.address}/functions/v1/send-email-v2`, { method: 'POST', headers, body })).json()
    const path = `/agare/forfragan/${reference}`
    const day = daysLater(swedishDate(new Date()), 4 + (number % 150))
    const entries = async (kind: string) =>
      (await db.selectFrom('history').select('kind').where('reference', '=', reference).execute()).filter((row) => row.kind === kind).length
    const replies = async (kind: string) =>
      (await db.selectFrom('replies').select('kind').where('reference', '=', reference).execute()).filter((row) => row.kind === kind).length
    const book = () =>
      visits.book({
        reference,
        time: visitTime(swedishInstant(day, 5), 30),
        address: '',
        by: 'owner',
        replyId: `${reference} booked`,
        at: new Date().toISOString(),
      })
    const draftSaying = async (text: string) =>
      (await db.selectFrom('site_drafts').select('content').execute()).map(({ content }) => content.split(text).length - 1).reduce((sum, one) => sum + one, 0)
    const about = { path }
    const forms: (() => Form | Promise<Form>)[] = [
      () => ({
        ...about,
        name: 'a reply',
        action: 'mejla',
        fields: { subject: `Svar ${words}`, text: `Hej! ${words}` },
        done: () => replies('mailed'),
        mail: `Svar ${words}`,
      }),
      () => ({ ...about, name: 'a proposal', action: 'foresla', fields: {}, done: () => replies('times proposed'), mail: `Förslag på tider…${reference}` }),
      () => ({
        ...about,
        name: 'a booking',
        action: 'boka',
        fields: { forslag: 'annan', datum1: day, tid1: '06:00', anda: 'ja' },
        done: () => replies('visit booked'),
        mail: `Besöket är bokat…${reference}`,
      }),
      async () => {
        expect(await book()).toBe('booked')
        return {
          ...about,
          name: 'a move',
          action: 'flytta',
          fields: { datum1: day, tid1: '19:00', anda: 'ja' },
          done: () => entries('visit moved'),
          mail: `Besöket är flyttat…${reference}`,
        }
      },
      async () => {
        expect(await book()).toBe('booked')
        return {
          ...about,
          name: 'a cancellation',
          action: 'avboka',
          fields: {},
          done: () => entries('visit cancelled'),
          mail: `Besöket är avbokat…${reference}`,
        }
      },
      () => ({ ...about, name: 'a note', action: 'anteckning', fields: { anteckning: words }, done: () => entries('note') }),
      () => ({ ...about, name: 'closing', action: 'stang', fields: { orsak: 'other', 'egna-ord': words }, done: () => entries('closed') }),
      () => ({ ...about, name: 'a call without an answer', action: 'inget-svar', fields: {}, done: () => entries('not reached') }),
      () => ({ ...about, name: 'what was said', action: 'svar', fields: { svar: 'called' }, done: () => replies('called') }),
      () => ({
        ...about,
        name: 'forwarding',
        action: 'vidare',
        fields: { 'adress-till': 'kollega@example.se', rader: words },
        done: () => entries('forwarded'),
      }),
      () => ({ ...about, name: 'another link', action: 'lank', fields: {}, done: () => entries('links renewed') }),
      () => ({
        name: 'a template',
        path: '/agare/mallar/ny',
        action: 'spara',
        fields: { name: words.slice(0, 40), subject: 'Hej', text: words },
        done: async () => (await db.selectFrom('reply_templates').select('id').where('text', '=', words).execute()).length,
      }),
      () => ({
        name: 'a holiday',
        path: '/agare/semester',
        action: 'spara',
        fields: { from: day, to: daysLater(day, 1) },
        done: async () => (await db.selectFrom('holidays').select('id').execute()).length,
      }),
      () => ({
        name: 'the line at the top of the site',
        path: '/agare/webbplatsen/rad',
        action: 'spara',
        fields: { 'notice.text': `Stängt ${words}`, 'notice.from': day, 'notice.to': day },
        done: () => draftSaying(`Stängt ${words}`),
      }),
      () => ({
        name: 'a question',
        path: '/agare/webbplatsen/fragor/ny',
        action: 'spara',
        fields: { question: `Hur blir det med ${words}?`, answer: 'Det blir bra, som vi har kommit överens om.' },
        done: () => draftSaying(`Hur blir det med ${words}?`),
      }),
    ]
    const next = forms[number % forms.length]
    if (!next) throw new Error('There is no form')
    return next()
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
    const submitter = [...form.querySelectorAll('button')].find((button) =>
      (button.getAttribute('formaction') ?? form.getAttribute('action') ?? '').endsWith(`/${action}`),
    )
    if (form.method !== 'post' || !submitter) continue
    for (let part = form.closest('details'); part; part = part.parentElement?.closest('details') ?? null) part.open = true
    for (const [name, value] of Object.entries<string>(JSON.parse(fields))) {
      for (const field of form.querySelectorAll<HTMLInputElement>(`:is(input, textarea, select)[name="${name}"]`)) {
        if (field.type === 'radio' || field.type === 'checkbox') field.checked = field.value === value
        else field.value = value
        field.dispatchEvent(new Event('input', { bubbles: true }))
      }
    }
    document.body.dataset.sent = 'yes'
    form.requestSubmit(submitter)
    return 'sent'
  }
  return `no form for ${action} at ${location.pathname}`
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
      found.some((field) => (field.type === 'radio' || field.type === 'checkbox' ? field.checked && field.value === value : field.value === value))
    if (!isTyped) return `${name} of ${action} is gone`
    const isChanged = found.some((field) => field.type !== 'radio' && field.value !== field.defaultValue)
    if (isChanged && !drafts.includes(value)) return `${name} of ${action} is no draft`
  }
  return 'kept'
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

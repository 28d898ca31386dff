import { sendingWords } from '#content/desk/sending.ts'
import { lineWith } from './line.ts'

/**
 * What is being written on the desk, on this device alone: in local storage, by the address that its form is posted to. Only fields that
 * differ from what they were filled with, each with that; nothing hidden, no files, and no tick that confirms something.
 */
type Draft = { at: number; fields: KeptField[] }
type KeptField = { name: string; filled: string; typed: string }
type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const PREFIX = 'utkast '
const LONGEST_MS = 14 * 86_400_000
const words = sendingWords.draft

/** Puts the drafts of earlier visits into the page's forms, and keeps what is typed from now on. */
export function keepDrafts() {
  forgetOldDrafts()
  for (const form of document.forms) if (form.method === 'post') offerDraft(form)
  document.addEventListener('input', ({ target }) => {
    const form = target instanceof Element ? target.closest('form') : null
    if (form?.method === 'post') saveDraft(form)
  })
}

export function actionOf(form: HTMLFormElement): URL {
  return new URL(form.getAttribute('action') ?? '', location.href)
}

export function forgetDraft(form: HTMLFormElement) {
  stored(() => localStorage.removeItem(keyOf(form)))
}

/** `path`: as '/agare/forfragan/FB-1', also of what its forms are posted to. */
export function forgetDraftsBelow(path: string) {
  stored(() => {
    for (const key of draftKeys()) if (key.startsWith(PREFIX + path)) localStorage.removeItem(key)
  })
}

function forgetOldDrafts() {
  stored(() => {
    for (const key of draftKeys()) if (Date.now() - (readDraft(key)?.at ?? 0) > LONGEST_MS) localStorage.removeItem(key)
  })
}

function draftKeys(): string[] {
  return Object.keys(localStorage).filter((key) => key.startsWith(PREFIX))
}

function keyOf(form: HTMLFormElement): string {
  return PREFIX + actionOf(form).pathname
}

function readDraft(key: string): Draft | undefined {
  return stored(() => JSON.parse(localStorage.getItem(key) ?? 'null')) ?? undefined
}

function saveDraft(form: HTMLFormElement) {
  const before = readDraft(keyOf(form))
  const fields = [...fieldsOf(form)].flatMap(([name, field]) => {
    const [filled, typed] = [filledWith(field), typedIn(field)]
    const kept = before?.fields.find((one) => one.name === name)
    // A refusal fills the field with what was typed; it is a draft of what stood there before all the same.
    const first = kept?.typed === filled ? kept.filled : filled
    return typed === first ? [] : [{ name, filled: first, typed }]
  })
  if (fields.length === 0) return forgetDraft(form)
  const draft: Draft = { at: Date.now(), fields }
  stored(() => localStorage.setItem(keyOf(form), JSON.stringify(draft)))
}

/** Where the page is asked for with another template, or somebody changed its text meanwhile, the draft is offered in its place; else it is put back. */
function offerDraft(form: HTMLFormElement) {
  const fields = fieldsOf(form)
  const kept = (readDraft(keyOf(form))?.fields ?? []).flatMap(({ name, ...texts }) => {
    const field = fields.get(name)
    // After a refusal the page has it already.
    return field && filledWith(field) !== texts.typed ? [{ field, ...texts }] : []
  })
  if (kept.length === 0) return
  const line = document.createElement('div')
  form.prepend(line)
  for (let part = form.closest('details'); part; part = part.parentElement?.closest('details') ?? null) part.open = true

  const drop = () => {
    forgetDraft(form)
    form.reset()
    line.remove()
  }
  const restore = () => {
    for (const { field, typed } of kept) setValue(field, typed)
    saveDraft(form)
    line.replaceChildren(lineWith(words.restored, words.drop, drop))
  }
  const isTemplateChosen = location.search.includes('mall=')
  const isOther = kept.some(({ field, filled }) => filledWith(field) !== filled)
  // A reply begins with the first template, whichever was chosen before.
  if (!isOther || (form.closest('#svar') && !isTemplateChosen)) restore()
  else if (isTemplateChosen) line.append(lineWith(words.replaced, words.undo, restore))
  else line.append(lineWith(words.changed, words.restore, restore))
}

const KEPT = 'textarea, select, input:not([type=hidden], [type=file], [type=password], [type=checkbox][required])'

/** By their names; ticks with their values. */
function fieldsOf(form: HTMLFormElement): Map<string, Field> {
  const fields = new Map<string, Field>()
  for (const field of form.querySelectorAll<Field>(KEPT)) {
    const name = isTick(field) ? `${field.name}=${field.value}` : field.name
    fields.set(fields.has(name) ? `${name} ${fields.size}` : name, field)
  }
  return fields
}

function isTick(field: Field): field is HTMLInputElement {
  return field.type === 'checkbox' || field.type === 'radio'
}

function typedIn(field: Field): string {
  return isTick(field) ? `${field.checked}` : field.value
}

/** What the server filled it with. */
function filledWith(field: Field): string {
  if (isTick(field)) return `${field.defaultChecked}`
  if ('defaultValue' in field) return field.defaultValue
  const options = [...field.options]
  return (options.find(({ defaultSelected }) => defaultSelected) ?? options[0])?.value ?? ''
}

function setValue(field: Field, value: string) {
  if (isTick(field)) field.checked = value === 'true'
  else field.value = value
}

/** Without storage, or where it is full, nothing is kept. */
function stored<T>(work: () => T): T | undefined {
  try {
    return work()
  } catch {
    return undefined
  }
}

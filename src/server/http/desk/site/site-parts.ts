import type { siteFields } from '#content/desk/site.ts'
import type { SiteContent } from '#content/site-content.ts'
import { keysOf } from '#domain/keys-of.ts'

export type FieldPath = keyof typeof siteFields

/** How a field is typed. `lines`: a text for each line. */
export type FieldKind = 'text' | 'phone' | 'address' | 'number' | 'day' | 'lines'

type Field = readonly [path: FieldPath, kind: FieldKind]

/** The forms: the fields of each, by the path of their value in the content. */
export const formParts = {
  telefon: [
    ['facts.phone', 'phone'],
    ['facts.phoneHours.home', 'text'],
    ['facts.phoneHours.rita', 'text'],
  ],
  foretaget: [
    ['facts.orgNumber', 'text'],
    ['facts.towns', 'lines'],
    ['facts.founded', 'number'],
    ['facts.copyrightYear', 'number'],
    ['facts.checklist', 'lines'],
  ],
  priser: [
    ['facts.priceKr.from', 'number'],
    ['facts.priceKr.to', 'number'],
    ['facts.renovationTime', 'text'],
    ['facts.rot.percent', 'number'],
    ['facts.rot.capKr', 'number'],
    ['facts.rot.year', 'number'],
    ['facts.paymentDays', 'number'],
  ],
  lankar: [
    ['facts.partner.name', 'text'],
    ['facts.partner.site', 'text'],
    ['facts.partner.url', 'address'],
    ['facts.profiles.social.url', 'address'],
    ['facts.profiles.register.url', 'address'],
    ['facts.profiles.images.url', 'address'],
  ],
  rad: [
    ['notice.text', 'text'],
    ['notice.from', 'day'],
    ['notice.to', 'day'],
  ],
} as const satisfies Record<string, readonly Field[]>

export type FormPart = keyof typeof formParts
export type ListPart = 'fragor' | 'tips'
/** Those with pictures, whose forms are in gallery-routes.ts. */
export type PicturePart = 'projekt' | 'fore-efter'

export function isFormPart(name: string): name is FormPart {
  return name in formParts
}

/** The fields of a part, in order. */
export function fieldsOf(part: FormPart): { path: FieldPath; kind: FieldKind }[] {
  return formParts[part].map(([path, kind]) => ({ path, kind }))
}

/** Which part's form has a place ('facts.rot', 'facts.rot.year', 'questions'). */
export function partOf(place: string): FormPart | ListPart | PicturePart | undefined {
  if (place === 'gallery') return 'projekt'
  if (place === 'pair') return 'fore-efter'
  if (place === 'questions') return 'fragor'
  if (place === 'tips') return 'tips'
  return keysOf(formParts).find((part) => fieldsOf(part).some(({ path }) => path === place || path.startsWith(`${place}.`)))
}

/** The value at a path as a form shows it. */
export function typedValue(content: SiteContent, path: string): string {
  const value = path.split('.').reduce<unknown>((inside, name) => (isRecord(inside) ? inside[name] : undefined), content)
  if (Array.isArray(value)) return value.join('\n')
  return value === undefined ? '' : String(value)
}

/** The content with what was typed, for the check. */
export function withTyped(content: SiteContent, part: FormPart, typed: (path: string) => string): unknown {
  const changed: unknown = structuredClone(content)
  for (const { path, kind } of fieldsOf(part)) put(changed, path.split('.'), valueFrom(kind, typed(path)))
  return changed
}

function put(inside: unknown, [name = '', ...rest]: readonly string[], value: unknown) {
  if (!isRecord(inside)) return
  if (rest.length > 0) {
    inside[name] ??= {}
    put(inside[name], rest, value)
  } else if (value === undefined) delete inside[name]
  else inside[name] = value
}

/** An empty number is none; one that is no number stays a text, and the check says so. */
function valueFrom(kind: FieldKind, typed: string): unknown {
  if (kind === 'lines')
    return typed
      .split(/\r?\n|,/)
      .map(oneLine)
      .filter((line) => line !== '')
  const line = oneLine(typed)
  if (kind !== 'number') return line
  const digits = line.replace(/[\s\u00a0]|kr$|%$/g, '')
  if (digits === '') return undefined
  return /^\d+$/.test(digits) ? Number(digits) : line
}

/** Without spaces around it, or several in a row: a phone's keyboard adds them. */
export function oneLine(typed: string): string {
  return typed.replace(/[ \t\r\n]+/g, ' ').trim()
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

import { type FieldForm, fieldFormAt } from '#content/checks/field-form.ts'
import { siteContentSchema } from '#content/checks/site-content-schema.ts'
import type { SiteContent } from '#content/publishing/site-content.ts'
import { siteFields } from '#content/publishing/site-forms.ts'
import { putAt, valueAt } from '#domain/at-path.ts'
import { keysOf } from '#domain/keys-of.ts'
import { hoursInWords } from '#domain/opening-hours-in-words.ts'
import { grouped } from '#domain/sweden/writing.ts'
import { valueFrom } from './typed-value.ts'

export type FieldPath = keyof typeof siteFields

/** The forms: the fields of each in order, by the path of their value in the content. How each is typed follows from its rule. */
export const formParts = {
  telefon: ['facts.phone', 'facts.phoneHours'],
  foretaget: ['facts.orgNumber', 'facts.towns', 'facts.founded', 'facts.copyrightYear', 'facts.checklist'],
  priser: ['facts.priceKr', 'facts.renovationTime', 'facts.rot.percent', 'facts.rot.capKr', 'facts.rot.year', 'facts.paymentDays'],
  ritningspriser: [
    'priceFigures.bands.small',
    'facts.priceKr',
    'priceFigures.bands.large',
    'priceFigures.bands.largest',
    'priceFigures.additions.wc-wall',
    'priceFigures.additions.double-basin',
    'priceFigures.additions.bath-freestanding',
    'priceFigures.additions.waste-moved',
    'priceFigures.additions.small-tiles',
    'priceFigures.additions.large-tiles',
    'priceFigures.labourPercent',
  ],
  rad: ['notice.text', 'notice.from', 'notice.to'],
  'om-oss': [
    'about.columns.0.heading',
    'about.columns.0.text',
    'about.columns.1.heading',
    'about.columns.1.text',
    'about.licence.heading',
    'about.licence.text',
  ],
  totalrenovering: ['services.totalrenovering.description', 'services.totalrenovering.features', 'services.totalrenovering.expanded.title'],
  kakel: ['services.kakel.description', 'services.kakel.features', 'services.kakel.expanded.title'],
  vatrum: ['services.vatrum.description', 'services.vatrum.features', 'services.vatrum.expanded.title'],
  partnern: ['partnership.description', 'partnership.showroom'],
  lankar: [
    'facts.partner.name',
    'facts.partner.site',
    'facts.partner.url',
    'facts.profiles.social.url',
    'facts.profiles.register.url',
    'facts.profiles.images.url',
  ],
} as const satisfies Record<string, readonly FieldPath[]>

export type FormPart = keyof typeof formParts

/** The lists whose items each have a form, by the path of the list in the content. An item's first field is its title. */
export const listParts = {
  fragor: { place: 'questions', fields: ['question', 'answer', 'icon'] },
  tips: { place: 'tips', fields: ['text', 'icon'] },
  'totalrenovering-steg': { place: 'services.totalrenovering.expanded.steps', fields: ['title', 'content'], under: 'totalrenovering' },
  'kakel-steg': { place: 'services.kakel.expanded.steps', fields: ['title', 'content'], under: 'kakel' },
  'vatrum-steg': { place: 'services.vatrum.expanded.steps', fields: ['title', 'content'], under: 'vatrum' },
  'partnern-erbjuder': { place: 'partnership.offer', fields: ['name', 'text'], under: 'partnern' },
} as const satisfies Record<string, { place: string; fields: readonly [string, ...string[]]; under?: FormPart }>

export type ListPart = keyof typeof listParts
/** Those with pictures, whose forms are in project-routes.tsx and pair-routes.tsx. */
export type PicturePart = 'projekt' | 'fore-efter'

export function isFormPart(name: string): name is FormPart {
  return Object.hasOwn(formParts, name)
}

export function isListPart(name: string): name is ListPart {
  return Object.hasOwn(listParts, name)
}

/** The form from which one comes to a list; undefined for a list of its own. */
export function formAbove(part: ListPart): FormPart | undefined {
  const list = listParts[part]
  return 'under' in list ? list.under : undefined
}

export function listsUnder(part: FormPart): ListPart[] {
  return keysOf(listParts).filter((list) => formAbove(list) === part)
}

/** A field as it is shown. */
type ShownField = { path: FieldPath; form: FieldForm; label: string; hint?: string; unit?: string }

/** The fields of a part, in order. */
export function fieldsOf(part: FormPart): ShownField[] {
  return formParts[part].map((path) => ({ path, form: formAt(path), ...siteFields[path] }))
}

// Its rules of what is in the past depend on the day, its forms do not.
const schema = siteContentSchema(new Date())

/** How the value at a path of the content is typed. */
export function formAt(path: string): FieldForm {
  return fieldFormAt(schema, path.split('.'))
}

/** Which part's form has a place ('facts.rot', 'facts.rot.year', 'questions'). */
export function partOf(place: string): FormPart | ListPart | PicturePart | undefined {
  if (place === 'gallery') return 'projekt'
  if (place === 'pair') return 'fore-efter'
  const holds = (path: string) => path === place || path.startsWith(`${place}.`) || place.startsWith(`${path}.`)
  return keysOf(formParts).find((part) => formParts[part].some(holds)) ?? keysOf(listParts).find((part) => holds(listParts[part].place))
}

/** The value at a path as a form shows it. */
export function typedValue(content: SiteContent, path: string): string {
  if (path === 'facts.phoneHours') return hoursInWords(content.facts.phoneHours.days)
  const value = valueAt(content, path)
  if (Array.isArray(value)) return value.join('\n')
  if (typeof value === 'number' && isKronor(path)) return grouped(value)
  return value === undefined ? '' : String(value)
}

/** An amount of its own, or the end of a span ('facts.priceKr.from'). */
function isKronor(path: string): boolean {
  return keysOf(siteFields).some((field) => {
    const facts = siteFields[field]
    return field === path ? 'unit' in facts && facts.unit === 'kr' : path.startsWith(`${field}.`) && formAt(field).kind === 'span'
  })
}

/** What stands in the fields of a part, by their names: two for a span. */
export function typedAnswers(content: SiteContent, part: FormPart): Record<string, string> {
  const names = fieldsOf(part).flatMap(({ path, form }): string[] => (form.kind === 'span' ? [`${path}.from`, `${path}.to`] : [path]))
  return Object.fromEntries(names.map((name) => [name, typedValue(content, name)]))
}

/** The content with what was typed, for the check. */
export function withTyped(content: SiteContent, part: FormPart, typed: (path: string) => string): unknown {
  const changed = structuredClone(content)
  for (const { path, form } of fieldsOf(part))
    if (form.kind === 'span') for (const end of ['from', 'to']) putAt(changed, `${path}.${end}`, valueFrom({ kind: 'number' }, typed(`${path}.${end}`)))
    else putAt(changed, path, valueFrom(form, typed(path)))
  return changed
}

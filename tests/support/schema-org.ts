/**
 * The part of schema.org's vocabulary that the site speaks: each type with what it
 * is a kind of, each property with the types that may have it and what may stand as its value.
 */
export const kinds: Record<string, string | undefined> = {
  Thing: undefined,
  Organization: 'Thing',
  Place: 'Thing',
  LocalBusiness: 'Organization',
  HomeAndConstructionBusiness: 'LocalBusiness',
  GeneralContractor: 'HomeAndConstructionBusiness',
  AdministrativeArea: 'Place',
  City: 'AdministrativeArea',
  Intangible: 'Thing',
  StructuredValue: 'Intangible',
  ContactPoint: 'StructuredValue',
  PostalAddress: 'ContactPoint',
  OpeningHoursSpecification: 'StructuredValue',
  ItemList: 'Intangible',
  BreadcrumbList: 'ItemList',
  ListItem: 'Intangible',
  CreativeWork: 'Thing',
  WebPage: 'CreativeWork',
  FAQPage: 'WebPage',
  Comment: 'CreativeWork',
  Question: 'Comment',
  Answer: 'Comment',
}

type Property = { of: readonly string[]; value: readonly string[] }

export const properties: Record<string, Property> = {
  name: { of: ['Thing'], value: ['Text'] },
  url: { of: ['Thing'], value: ['URL'] },
  description: { of: ['Thing'], value: ['Text'] },
  image: { of: ['Thing'], value: ['URL'] },
  sameAs: { of: ['Thing'], value: ['URL'] },
  telephone: { of: ['Organization', 'Place', 'ContactPoint'], value: ['Text'] },
  email: { of: ['Organization', 'ContactPoint'], value: ['Text'] },
  foundingDate: { of: ['Organization'], value: ['Date'] },
  address: { of: ['Organization', 'Place'], value: ['PostalAddress'] },
  areaServed: { of: ['Organization', 'ContactPoint'], value: ['AdministrativeArea', 'Place'] },
  logo: { of: ['Organization', 'Place'], value: ['URL'] },
  // A LocalBusiness is also a Place.
  openingHoursSpecification: { of: ['Place', 'LocalBusiness'], value: ['OpeningHoursSpecification'] },
  addressLocality: { of: ['PostalAddress'], value: ['Text'] },
  addressCountry: { of: ['PostalAddress'], value: ['Text'] },
  dayOfWeek: { of: ['OpeningHoursSpecification'], value: ['DayOfWeek'] },
  opens: { of: ['OpeningHoursSpecification'], value: ['Time'] },
  closes: { of: ['OpeningHoursSpecification'], value: ['Time'] },
  inLanguage: { of: ['CreativeWork'], value: ['Text'] },
  about: { of: ['CreativeWork'], value: ['Thing'] },
  mainEntity: { of: ['CreativeWork'], value: ['Thing'] },
  breadcrumb: { of: ['WebPage'], value: ['BreadcrumbList'] },
  itemListElement: { of: ['ItemList'], value: ['ListItem'] },
  position: { of: ['ListItem', 'CreativeWork'], value: ['Integer'] },
  item: { of: ['ListItem'], value: ['URL'] },
  acceptedAnswer: { of: ['Question'], value: ['Answer'] },
  text: { of: ['CreativeWork'], value: ['Text'] },
}

const plain: Record<string, (value: unknown) => boolean> = {
  Text: (value) => typeof value === 'string' && value.trim() !== '',
  URL: (value) => typeof value === 'string' && URL.canParse(value),
  Date: (value) => typeof value === 'string' && /^\d{4}(?:-\d\d(?:-\d\d)?)?$/.test(value),
  Time: (value) => typeof value === 'string' && /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(value),
  Integer: (value) => Number.isInteger(value),
  DayOfWeek: (value) => ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'].includes(String(value)),
}

/** What of a node the vocabulary does not know or does not allow; `known` are the ids that may be referred to. */
export function errorsOf(node: object, known: readonly string[], path = ''): string[] {
  if ('@id' in node && Object.keys(node).length === 1) return known.includes(String(node['@id'])) ? [] : [`${path}: nothing has the id ${node['@id']}`]
  const type = '@type' in node ? String(node['@type']) : ''
  if (!(type in kinds)) return [`${path}: ${type || 'something without a type'} is no type`]
  return Object.entries(node)
    .filter(([name]) => !name.startsWith('@'))
    .flatMap(([name, value]) => {
      const property = properties[name]
      const where = `${path}/${type}.${name}`
      if (!property?.of.some((owner) => isA(type, owner))) return [`${where}: there is no such property`]
      return [value].flat().flatMap((one) => errorsOfValue(one, property, known, where))
    })
}

function errorsOfValue(value: unknown, { value: allowed }: Property, known: readonly string[], where: string): string[] {
  if (typeof value !== 'object' || value === null)
    return allowed.some((kind) => plain[kind]?.(value)) ? [] : [`${where}: ${value} is no ${allowed.join(' or ')}`]
  const isReference = !('@type' in value)
  const fits = isReference || ('@type' in value && allowed.some((kind) => isA(String(value['@type']), kind)))
  return [...(fits ? [] : [`${where}: expects ${allowed.join(' or ')}`]), ...errorsOf(value, known, where)]
}

function isA(type: string | undefined, kind: string): boolean {
  return type !== undefined && (type === kind || isA(kinds[type], kind))
}

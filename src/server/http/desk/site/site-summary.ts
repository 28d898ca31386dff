import { siteParts } from '#content/desk/site.ts'
import type { SiteContent } from '#content/site-content.ts'
import { kronorSpan, listed, percent } from '#domain/sweden/writing.ts'
import { itemsOf } from './site-items.ts'
import type { FormPart, ListPart } from './site-parts.ts'

/** What stands in a part, in a line of the overview. */
export function summaryOf(part: FormPart | ListPart, content: SiteContent): string {
  return isSummarised(part) ? summaries[part](content) : countOf(part, content)
}

const summaries = {
  telefon: ({ facts: { phone, phoneHours } }) => `${phone} · ${phoneHours.home}`,
  foretaget: ({ facts: { orgNumber, towns } }) => `${orgNumber} · ${listed(towns)}`,
  priser: ({ facts: { priceKr, rot } }) => `${kronorSpan(priceKr)} · ROT ${percent(rot.percent)}`,
  ritningspriser: ({ priceFigures: { bands } }) => kronorSpan({ from: bands.small.from, to: bands.largest.to }),
  rad: ({ notice }) => notice?.text ?? siteParts.rad.none,
  'om-oss': ({ about: { columns, licence } }) => [...columns, licence].map(({ heading }) => heading).join(' · '),
  totalrenovering: (content) => countOf('totalrenovering-steg', content),
  kakel: (content) => countOf('kakel-steg', content),
  vatrum: (content) => countOf('vatrum-steg', content),
  partnern: ({ partnership: { offer } }) => offer.map(({ name }) => name).join(' · '),
  lankar: ({ facts: { partner } }) => `${partner.name} · ${partner.site}`,
} satisfies Record<FormPart, (content: SiteContent) => string>

function isSummarised(part: FormPart | ListPart): part is FormPart {
  return part in summaries
}

function countOf(part: ListPart, content: SiteContent): string {
  const { length } = itemsOf(content, part)
  return `${length}\u00a0${length === 1 ? siteParts[part].one : siteParts[part].many}`
}

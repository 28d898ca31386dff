import type { SiteContent } from '#content/publishing/site-content.ts'
import { siteParts } from '#content/publishing/site-forms.ts'
import { pairPage, pictureFields } from '#content/publishing/site-pictures.ts'
import { hoursInWords } from '#domain/opening-hours-in-words.ts'
import { kronorSpan, listed, percent } from '#domain/sweden/writing.ts'
import { itemsOf } from './site-items.ts'
import type { FormPart, ListPart, PicturePart } from './site-parts.ts'

/** What stands in a part, in a line of the overview. */
export function summaryOf(part: FormPart | ListPart | PicturePart, content: SiteContent): string {
  return isSummarised(part) ? summaries[part](content) : inWords(itemsOf(content, part).length, part)
}

const summaries = {
  telefon: ({ facts: { phone, phoneHours } }) => `${phone} · ${hoursInWords(phoneHours.days)}`,
  foretaget: ({ facts: { orgNumber, towns } }) => `${orgNumber} · ${listed(towns)}`,
  priser: ({ facts: { priceKr, rot } }) => `${kronorSpan(priceKr)} · ROT ${percent(rot.percent)}`,
  ritningspriser: ({ priceFigures: { bands } }) => kronorSpan({ from: bands.small.from, to: bands.largest.to }),
  rad: ({ notice }) => notice?.text ?? siteParts.rad.none,
  'om-oss': ({ about: { columns, licence } }) => [...columns, licence].map(({ heading }) => heading).join(' · '),
  totalrenovering: (content) => inWords(itemsOf(content, 'totalrenovering-steg').length, 'totalrenovering-steg'),
  kakel: (content) => inWords(itemsOf(content, 'kakel-steg').length, 'kakel-steg'),
  vatrum: (content) => inWords(itemsOf(content, 'vatrum-steg').length, 'vatrum-steg'),
  partnern: ({ partnership: { offer } }) => offer.map(({ name }) => name).join(' · '),
  lankar: ({ facts: { partner } }) => `${partner.name} · ${partner.site}`,
  projekt: ({ gallery: { projects } }) => inWords(projects.length, 'projekt'),
  'fore-efter': ({ pair: { before, after } }) =>
    `${pairPage.before}: ${pictureFields.kinds[before.kind]} · ${pairPage.after}: ${pictureFields.kinds[after.kind]}`,
} satisfies Record<FormPart | PicturePart, (content: SiteContent) => string>

function isSummarised(part: FormPart | ListPart | PicturePart): part is FormPart | PicturePart {
  return part in summaries
}

function inWords(count: number, part: ListPart | 'projekt'): string {
  return `${count}\u00a0${count === 1 ? siteParts[part].one : siteParts[part].many}`
}

import type { Counted } from '#domain/offer/drawing-counts.ts'
import type { LineKind, Unit } from '#domain/offer/offer.ts'

/** A line of a template. `count`: what its amount is counted from in a drawing; without it the amount is 1. */
export type TemplateLine = { name: string; unit: Unit; kind: LineKind; count?: Counted; isOption?: boolean }
export type OfferTemplate = { name: string; title?: string; weeks?: string; lines: readonly TemplateLine[]; included?: string; excluded?: string }

const tiling: readonly TemplateLine[] = [
  { name: 'Kakelsättning på vägg', unit: 'm²', kind: 'labour', count: 'walls' },
  { name: 'Klinkerläggning på golv', unit: 'm²', kind: 'labour', count: 'floor' },
  { name: 'Kakel och klinker, med spill', unit: 'm²', kind: 'material', count: 'tiles' },
  { name: 'Fog, fix och silikon', unit: 'paket', kind: 'material' },
]

const sealing: readonly TemplateLine[] = [
  { name: 'Tätskikt på golv och väggar', unit: 'm²', kind: 'labour', count: 'sealed' },
  { name: 'Tätskiktssystem', unit: 'm²', kind: 'material', count: 'sealed' },
]

const groundwork: TemplateLine = { name: 'Underarbete och fall mot golvbrunn', unit: 'm²', kind: 'labour', count: 'floor' }
const tearOut: TemplateLine = { name: 'Rivning av gamla ytskikt', unit: 'paket', kind: 'labour' }
const haulage: TemplateLine = { name: 'Bortforsling och deponi', unit: 'paket', kind: 'other' }

/** What an offer begins with; without `weeks`, with the time that the site says. The lines are what the trade's offers hold; the prices are the owner's own, which the list of prices remembers. */
export const offerTemplates = {
  total: {
    name: 'Totalrenovering',
    title: 'Totalrenovering av badrummet',
    lines: [
      tearOut,
      groundwork,
      ...sealing,
      ...tiling,
      { name: 'Rörarbete', unit: 'paket', kind: 'labour' },
      { name: 'Elarbete', unit: 'paket', kind: 'labour' },
      { name: 'Toalett', unit: 'st', kind: 'material', count: 'wc' },
      { name: 'Tvättställ med blandare', unit: 'st', kind: 'material', count: 'basin' },
      { name: 'Dusch med blandare', unit: 'st', kind: 'material', count: 'shower' },
      { name: 'Badkar med blandare', unit: 'st', kind: 'material', count: 'bath' },
      haulage,
      { name: 'Golvvärme', unit: 'paket', kind: 'material', isOption: true },
    ],
    included: 'Rivning, tätskikt, plattsättning, rör- och elarbete av behöriga företag, slutstädning och kvalitetsdokument.',
    excluded: 'Dolda skador, till exempel fukt eller asbest bakom ytskikten. Hittar vi något hör vi av oss innan vi går vidare.',
  },
  tiling: {
    name: 'Kakel och klinker',
    title: 'Nytt kakel och klinker',
    weeks: '1–2 veckor',
    lines: [tearOut, ...tiling, haulage],
    included: 'Rivning av de gamla plattorna, plattsättning, fogning och slutstädning.',
    excluded: 'Nytt tätskikt, rör- och elarbete.',
  },
  sealing: {
    name: 'Våtrumssäkring',
    title: 'Våtrumssäkring',
    weeks: '1–2 veckor',
    lines: [tearOut, groundwork, ...sealing, haulage],
    included: 'Rivning, underarbete, tätskikt enligt gällande branschregler och kvalitetsdokument.',
    excluded: 'Kakel och klinker, rör- och elarbete.',
  },
  empty: { name: 'Tom offert', lines: [] },
} as const satisfies Record<string, OfferTemplate>

export type TemplateName = keyof typeof offerTemplates

import type { PriceBands, PriceDriver, Span } from '#domain/room/price.ts'
import { company } from './company.ts'

/** The largest floor of an ordinary bathroom, in m². */
const ORDINARY_M2 = 6

/**
 * The owner's figures for the price indication: kronor including VAT, before the ROT deduction, for a whole bathroom. Change
 * `version` and `date` with every figure: they are stored with each quote. The band of an ordinary bathroom comes from
 * company.ts; the other figures await the owner's confirmation.
 */
export const priceBands: PriceBands = {
  version: '2026-11',
  date: '2026-11-21',
  bands: [
    { upToM2: 4, from: 100_000, to: 170_000 },
    { upToM2: ORDINARY_M2, ...span(company.priceKr) },
    { upToM2: 8, from: 150_000, to: 250_000 },
    { upToM2: Number.POSITIVE_INFINITY, from: 200_000, to: 350_000 },
  ],
  additions: {
    'wc-wall': { from: 5_000, to: 12_000 },
    'double-basin': { from: 5_000, to: 15_000 },
    'bath-freestanding': { from: 10_000, to: 35_000 },
    'waste-moved': { from: 8_000, to: 25_000 },
    'small-tiles': { from: 5_000, to: 20_000 },
    'large-tiles': { from: 5_000, to: 20_000 },
  },
  labourPercent: 55,
}

/** With another band for an ordinary bathroom. */
export function priceBandsWith(ordinary: Span): PriceBands {
  return { ...priceBands, bands: priceBands.bands.map((band) => (band.upToM2 === ORDINARY_M2 ? { ...band, ...span(ordinary) } : band)) }
}

/** The price drivers, as they stand after "Höjer priset". */
export const priceDriverWords: Record<PriceDriver, string> = {
  'wc-wall': 'vägghängd toalett med inbyggd cistern',
  'double-basin': 'dubbelt tvättställ',
  'bath-freestanding': 'fristående badkar',
  'waste-moved': 'flyttat avlopp till toaletten',
  'small-tiles': 'små plattor',
  'large-tiles': 'stora plattor',
}

/** What may raise the price and no drawing shows. */
export const unseenPriceDrivers = [
  'fukt eller asbest bakom ytskikten',
  'en golvbrunn från tiden före 1990',
  'bjälklag som behöver förstärkas',
  'val av kakel och inredning',
] as const

function span({ from, to }: Span): Span {
  return { from, to }
}

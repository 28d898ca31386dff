import type { PriceBands, PriceDriver, Span } from '#domain/room/price.ts'
import type { SiteContent } from '../checks/site-content-schema.ts'

/**
 * The owner's figures for the price indication: kronor including VAT, before the ROT deduction, for a whole bathroom that is smaller or
 * larger than an ordinary one, whose price is one of the facts. Change `version` and `date` with every figure, also with that one: they are
 * stored with each enquiry. The figures await the owner's confirmation.
 */
export const priceFigures: SiteContent['priceFigures'] = {
  version: '2026-11',
  date: '2026-11-21',
  bands: {
    small: { from: 100_000, to: 170_000 },
    large: { from: 150_000, to: 250_000 },
    largest: { from: 200_000, to: 350_000 },
  },
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

/** `ordinary`: the price of an ordinary bathroom, of up to 6 m². */
export function priceBandsOf({ bands: { small, large, largest }, ...figures }: SiteContent['priceFigures'], { from, to }: Span): PriceBands {
  const bands = [
    { upToM2: 4, ...small },
    { upToM2: 6, from, to },
    { upToM2: 8, ...large },
    { upToM2: Number.POSITIVE_INFINITY, ...largest },
  ]
  return { ...figures, bands }
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

/** What may raise the price but is not seen in a drawing. */
export const unseenPriceDrivers = [
  'fukt eller asbest bakom ytskikten',
  'en golvbrunn från tiden före 1990',
  'bjälklag som behöver förstärkas',
  'val av kakel och inredning',
] as const

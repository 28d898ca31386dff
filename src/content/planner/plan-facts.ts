import type { Plan } from '#domain/room/plan.ts'
import { afterDeduction, type PriceIndication, type Span } from '#domain/room/price.ts'
import { quantities } from '#domain/room/quantities.ts'
import { swedishLongDate } from '#domain/sweden/time.ts'
import { centimetresBy, grouped, kronor, kronorSpan, listed, metres, percent, squareMetres } from '#domain/sweden/writing.ts'
import { priceDriverWords, unseenPriceDrivers } from '../company/price-bands.ts'
import { findingGroups } from './finding-groups.ts'
import { levelWords } from './room-words.ts'

export type Facts = readonly (readonly [name: string, value: string])[]

export const priceHeading = 'Prisindikation, inte offert'

export const planWords = {
  heading: 'Ritningen',
  fixtures: 'Inredning',
  materials: 'Material',
  findings: 'Att tänka på',
  price: priceHeading,
  file: 'ritning.svg',
  picture: 'ritning.png',
  attached: 'Ritningen är bifogad.',
  more: 'Mängderna och hela prisindikationen finns på förfrågans sida.',
  unreadable: 'Kunden skickade med en ritning som inte gick att läsa. Be kunden visa eller skicka den igen.',
} as const

export function floorArea(plan: Plan): Facts[number] {
  return ['Golvyta', squareMetres(quantities(plan).floorM2)]
}

/** The findings as sentences, errors first, each once; beyond the first twelve they are only counted. */
export function findingLines(plan: Plan): readonly string[] {
  const lines = findingGroups(plan).map(({ level, said, times }) => `${levelWords[level].name}: ${said}${times > 1 ? ` (${times} gånger)` : ''}`)
  const shown = lines.slice(0, MOST_FINDINGS)
  return lines.length > MOST_FINDINGS ? [...shown, `Och ${lines.length - MOST_FINDINGS} till.`] : shown
}
const MOST_FINDINGS = 12

/** The quantities as name and value. */
export function quantityFacts(plan: Plan): Facts {
  const { wallTileM2, membraneM2, skirtingM, tiles } = quantities(plan)
  return [
    floorArea(plan),
    ['Väggyta att kakla', squareMetres(wallTileM2)],
    [
      'Tätskikt',
      `${squareMetres(membraneM2.whole)}: golvet, ${squareMetres(membraneM2.zone1)} vägg i våtzon 1 och ${squareMetres(membraneM2.zone2)} vägg i våtzon 2`,
    ],
    ['Sockel', metres(skirtingM)],
    [
      'Väggplattor',
      tiles.bySize
        .map(({ pieces, size, wastePercent }) => `${grouped(pieces)} st ${centimetresBy(size.width, size.height)}, med ${percent(wastePercent)} spill`)
        .join('\n'),
    ],
  ]
}

/** The price indication as ranges, with its conditions. */
export function priceFacts(indication: PriceIndication): Facts {
  const { labour, priceDrivers } = indication
  return [
    wholePrice(indication),
    ['Varav arbete', kronorSpan(labour)],
    deduction(indication),
    priceAfterDeduction(indication),
    ...(priceDrivers.length > 0 ? [['Höjer priset', listed(priceDrivers.map((priceDriver) => priceDriverWords[priceDriver]))] as const] : []),
    ['Kan tillkomma', listed(unseenPriceDrivers)],
  ]
}

/** The price before and after the deduction, and what that assumes. */
export function priceWithRot(indication: PriceIndication): Facts {
  return [wholePrice(indication), deduction(indication), priceAfterDeduction(indication)]
}

/** The price beside a drawing: the range, and its conditions in short. */
export function priceInShort({ whole }: PriceIndication): { span: string; conditions: string } {
  return { span: kronorSpan(whole), conditions: 'inkl. moms, före ROT-avdrag' }
}

/** What an email holds of them. */
export function mainPriceFacts(indication: PriceIndication): Facts {
  return [wholePrice(indication), priceAfterDeduction(indication)]
}

function wholePrice({ whole }: PriceIndication): Facts[number] {
  return ['Pris', `${kronorSpan(whole)} inklusive moms, före ROT-avdrag`]
}

function deduction({ rot }: PriceIndication): Facts[number] {
  const { one, two } = rot.deduction
  const year = rot.year ? ` (${rot.year})` : ''
  return ['ROT-avdrag', `${percent(rot.percent)} av arbetskostnaden${year}: ${forOwners(one, two)}, om ni har rätt till avdraget`]
}

function priceAfterDeduction({ whole, rot: { deduction } }: PriceIndication): Facts[number] {
  return ['Efter ROT-avdrag', forOwners(afterDeduction(whole, deduction.one), afterDeduction(whole, deduction.two))]
}

/** "Beräknad med priser från 21 november 2026." */
export function priceDate({ date }: PriceIndication): string {
  return `Beräknad med priser från ${swedishLongDate(date)}.`
}

/** For one owner and for two who share; once if both are the same. */
function forOwners(one: Span, two: Span): string {
  return one.from === two.from && one.to === two.to ? kronorOrSpan(one) : `${kronorOrSpan(one)} för en ägare, ${kronorOrSpan(two)} för två`
}

function kronorOrSpan(span: Span): string {
  return span.from === span.to ? kronor(span.from) : kronorSpan(span)
}

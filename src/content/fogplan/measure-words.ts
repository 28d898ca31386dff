import type { Mm, SurfaceTiling } from '#domain/room/plan.ts'
import { MIXER_INLETS } from '#domain/room/tiling/at-wall.ts'
import { isTop } from '#domain/room/tiling/built-in-faces.ts'
import type { TileSpan } from '#domain/room/tiling/chain.ts'
import type { DrawnSurface } from '#domain/room/tiling/drawn-surface.ts'
import { CASING } from '#domain/room/tiling/edge-cuts.ts'
import type { HoleSide, Measure } from '#domain/room/tiling/measures.ts'
import type { SideSpans } from '#domain/room/tiling/recess-spans.ts'
import type { RecessSide } from '#domain/room/tiling/recess-surfaces.ts'
import type { Purchases, SurfaceCounts } from '#domain/room/tiling/room-counts.ts'
import type { SlopedPiece } from '#domain/room/tiling/sloped-pieces.ts'
import type { TileLine } from '#domain/room/tiling/tile-lines.ts'
import { grouped, listed, metres, millimetresBy, upperFirst } from '#domain/sweden/writing.ts'
import { fixtureWords, openingWords, plumbingPointWords } from '../planner/fixture-words.ts'

/** The measures of the Fogplan, in whole millimetres: the page, the sheets, the DXF and the emails say these words. */

/** A measure without its unit: "1 745" */
export function mmWords(mm: Mm): string {
  return grouped(Math.round(mm))
}

/** On a drawing: "7 st = 1 418", or how wide a single tile is, cut or whole, "139". */
export function spanWords({ from, to, count }: TileSpan): string {
  const length = mmWords(to - from)
  return count > 1 ? `${count}\u00a0st\u00a0=\u00a0${length}` : length
}

/** "139, 7 hela, 139" */
function spansInWords(spans: readonly TileSpan[]): string {
  return spans.map((span) => (span.count > 0 ? `${span.count}\u00a0${span.count === 1 ? 'hel' : 'hela'}` : mmWords(span.to - span.from))).join(', ')
}

/** Which rows a line of tiles is, beside it on a drawing; nothing where all are alike. */
const rowWords: Partial<Record<TileLine['rows'], string>> = { odd: 'Rad 1, 3, 5 …', even: 'Rad 2, 4, 6 …' }

/** An L's parts, by the axis along which the line runs. */
const partWords = {
  across: { first: 'överst', last: 'nederst' },
  down: { first: 'till vänster', last: 'till höger' },
} satisfies Record<'across' | 'down', Partial<Record<TileLine['part'], string>>>

function whichWords(rows: TileLine['rows'], part: TileLine['part'], way: 'across' | 'down'): readonly string[] {
  return [rowWords[rows] ?? [], part === 'whole' ? [] : partWords[way][part]].flat()
}

/** "Rad 1, 3, 5 …, nederst" */
export function lineWords({ rows, part }: TileLine, way: 'across' | 'down'): string {
  return upperFirst(whichWords(rows, part, way).join(', '))
}

/** How a surface is set out: "Från vänster 139, 7 hela, 139. Nerifrån 385, 5 hela." Nothing of a painted one. */
export function setOutWords({ name, across, down }: Pick<DrawnSurface, 'name' | 'across' | 'down'>): readonly string[] {
  if (across.length === 0) return []
  const said = (line: TileLine, way: 'across' | 'down', spans: readonly TileSpan[]) => {
    const which = whichWords(line.rows, line.part, way).map((word) => word.toLocaleLowerCase('sv'))
    return `${which.map((word) => (word.startsWith('rad') ? `i ${word} ` : `${word} `)).join('')}${spansInWords(spans)}`
  }
  const rows = across.map((line) => said(line, 'across', line.spans))
  const columns = down.map((line) => said(line, 'down', name === 'floor' ? line.spans : line.spans.toReversed()))
  return [`Från vänster ${rows.join('; ')}. ${upWords(name)} ${columns.join('; ')}.`]
}

function upWords(surface: DrawnSurface['name']): string {
  if (surface === 'floor') return 'Uppifrån på ritningen'
  return isTop(surface) ? 'Från framkanten' : 'Nerifrån'
}

/** Where a wall's level line is, and which tile is laid first. */
export function startWords({
  name,
  level,
  first,
}: Pick<DrawnSurface, 'name' | 'level'> & { first: Pick<NonNullable<DrawnSurface['first']>, 'along' | 'up'> | undefined }): readonly string[] {
  return [
    ...(level === undefined ? [] : [`Vågriss ${mmWords(level)} över färdigt golv.`]),
    ...(first ? [`Första plattan: ${mmWords(first.along)} från vänster, ${heightWords(first.up, name)}.`] : []),
  ]
}

function heightWords(up: Mm, surface: DrawnSurface['name']): string {
  if (surface === 'floor') return `${mmWords(up)} uppifrån`
  return isTop(surface) ? `${mmWords(up)} från framkanten` : `${mmWords(up)} över golvet`
}

/** What something on a surface is called. */
export function measureName(measure: Measure): string {
  switch (measure.what) {
    case 'fixture':
      return fixtureWords[measure.kind].name
    case 'door':
    case 'window':
      return openingWords[measure.what].name
    case 'niche':
      return 'Nisch'
    case 'drain':
    case 'waste':
    case 'water':
      return plumbingPointWords[measure.what].name
    case 'mixer':
      return 'Blandare'
    case 'notch':
      return 'Ytterhörn'
    case 'bend':
      return 'Snedtak'
    case 'slope':
      return 'Snedkapade bitar'
    case 'fall':
      return 'Fall till golvbrunnen'
  }
}

const sideWords: Record<HoleSide, string> = { left: 'till vänster', right: 'till höger', below: 'under', above: 'över' }
const floorSideWords: Record<HoleSide, string> = { ...sideWords, below: 'ovanför på ritningen', above: 'nedanför' }

/** Where something is, how large, and the tiles beside it, each in a line. */
export function measureWords(measure: Measure, { name, tiling }: Pick<DrawnSurface, 'name' | 'tiling'>): readonly string[] {
  const { what, along, up, width, height, depth, cuts } = measure
  const from = `${mmWords(along)} från vänster`
  if (what === 'bend') return [`${from}: ${mmWords(up)} högt`]
  if (what === 'slope') return slopeWords(measure)
  if (what === 'fall') return fallWords(measure)
  if (what === 'mixer' || what === 'waste' || what === 'water') {
    return [`Mitt ${from}, ${heightWords(up, name)}`, ...(what === 'mixer' ? [`C/c ${mmWords(MIXER_INLETS)}, varmt till vänster`] : [])]
  }
  const size = [
    width === undefined ? '' : `bredd ${mmWords(width)}`,
    height === undefined ? '' : `${name === 'floor' ? 'längd' : 'höjd'} ${mmWords(height)}`,
    depth === undefined ? '' : `${what === 'window' ? 'smyg' : 'djup'} ${mmWords(depth)}`,
  ].filter((word) => word !== '')
  const place = what === 'door' || (what === 'fixture' && name !== 'floor') ? from : `${from}, ${heightWords(up, name)}`
  const middle =
    what === 'drain' && width !== undefined && height !== undefined
      ? [`Mitt ${mmWords(along + width / 2)} från vänster, ${heightWords(up + height / 2, name)}`]
      : []
  const beside = (['left', 'right', 'below', 'above'] as const).flatMap((side) => {
    const found = cuts?.[side]
    return found ? [`${besideWords(found, side, tiling)} ${(name === 'floor' ? floorSideWords : sideWords)[side]}`] : []
  })
  const hasRows = Object.values(cuts ?? {}).some((found) => found.length > 1)
  const sides = sidesWords(measure.sides ?? [])
  const isWhole = (['left', 'right', 'below', 'above'] as const).every((side) => (cuts?.[side] ?? []).every((cut) => cut === wholeAt(side, tiling)))
  return [
    ...middle,
    place,
    upperFirst(size.join(', ')),
    ...(beside.length > 0 ? [isWhole ? 'Hela plattor intill' : `${hasRows ? 'Intill, i udda och jämna rader' : 'Intill'}: ${beside.join(', ')}`] : []),
    ...(what === 'door' && Object.values(cuts ?? {}).some((found) => found.some((cut) => cut <= CASING))
      ? [`Dörrfodret täcker oftast ${mmWords(CASING)}`]
      : []),
    ...(sides === '' ? [] : [`Sidornas bitar: ${sides}`]),
  ]
}

/** In a bond both rows'. */
function besideWords(cuts: readonly Mm[], side: HoleSide, { tile }: Pick<SurfaceTiling, 'tile'>): string {
  return cuts.map((cut) => (cut === wholeAt(side, { tile }) ? 'hel' : mmWords(cut))).join(' och ')
}

function wholeAt(side: HoleSide, { tile }: Pick<SurfaceTiling, 'tile'>): Mm {
  return side === 'left' || side === 'right' ? tile.width : tile.height
}

const recessSideWords: Record<RecessSide, string> = { bottom: 'nere', top: 'uppe', left: 'vänster', right: 'höger', back: '' }

/** "nere och uppe 137, 2 st = 403, 60 från vänster; vänster och höger 170, 400 nerifrån": those alike together. */
function sidesWords(sides: readonly SideSpans[]): string {
  const said = Map.groupBy(sides, ({ side, along, into }) => {
    const from = side === 'bottom' || side === 'top' ? 'från vänster' : 'nerifrån'
    const deep = into.some((row) => row.length > 1) ? `, inåt ${into.map(lengthsInWords).join(', varannan rad ')}` : ''
    return `${lengthsInWords(along)} ${from}${deep}`
  })
  return [...said].map(([words, alike]) => `${listed(alike.map(({ side }) => recessSideWords[side]))} ${words}`).join('; ')
}

function lengthsInWords(spans: readonly TileSpan[]): string {
  return spans.map(spanWords).join(', ')
}

/** How a fall is tiled: no list of pieces would fit the one that is made. */
function fallWords({ count }: Extract<Measure, { what: 'fall' }>): readonly string[] {
  return [`${mmWords(count)} bitar kapas snett längs linjerna från duschens hörn till brunnen. Märk dem på plats, efter fallet som det blev`]
}

/** More small pieces are measured where they lie, and have no room on a sheet. */
const MOST_SLOPED = 14

/** "Rad 4: 111/253, 255/400 (16/203); rad 5: …": how high each piece is at its left and its right side, and how wide where it is not as wide as its tile. */
function slopeWords({ pieces, perTile }: Extract<Measure, { what: 'slope' }>): readonly string[] {
  if (pieces.length > MOST_SLOPED) return [`${pieces.length} bitar. På en hel plattas bredd skiljer det ${mmWords(perTile)} i höjd`]
  const rows = [...Map.groupBy(pieces, ({ row }) => row)].map(([row, inRow]) => `rad ${row}: ${inRow.map(slopedPieceWords).join(', ')}`)
  return [`Höjd vänster/höger, inom parentes bredd upptill/nertill: ${rows.join('; ')}`]
}

/** Its widths where its upper edge is left in part, or its lower one ends before the tile. */
function slopedPieceWords({ left, right, top, bottom }: SlopedPiece): string {
  const heights = `${mmWords(left)}/${mmWords(right)}`
  return top > 0 || left === 0 || right === 0 ? `${heights} (${mmWords(top)}/${mmWords(bottom)})` : heights
}

/** "Nisch: 1 745 från vänster, 980 över golvet. Bredd 403, höjd 400, djup 85." */
export function measureSentence(measure: Measure, drawn: Pick<DrawnSurface, 'name' | 'tiling'>): string {
  return `${measureName(measure)}: ${measureWords(measure, drawn).join('. ')}.`
}

/** What is bought, each with how much: the same rows on the page, the last sheet and in the emails. */
export function purchaseRows({ tiles, jointKg, adhesiveKg, softJointM, profileM }: Purchases, materialWords: (material: SurfaceTiling['material']) => string) {
  return [
    ...tiles.map(
      ({ tile, material, tiles, boxes, byPercentage }) =>
        [
          `Plattor ${millimetresBy(tile.width, tile.height)}, ${materialWords(material)}`,
          `${grouped(tiles)}\u00a0st, ungefär ${grouped(boxes)}\u00a0${boxes === 1 ? 'kartong' : 'kartonger'} (${grouped(byPercentage)}\u00a0st efter yta och spill)`,
        ] as const,
    ),
    ['Fogmassa', `ungefär ${grouped(jointKg)}\u00a0kg`] as const,
    ['Kakelfix', `ungefär ${grouped(adhesiveKg)}\u00a0kg`] as const,
    ...(softJointM > 0 ? [['Mjukfog i fogens kulör', `ungefär ${grouped(softJointM)}\u00a0m`] as const] : []),
    ...(profileM > 0 ? [['Avslutslist', `${metres(profileM)}. ${outerCornerWords}`] as const] : []),
  ]
}

/** Which of two edges lies over the other is asked wherever tiles meet in the open: none, as profiles are reckoned. */
export const outerCornerWords = 'I ytterhörn slutar plattorna på båda sidor mot avslutslisten, ingen går över den andra'

/** "4,08 m²" */
export function areaWords(m2: number): string {
  return `${m2.toFixed(2).replace('.', ',')}\u00a0m²`
}

/** "556 hela och 268 skurna bitar: 761 plattor" */
export function countWords({ whole, cut, tiles }: SurfaceCounts): string {
  return `${grouped(whole)} hela och ${grouped(cut)} skurna bitar: ${grouped(tiles)} plattor`
}

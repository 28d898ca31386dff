import fc from 'fast-check'
import { expect, test } from 'vitest'
import { materialWords, surfaceWords } from '#content/fogplan/fogplan.ts'
import { fogplanFacts } from '#content/fogplan/fogplan-facts.ts'
import { measureSentence, measureWords, purchaseRows, spanWords, startWords } from '#content/fogplan/measure-words.ts'
import type { Plan } from '#domain/room/plan.ts'
import { packPlan, unpackPlan } from '#domain/room/share.ts'
import { templates } from '#domain/room/templates.ts'
import { drawnSurface } from '#domain/room/tiling/drawn-surface.ts'
import { chooseTiles } from '#domain/room/tiling/edit-tiling.ts'
import { isTooFine, setOuts } from '#domain/room/tiling/lay-out.ts'
import { meet } from '#domain/room/tiling/polygons.ts'
import { countRoom } from '#domain/room/tiling/room-counts.ts'
import { papers, SHEET_MARGIN } from '#domain/room/tiling/sheets.ts'
import { emptyRoom, withDrain, withFixture } from '../../../tests/support/a-plan.ts'
import { anyTiledPlan, ROOMS } from '../../../tests/support/a-tiled-plan.ts'
import { type DrawnSheet, fogplanSheets } from './fogplan-sheets.ts'
import { type PaperText, textExtent } from './shapes.ts'

const FACTS = { paper: 'a4', date: new Date('2026-11-23T10:00:00Z'), phone: '021-11 11 11', name: 'Åsa Öberg', reference: 'F-7K3M9QA' } as const
const sheetsOf = (plan: Plan) => fogplanSheets(plan, FACTS)

function textsOn({ parts, block }: DrawnSheet): readonly PaperText[] {
  return [...parts.flatMap(({ shapes }) => [...shapes]), ...block].flatMap((shape) => (shape.draw === 'text' && shape.words !== '' ? [shape] : []))
}

const wordsIn = (sheets: readonly DrawnSheet[]) => sheets.flatMap((sheet) => textsOn(sheet).map(({ words }) => words)).join(' ')

/** A room that can be drawn. */
const anyDrawnPlan = () => anyTiledPlan().filter((plan) => !isTooFine(setOuts(plan)))

test('no text of a sheet lies on another or beyond the margin, and no figure is lower than 2.5 mm', () => {
  fc.assert(
    fc.property(anyDrawnPlan(), (plan) => {
      for (const sheet of sheetsOf(plan)) {
        const texts = textsOn(sheet).map((text) => ({ text, extent: textExtent(text) }))
        for (const [index, { text, extent }] of texts.entries()) {
          if (/\d/.test(text.words)) expect(text.size * DIGIT, text.words).toBeGreaterThanOrEqual(2.5)
          const { width, height } = papers.a4
          expect(extent.left, `${packPlan(plan)} ${text.words}`).toBeGreaterThanOrEqual(SHEET_MARGIN - 0.01)
          expect(extent.right, `${packPlan(plan)} ${text.words}`).toBeLessThanOrEqual(width - SHEET_MARGIN + 0.01)
          expect(extent.low, `${packPlan(plan)} ${text.words}`).toBeGreaterThanOrEqual(SHEET_MARGIN - 0.01)
          expect(extent.high, `${packPlan(plan)} ${text.words}`).toBeLessThanOrEqual(height - SHEET_MARGIN + 0.01)
          const met = texts.slice(index + 1).find((other) => meet(shrunk(extent), other.extent))
          expect(met?.text.words, `${packPlan(plan)} ${sheet.title}: ${text.words}`).toBeUndefined()
        }
      }
    }),
    { numRuns: ROOMS },
  )
})

/** How high a digit is, as a part of the letters' body. */
const DIGIT = 0.65

/** Rounding puts neighbours on each other by less. */
function shrunk({ left, right, low, high }: ReturnType<typeof textExtent>) {
  return { left: left + 0.001, right: right - 0.001, low: low + 0.001, high: high - 0.001 }
}

test('sheets say where everything is, the cuts of every row, and what is bought, in the words of the page and the email', () => {
  fc.assert(
    fc.property(anyDrawnPlan(), (plan) => {
      const all = setOuts(plan)
      const words = wordsIn(sheetsOf(plan))
      const facts = new Map(fogplanFacts(plan))
      for (const drawn of all.map((setOut) => drawnSurface(plan, setOut))) {
        for (const measure of drawn.measures) {
          for (const line of measureWords(measure, drawn)) expect(words).toContain(line)
          if (plan.tiling) expect(facts.get(surfaceWords(drawn.name))).toContain(measureSentence(measure, drawn))
        }
        if (plan.tiling) for (const line of startWords(drawn)) expect(facts.get(surfaceWords(drawn.name))).toContain(line)
        for (const { spans } of [...drawn.across, ...drawn.down]) for (const span of spans) expect(words).toContain(spanWords(span))
      }
      for (const [name, amount] of purchaseRows(countRoom(plan, all).purchases, materialWords)) {
        expect(words).toContain(`${name}: ${amount}`)
        if (plan.tiling) expect(facts.get(name)).toBe(amount)
      }
    }),
    { numRuns: ROOMS },
  )
})

test('a sheet says a mixer’s inlets, both heights of a piece under a slope, what a casing covers, and how a fall is cut', () => {
  const room = withDrain(
    { ...templates.snedtak, openings: [{ id: 'd1', kind: 'door', wall: 2, along: 60, width: 800, swing: 'out', hinge: 'start' }] },
    450,
    1950,
  )
  const plan = chooseTiles(withFixture(room, 'shower-corner', 0, 1500), ['floor'], { tile: { width: 300, height: 300 } })
  const words = wordsIn(sheetsOf(plan)).replaceAll('\u00a0', ' ')
  expect(words).toContain('Blandare Mitt 2 150 från vänster, 1 050 över golvet C/c 150, varmt till vänster')
  expect(words).toContain('rad 4: 292/400 (43/180); rad 5: 0/31 (0/39), 33/190')
  expect(words).toContain('Dörrfodret täcker oftast 50')
  expect(words).toContain('Bredvid dörren syns bara en remsa på ungefär 7 mm utanför dörrfodret.')
  expect(words).toMatch(/\d+ bitar kapas snett längs linjerna från duschens hörn till brunnen/)
})

test('a wall to which a sloping ceiling leaves no height has nothing to measure, on the page as on its sheets', () => {
  const low = { ...emptyRoom(900, 900), room: { ...emptyRoom(900, 900).room, ceiling: { height: 2300, slope: { wall: 2, low: 0, depth: 100 } } } }
  const plan = chooseTiles(low, [0], { tile: { width: 60, height: 100 } })
  expect(new Map(fogplanFacts(plan)).get('Vägg C')).not.toContain('Dörr: ')
  expect(wordsIn(sheetsOf(plan))).not.toContain('Dörr: ')
})

test('every piece that is counted is drawn, with the sides of niches and reveals', () => {
  fc.assert(
    fc.property(anyDrawnPlan(), (plan) => {
      const all = setOuts(plan)
      const { surfaces } = countRoom(plan, all)
      for (const [index, setOut] of all.entries()) {
        const { whole, cut, recesses } = drawnSurface(plan, setOut)
        const drawn = [{ whole, cut }, ...recesses]
        expect(drawn.reduce((sum, one) => sum + one.whole.length, 0)).toBe(surfaces[index]?.whole)
        expect(drawn.reduce((sum, one) => sum + one.cut.length, 0)).toBe(surfaces[index]?.cut)
      }
    }),
    { numRuns: ROOMS },
  )
})

/** With a niche, a window and a low boxing: each adds to what is read before the work. */
const MUCH_TO_READ =
  '3~0.0_2050.0_2050.2430_0.2430~2360~d1.2.250.800.out.start_w1.0.1100.600.1150.700.120~o1.drain.450.450_o2.waste.1950.900~f1.shower-corner.450.450.0.900.900_f2.boxing.1950.900.1.900.200.1150_f3.wc-wall.1580.900.1.360.540_f4.basin.225.1600.3.600.450~20x40~3.200.400.6.straight.vit....6980.4612.1612.1600'

test('all that is read before the work is on the first sheet, also in a room with much to read', () => {
  const plan = unpackPlan(MUCH_TO_READ)
  const titles = plan ? sheetsOf(plan).map(({ title }) => title) : []
  expect(titles.filter((title) => title === 'Fogplan, rummet och ordningen')).toHaveLength(1)
})

test('the first sheet has the room and the order of work, the last one what it takes; no sheet is a pillar’s face alone', () => {
  const plan = withFixture(templates.rektangel, 'boxing', 1000, 0)
  const titles = sheetsOf(plan).map(({ title }) => title)
  expect(titles[0]).toBe('Fogplan, rummet och ordningen')
  expect(titles.at(-1)).toMatch(/åtgång och anmärkningar$/)
  expect(titles).not.toContain('Fogplan, inklädnad')
  const [first] = sheetsOf(plan)
  const words = first ? wordsIn([first]) : ''
  for (const said of [
    'Ingång',
    'Takhöjd 2 400.',
    'mellan färdiga väggar',
    'Mjukfogen är 3 mm',
    'Förkortningar: GB golvbrunn.',
    '1. Kontrollmät rummet',
    'Slå vågrisset:',
  ])
    expect(words.replaceAll('\u00a0', ' ')).toContain(said)
})

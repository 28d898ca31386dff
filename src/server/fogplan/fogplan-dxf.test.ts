import DxfParser, { type IDimensionEntity, type IEntity, type ILwpolylineEntity, type ITextEntity } from 'dxf-parser'
import { expect, test } from 'vitest'
import { fogplan } from '#content/fogplan/fogplan.ts'
import type { Plan } from '#domain/room/plan.ts'
import { chooseTiles, setNiche } from '#domain/room/tiling/edit-tiling.ts'
import { emptyRoom, withFixture } from '../../../tests/support/a-plan.ts'
import { fogplanDxf } from './fogplan-dxf.ts'

const { layers } = fogplan.dxf

/** 1.3 × 1 m with a window, a niche and a water pipe in wall A, and a washing machine in the corner of walls B and C. */
const PLAN: Plan = withFixture(
  setNiche(
    chooseTiles(
      {
        ...emptyRoom(1300, 1000),
        openings: [{ id: 'w1', kind: 'window', wall: 0, along: 200, width: 500, sill: 1200, height: 600, reveal: 80 }],
        plumbingPoints: [{ id: 'o1', kind: 'water', at: { x: 1000, y: 0 } }],
      },
      [0],
      { tile: { width: 600, height: 800 } },
    ),
    0,
    { along: 900, sill: 1000, width: 300, height: 300 },
  ),
  'washing-machine',
  700,
  400,
)

function read(plan: Plan = PLAN) {
  return new DxfParser().parseSync(fogplanDxf(plan))
}

function on(layer: string, plan: Plan = PLAN): IEntity[] {
  return (read(plan)?.entities ?? []).filter((entity) => entity.layer === layer)
}

/** Words and where they stand, of one height, in plain lines, also on a layer with dashed ones. */
const wordsOn = (layer: string, plan: Plan = PLAN) =>
  on(layer, plan)
    .filter((entity): entity is ITextEntity => entity.type === 'TEXT')
    .filter(({ lineType }) => lineType === 'Continuous')
    .map(({ text }) => text)

const pointsOf = (vertices: readonly { x: number; y: number }[]) => vertices.map(({ x, y }) => `${x},${y}`).join(' ')

test('every layer has its colour, and what is dashed its line', () => {
  const dxf = read()
  const colours = Object.values(dxf?.tables.layer.layers ?? {}).map(({ name, colorIndex }) => [name, colorIndex])
  expect(Object.fromEntries(colours)).toMatchObject({
    [layers.joints]: 7,
    [layers.cut]: 3,
    [layers.outline]: 1,
    [layers.openings]: 4,
    [layers.fixtures]: 5,
    [layers.dimensions]: 6,
    [layers.text]: 7,
  })
  expect(dxf?.tables.lineType.lineTypes.Dashed).toMatchObject({ description: '__ __ __', pattern: [60, -35] })
})

test('the drawing is metric and says how far it reaches', () => {
  const header = read()?.header
  expect([header?.$INSUNITS, header?.$MEASUREMENT]).toEqual([4, 1])
  const entities = (read()?.entities ?? []).flatMap((entity) => (entity.type === 'LWPOLYLINE' ? (entity as ILwpolylineEntity).vertices : []))
  const [least, most] = [header?.$EXTMIN, header?.$EXTMAX].map((point) => (typeof point === 'object' ? { x: point.x, y: point.y } : { x: 0, y: 0 }))
  for (const { x, y } of entities) {
    expect(x).toBeGreaterThanOrEqual(least?.x ?? 0)
    expect(x).toBeLessThanOrEqual(most?.x ?? 0)
    expect(y).toBeGreaterThanOrEqual(least?.y ?? 0)
    expect(y).toBeLessThanOrEqual(most?.y ?? 0)
  }
})

test('below and to the left of a wall are its dimensions, each measured and with its words', () => {
  const dimensions = on(layers.dimensions).filter((entity): entity is IDimensionEntity => entity.type === 'DIMENSION')
  const said = dimensions.map(({ text, linearOrAngularPoint1: from, linearOrAngularPoint2: to }) => `${text}: ${from.x},${from.y} ${to.x},${to.y}`)
  // The tiles, the openings and all of it; first along the floor, then from the ceiling down.
  expect(said.slice(0, 18)).toEqual([
    ...['446: 3,-80 449,-80', '600: 451,-80 1051,-80', '244: 1053,-80 1297,-80'],
    ...['200: 0,-212 200,-212', '500: 200,-212 700,-212', '200: 700,-212 900,-212', '300: 900,-212 1200,-212', '100: 1200,-212 1300,-212'],
    '1 300: 0,-344 1300,-344',
    ...['298: -80,2400 -80,2102', '2 st = 1 602: -80,2100 -80,498', '493: -80,496 -80,3'],
    ...['600: -212,2400 -212,1800', '500: -212,1800 -212,1300', '100: -212,1300 -212,1200', '200: -212,1200 -212,1000', '1 000: -212,1000 -212,0'],
    '2 400: -344,2400 -344,0',
  ])
})

test('every dimension measures what it says, and has its picture in a block of its own', () => {
  const dimensions = on(layers.dimensions).filter((entity): entity is IDimensionEntity => entity.type === 'DIMENSION')
  const blocks = read()?.blocks ?? {}
  for (const { text, block, linearOrAngularPoint1: from, linearOrAngularPoint2: to } of dimensions) {
    const length = Math.abs(to.x - from.x + to.y - from.y)
    expect(Math.abs(length - Number(text.replace(/.*= /, '').replaceAll(' ', '')))).toBeLessThanOrEqual(0.51)
    expect(blocks[block]?.entities?.map(({ type }) => type)).toEqual(expect.arrayContaining(['LINE', 'TEXT']))
  }
  expect(new Set(dimensions.map(({ block }) => block)).size).toBe(dimensions.length)
})

test('beside each surface stand its name, its tiles, its start and where everything on it is', () => {
  const words = wordsOn(layers.text)
  expect(words.join(' ')).toContain('Vägg A 600 × 800 mm, 2 mm fog, rakt förband, vit blank. Vågriss 498 över färdigt golv.')
  for (const line of [
    'Fönster',
    '200 från vänster, 1 200 över golvet',
    'Bredd 500, höjd 600, smyg 80',
    'Nisch',
    '900 från vänster, 1 000 över golvet',
    'Bredd 300, höjd 300, djup 85',
  ])
    expect(words).toContain(line)
  expect(words.join(' ')).toContain('Fogplan, Fogrätt. Alla mått är i mm mellan färdiga väggar')
})

test('openings, what stands before a wall and on the floor, and pipes are drawn, with their short names', () => {
  const loops = (layer: string) =>
    on(layer)
      .filter((entity): entity is ILwpolylineEntity => entity.type === 'LWPOLYLINE')
      .map(({ vertices, shape }) => `${pointsOf(vertices)}${shape ? '' : ' open'}`)
  expect(loops(layers.openings)).toEqual(['200,1200 700,1200 700,1800 200,1800', '900,1000 1200,1000 1200,1300 900,1300'])
  // The machine from two sides and from above, and the pipe.
  expect(loops(layers.fixtures)).toHaveLength(4)
  expect(loops(layers.fixtures)[0]).toMatch(/^1040,550 /)
  expect(wordsOn(layers.text)).toEqual(expect.arrayContaining(['Fönster', '500 × 600', 'Nisch', 'V', 'TM']))
})

test('what is too narrow for its name has none', () => {
  const plain: Plan = { ...emptyRoom(1300, 1000), openings: [] }
  // Before wall A it is named; beside wall D it is seen from its side.
  expect(wordsOn(layers.text, withFixture(plain, 'mirror', 0, 0, { width: 600, depth: 50 })).filter((words) => words === 'Spegel')).toHaveLength(1)
})

import DxfParser, { type ICircleEntity, type IEntity, type ILineEntity, type ILwpolylineEntity, type ITextEntity } from 'dxf-parser'
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

/** Words and their middle, of one size, in plain lines, also on a layer with dashed ones. */
const wordsOn = (layer: string, size: number, plan: Plan = PLAN) =>
  on(layer, plan)
    .filter((entity): entity is ITextEntity => entity.type === 'TEXT')
    .filter(({ textHeight, halign, valign }) => textHeight === size && halign === 1 && valign === 2)
    .filter(({ lineType }) => lineType === 'Continuous')
    .map(
      ({ text, startPoint, endPoint }) =>
        `${text}: ${startPoint.x},${startPoint.y}${startPoint.x === endPoint.x && startPoint.y === endPoint.y ? '' : ' elsewhere'}`,
    )

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

test('below and to the left of a wall stand its dimensions, with a tick at each end and the words beyond', () => {
  const lines = on(layers.dimensions).filter((entity): entity is ILineEntity => entity.type === 'LINE')
  // Three lines for each stretch of tiles: the wall's are the first.
  expect(lines.slice(0, 18).map(({ vertices }) => pointsOf(vertices))).toEqual([
    ...['3,-120 449,-120', '3,-92.5 3,-147.5', '449,-92.5 449,-147.5'],
    ...['451,-120 1051,-120', '451,-92.5 451,-147.5', '1051,-92.5 1051,-147.5'],
    ...['1053,-120 1297,-120', '1053,-92.5 1053,-147.5', '1297,-92.5 1297,-147.5'],
    ...['-120,2400 -120,2102', '-92.5,2400 -147.5,2400', '-92.5,2102 -147.5,2102'],
    ...['-120,2100 -120,498', '-92.5,2100 -147.5,2100', '-92.5,498 -147.5,498'],
    ...['-120,496 -120,3', '-92.5,496 -147.5,496', '-92.5,3 -147.5,3'],
  ])
  expect(wordsOn(layers.dimensions, 55).slice(0, 6)).toEqual([
    ...['44,6: 226,-219', '1 st: 751,-219', '24,4: 1175,-219'],
    ...['29,8: -219,2251', '2 st: -219,1299', '49,3: -219,249.5'],
  ])
})

test('above each surface stand its name and its tiles', () => {
  expect(wordsOn(layers.text, 90)).toEqual(['Vägg A: 650,2634', 'Vägg B: 2600,2634', 'Vägg C: 4550,2634', 'Vägg D: 6500,2634', 'Golvet: 8450,1234'])
  const usual = '20 × 40 cm, 3 mm fog, rakt förband, vit'
  expect(wordsOn(layers.text, 55)).toEqual([
    '60 × 80 cm, 2 mm fog, rakt förband, vit: 650,2490',
    ...[2600, 4550, 6500].map((x) => `${usual}: ${x},2490`),
    '10 × 10 cm, 3 mm fog, rakt förband, vit: 8450,1090',
  ])
})

test('openings, what stands before a wall and on the floor, and pipes are drawn, with their short names', () => {
  const loops = (layer: string) =>
    on(layer)
      .filter((entity): entity is ILwpolylineEntity => entity.type === 'LWPOLYLINE')
      .map(({ vertices, shape }) => `${pointsOf(vertices)}${shape ? '' : ' open'}`)
  expect(loops(layers.openings)).toEqual(['200,1200 700,1200 700,1800 200,1800', '900,1000 1200,1000 1200,1300 900,1300'])
  expect(wordsOn(layers.openings, 55)).toEqual(['Smyg 8: 450,1500'])
  expect(loops(layers.fixtures)).toEqual(['2500,0 3100,0 3100,850 2500,850', '3900,0 4500,0 4500,850 3900,850', '8500,600 9100,600 9100,0 8500,0'])
  expect(wordsOn(layers.fixtures, 55)).toEqual(['V: 1080,550', 'TM: 2800,425', 'TM: 4200,425', 'TM: 8800,300'])
  const circles = on(layers.fixtures).filter((entity): entity is ICircleEntity => entity.type === 'CIRCLE')
  expect(circles.map(({ center, radius }) => [center.x, center.y, radius])).toEqual([[1000, 550, 40]])
})

test('a window without a tiled reveal has no words about one, and what is too narrow for its name has none', () => {
  const plain: Plan = { ...emptyRoom(1300, 1000), openings: [{ id: 'w1', kind: 'window', wall: 0, along: 200, width: 500, sill: 1200, height: 600 }] }
  expect(on(layers.openings, plain).map(({ type }) => type)).toEqual(['LWPOLYLINE'])
  // Before wall A it is named; beside wall D it is seen from its side.
  expect(wordsOn(layers.fixtures, 55, withFixture(plain, 'mirror', 0, 0, { width: 600, depth: 50 }))).toEqual(['Spegel: 300,1600'])
})

import { expect, test } from 'vitest'
import { withFinish } from './finish.ts'
import { MAX_PACKED_LENGTH, most } from './limits.ts'
import type { Fixture, Plan } from './plan.ts'
import { packPlan, unpackPlan } from './share.ts'
import { templateNames, templates } from './templates.ts'
import { chooseTiles } from './tiling/edit-tiling.ts'

/** Links in use. Never change them; only add new ones. */
const VERSION_2 =
  '2~0.0_2800.0_2800.1500_1800.1500_1800.2400_0.2400~2400.0.1300.1400~d1.4.200.800.out.start_w1.0.900.600.1200.600~o1.drain.450.450_o2.waste.1700.100~f1.shower-corner.450.450.0.900.900_f3.towel-dryer.2750.900.1.500.100~30x60'

test('a link of version 2 opens, and packs to the same text', () => {
  const plan = unpackPlan(VERSION_2)
  expect(plan).toMatchObject({
    room: { ceiling: { height: 2400, slope: { wall: 0, low: 1300, depth: 1400 } } },
    openings: [
      { id: 'd1', swing: 'out' },
      { id: 'w1', sill: 1200 },
    ],
    fixtures: [{ id: 'f1' }, { id: 'f3', kind: 'towel-dryer', turn: 1 }],
    tile: '30x60',
  })
  expect(plan && packPlan(plan)).toBe(VERSION_2)
})

test('a link with a window’s tiled reveal opens, and packs to the same text; one out of limits does not', () => {
  const link = VERSION_2.replace('1200.600~', '1200.600.120~')
  const plan = unpackPlan(link)
  expect(plan?.openings[1]).toMatchObject({ id: 'w1', kind: 'window', sill: 1200, height: 600, reveal: 120 })
  expect(plan && packPlan(plan)).toBe(link)
  for (const own of ['1200.600.0', '1200.600.601', '1200.600.', '1200.600.120.1']) expect(unpackPlan(VERSION_2.replace('1200.600', own)), own).toBeUndefined()
})

test('a link with a door’s height opens, and packs to the same text; an earlier one has the usual height, and one out of limits does not open', () => {
  const [, own = ''] = /~(d1[^_~]*)/.exec(VERSION_2) ?? []
  const link = VERSION_2.replace(own, `${own}.1985`)
  const plan = unpackPlan(link)
  expect(plan?.openings[0]).toMatchObject({ id: 'd1', kind: 'door', height: 1985 })
  expect(plan && packPlan(plan)).toBe(link)
  expect(unpackPlan(VERSION_2)?.openings[0]).not.toHaveProperty('height')
  for (const more of ['1499', '3001', '', '2085.1', 'a']) expect(unpackPlan(VERSION_2.replace(own, `${own}.${more}`)), more).toBeUndefined()
})

const VERSION_3 =
  '3~0.0_2200.0_2200.1800_0.1800~2400~d1.2.200.700.out.start~o1.drain.450.450~f1.basin.1700.225.0.600.450~20x40~0.200.400.6.half.salvia.226..x_1.200.200.4.straight.sand...xy.1800.4000.1600.1624_f.150.150.6.third.grafit.40.80.'

test('a link of version 3 opens with its Fogplan, and packs to the same text', () => {
  const plan = unpackPlan(VERSION_3)
  expect(plan?.tiling).toEqual([
    { surface: 0, tile: { width: 200, height: 400 }, joint: 3, bond: 'half', material: 'salvia', x: 56.5, locked: ['x'] },
    {
      surface: 1,
      tile: { width: 200, height: 200 },
      joint: 2,
      bond: 'straight',
      material: 'sand',
      locked: ['x', 'y'],
      niche: { along: 450, sill: 1000, width: 400, height: 406 },
    },
    { surface: 'floor', tile: { width: 150, height: 150 }, joint: 3, bond: 'third', material: 'grafit', x: 10, y: 20, locked: [] },
  ])
  expect(plan && packPlan(plan)).toBe(VERSION_3)
})

test('a link with a choice for each wall and the floor opens, and packs to the same text', () => {
  const link = VERSION_3.replace(/~[^~]*$/, `~${['0', '1', '2', '3', 'f'].map((surface) => `${surface}.200.400.6.half.salvia...`).join('_')}`)
  const plan = unpackPlan(link)
  expect(plan?.tiling?.map(({ surface }) => surface)).toEqual([0, 1, 2, 3, 'floor'])
  expect(plan && packPlan(plan)).toBe(link)
})

const VERSION_4 =
  '4~0.0_2200.0_2200.1800_0.1800~2400~d1.2.200.700.out.start~o1.drain.450.450~f1.basin.1700.225.0.600.450~20x40~0.600.1200.4.straight.marmor...x.antracit.1200.1800.2000.1600.1624_1.100.100.6.straight.terrakotta.....0_f.600.600.4.straight.terrazzo.....~massing.valnot.lera'

test('a link of version 4 opens with its materials, half walls and joint colours, and packs to the same text', () => {
  const plan = unpackPlan(VERSION_4)
  expect(plan?.tiling).toMatchObject([
    { surface: 0, material: 'marmor', jointColour: 'antracit', tiledTo: 1200, locked: ['x'], niche: { along: 450, sill: 500, width: 400, height: 406 } },
    { surface: 1, material: 'terrakotta', tiledTo: 0 },
    { surface: 'floor', material: 'terrazzo' },
  ])
  expect(plan?.tiling?.map(({ jointColour }) => jointColour)).toEqual(['antracit', undefined, undefined])
  expect(plan?.finish).toEqual({ metal: 'massing', wood: 'valnot', paint: 'lera' })
  expect(plan && packPlan(plan)).toBe(VERSION_4)
})

test('metal, wood and paint go along without a Fogplan, and a Fogplan without them', () => {
  for (const link of [VERSION_4.replace(/~[^~]*(~[^~]*)$/, '~$1'), VERSION_4.replace(/~[^~]*$/, '~')]) {
    const plan = unpackPlan(link)
    expect(plan && packPlan(plan)).toBe(link)
  }
})

test('a plan packs as it did before, until there is something that only version 4 holds', () => {
  const plan = unpackPlan(VERSION_3)
  if (!plan) throw new Error('It opens.')
  expect(packPlan(withFinish(withFinish(plan, { metal: 'svart' }), { metal: 'krom' }))).toBe(VERSION_3)
  expect(packPlan(chooseTiles(chooseTiles(plan, [0], { tiledTo: 1200 }), [0], { tiledTo: undefined }))).toBe(VERSION_3)
  for (const changed of [withFinish(plan, { wood: 'ask' }), chooseTiles(plan, [0], { tiledTo: 1200 }), chooseTiles(plan, [0], { jointColour: 'vit' })]) {
    expect(packPlan(changed)).toMatch(/^4~/)
    expect(unpackPlan(packPlan(changed))).toEqual(changed)
  }
})

test.each([
  ['an unknown joint colour', 'antracit.1200', 'rosa.1200'],
  ['tiles higher than any ceiling', 'antracit.1200', 'antracit.5001'],
  ['a half floor', 'terrazzo.....', 'terrazzo.....1200'],
  ['an unknown metal', 'massing.', 'guld.'],
  ['an unknown wood', '.valnot.', '.tall.'],
  ['an unknown paint', '.lera', '.rosa'],
  ['a finish of four', '.lera', '.lera.ek'],
  ['half a finish', 'massing.valnot.lera', 'massing.valnot'],
])('a link of version 4 with %s does not open', (_words, from, to) => {
  expect(unpackPlan(VERSION_4)).toBeDefined()
  expect(unpackPlan(VERSION_4.replace(from, to))).toBeUndefined()
})

test('a plan without a Fogplan packs as it did before there was one', () => {
  const plan = unpackPlan(VERSION_3)
  expect(plan && packPlan({ ...plan, tiling: undefined })).toBe(VERSION_3.replace(/^3/, '2').replace(/~[^~]*$/, ''))
})

test.each([
  ['no surface', ''],
  ['a wall that there is not', '4.200.400.6.half.salvia...'],
  ['a wall twice', '0.200.400.6.half.salvia..._0.200.400.6.half.sand...'],
  ['walls in another order', '1.200.400.6.half.salvia..._0.200.400.6.half.salvia...'],
  ['a tile that is too small', '0.20.400.6.half.salvia...'],
  ['a joint of nothing', '0.200.400.0.half.salvia...'],
  ['an unknown bond', '0.200.400.6.zigzag.salvia...'],
  ['an unknown material', '0.200.400.6.half.rosa...'],
  ['a start beyond a tile and its joint', '0.200.400.6.half.salvia.812..'],
  ['an unknown lock', '0.200.400.6.half.salvia...yx'],
  ['half a niche', '0.200.400.6.half.salvia....100.100'],
  ['a niche that begins nowhere', '0.200.400.6.half.salvia....x.100.400.400'],
  ['a niche at no height', '0.200.400.6.half.salvia....100.x.400.400'],
  ['a niche of no width', '0.200.400.6.half.salvia....100.100.x.400'],
  ['a niche not high', '0.200.400.6.half.salvia....100.100.400.x'],
  ['a niche of five measures', '0.200.400.6.half.salvia....100.100.400.400.400'],
  ['a niche narrower than 50 mm', '0.200.400.6.half.salvia....100.100.199.400'],
  ['a joint below 1.5 mm', '0.200.400.2.half.salvia...'],
  ['a tile of no height', '0.200..6.half.salvia...'],
  ['a start up that is a whole tile and joint', '0.200.400.6.half.salvia..1612.'],
  ['a niche in the floor', 'f.200.400.6.half.salvia....100.100.400.400'],
])('a Fogplan with %s is not opened', (_, tiling) => {
  expect(unpackPlan(VERSION_3.replace(/~[^~]*$/, `~${tiling}`))).toBeUndefined()
})

test.each(templateNames)('the template "%s" survives packing', (name) => {
  expect(unpackPlan(packPlan(templates[name]))).toEqual(templates[name])
})

test('the largest possible plan is not too long', () => {
  const widest: Omit<Fixture, 'id'> = { kind: 'bath-freestanding', at: { x: -20_000, y: -20_000 }, turn: 3, width: 2500, depth: 2500 }
  const plan: Plan = {
    ...templates['l-form'],
    openings: Array.from({ length: most.openings }, (_, n) => ({
      id: `d${9000 + n}`,
      kind: 'door',
      wall: 0,
      along: 1000,
      width: 1000,
      swing: 'out',
      hinge: 'start',
    })),
    plumbingPoints: Array.from({ length: most.plumbingPoints }, (_, n) => ({ id: `o${9000 + n}`, kind: 'waste', at: { x: -20_000, y: -20_000 } })),
    fixtures: Array.from({ length: most.fixtures }, (_, n) => ({ ...widest, id: `f${9000 + n}` })),
  }
  expect(packPlan(plan).length).toBeLessThan(MAX_PACKED_LENGTH / 2)
  expect(unpackPlan(packPlan(plan))).toEqual(plan)
})

const good = packPlan({ ...templates.litet, fixtures: [{ id: 'f1', kind: 'basin', at: { x: 300, y: 225 }, turn: 0, width: 600, depth: 450 }] })

test.each([
  ['nothing', ''],
  ['another version', good.replace(/^2/, '3')],
  ['a version that there is not', '4~0.0_2400.0_2400.1800_0.1800~2400~~~~20x40'],
  ['something more at the end', `${good}~1`],
  ['too much text', `${good}${'~'.repeat(MAX_PACKED_LENGTH)}`],
  ['a room that is too large', good.replaceAll('1700', '99999')],
  ['a room that is not right-angled', good.replace('1700.0_', '1700.5_')],
  ['corners the wrong way around', good.replace('0.0_1700.0_1700.1900_0.1900', '0.0_0.1900_1700.1900_1700.0')],
  ['a room of three corners', good.replace('_0.1900', '')],
  ['a room that does not begin at its origin', good.replace('0.0_1700.0_1700.1900_0.1900', '10.0_1700.0_1700.1900_10.1900')],
  ['a room that crosses itself', '2~0.0_3000.0_3000.2000_1000.2000_1000.3000_0.1000~2400~~~~20x40'],
  ['a fraction', good.replace('1900', '19e2')],
  ['a number with zeros before it', good.replace('.450', '.0450')],
  ['less than nothing written as nothing', good.replace('0.0_', '-0.0_')],
  ['a door in no wall', good.replace('d1.2.', 'd1.4.')],
  ['a door beyond its wall', good.replace('d1.2.100.', 'd1.2.1000.')],
  ['a fixture that does not exist', good.replace('basin', 'toString')],
  ['a turn that does not exist', good.replace('225.0', '225.4')],
  ['two things with one name', good.replace('o2', 'o1')],
  ['a name of another kind', good.replace('f1', 'd7')],
  ['a tile that does not exist', good.replace('20x40', 'constructor')],
  ['a slope of no wall', good.replace('~2400~', '~2400.4.1300.1400~')],
  ['too many fixtures', good.replace(/f1[^~]*/, (one) => Array.from({ length: most.fixtures + 1 }, (_, n) => one.replace('f1', `f${n + 1}`)).join('_'))],
])('rejected: %s', (_, text) => {
  expect(unpackPlan(good)).toBeDefined()
  expect(text).not.toBe(good)
  expect(unpackPlan(text)).toBeUndefined()
})

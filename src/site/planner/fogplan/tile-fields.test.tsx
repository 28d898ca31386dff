import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { fogplan } from '#content/fogplan/fogplan.ts'
import { tilingOf } from '#domain/room/tiling/lay-out.ts'
import { emptyRoom } from '../../../../tests/support/a-plan.ts'
import { TileFields } from './tile-fields.tsx'

test('the joints are offered by size, and the one that is sold nearest to the chosen is picked', () => {
  const plan = emptyRoom(2400, 2000)
  const tiling = { ...tilingOf(plan, 0), joint: 2.4 }
  const html = renderToStaticMarkup(<TileFields plan={plan} surface={0} tiling={tiling} allWalls setAllWalls={() => {}} dispatch={() => {}} />)
  const options = [...html.matchAll(/<option[^>]*>[^<]*/g)].map(([option]) => option)
  const joints = options.filter((option) => /^[^×]* mm$/.test(option.replace('\u00a0', ' ')))
  expect(joints.map((option) => option.replace(/<[^>]*>/, ''))).toEqual([1.5, 2, 3, 4, 5, 6, 8, 10].map(fogplan.jointUnit))
  expect(joints.filter((option) => option.includes('selected')).map((option) => option.replace(/<[^>]*>/, ''))).toEqual([fogplan.jointUnit(2)])
})

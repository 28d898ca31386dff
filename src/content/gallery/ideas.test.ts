import { expect, test } from 'vitest'
import { findings } from '#domain/room/findings.ts'
import type { FixtureKind } from '#domain/room/fixtures.ts'
import type { TileMaterial } from '#domain/room/plan.ts'
import { packPlan, unpackPlan } from '#domain/room/share.ts'
import { tilingOf } from '#domain/room/tiling/lay-out.ts'
import { boundsOf } from '#domain/room/walls.ts'
import { pictures } from '../pictures.ts'
import { type IdeaName, ideaNames } from './idea-names.ts'
import { ideaViews } from './idea-views.ts'
import { ideas } from './ideas.ts'
import { projects } from './projects.ts'

/** The kinds that a text about a picture always names. */
const named: Partial<Record<FixtureKind, RegExp>> = {
  'double-basin': /dubbla tvättställ|två vita tvättställ|två tvättskålar/i,
  'shower-walk-in': /dusch|blandare/i,
  'shower-cabin': /duschkabin/i,
  'bath-built-in': /badkar|sjuttiotal/i,
  'bath-freestanding': /fristående badkar/i,
  cabinet: /skåp/i,
}

function textOf(name: IdeaName): string {
  const project = projects.find(({ picture }) => picture === name)
  return `${project?.title} ${project?.description} ${pictures[name].alt}`
}

test.each(ideaNames)('the plan of "%s" is one that a link could hold', (name) => {
  expect(unpackPlan(packPlan(ideas[name]))).toEqual(ideas[name])
})

test.each(ideaNames)('the plan of "%s" can be built: everything is in the room, can be reached and has its free space', (name) => {
  expect(findings(ideas[name]).filter(({ level }) => level !== 'advice')).toEqual([])
})

/** An idea whose project the owner has removed waits for the picture to be shown again. */
const shown = ideaNames.filter((name) => projects.some(({ picture }) => picture === name))

test.each(shown)('bath, shower and cupboards in the plan of "%s" are named by its texts', (name) => {
  expect(ideas[name].fixtures.filter(({ kind }) => named[kind]?.test(textOf(name)) === false)).toEqual([])
})

test.each(shown)('what the texts about "%s" promise stands in its plan', (name) => {
  const kinds = ideas[name].fixtures.map(({ kind }) => kind).join(' ')
  const promised: [word: RegExp, kind: RegExp][] = [
    [/fristående badkar/i, /bath-freestanding/],
    [/kring badkaret/i, /bath-built-in/],
    [/dubbla tvättställ|två tvättskålar/i, /double-basin/],
    [/duschkabin/i, /shower-cabin/],
    [/\bdusch\b/i, /shower/],
    [/toalett/i, /wc-/],
    [/\btvättställ\b/i, /basin/],
  ]
  expect(promised.filter(([word, kind]) => word.test(textOf(name)) && !kind.test(kinds))).toEqual([])
})

/** What a text calls the tiles, and the material that it means. */
const saidOf: readonly [said: RegExp, material: TileMaterial][] = [
  [/ljusa marmorplattor/i, 'marmor'],
  [/vitt kakel/i, 'vit'],
  [/svarta blanka väggar/i, 'svartmarmor'],
  [/djupblå plattor/i, 'djupbla'],
  [/vinröda plattor/i, 'vinrod'],
  [/terrakottafärgade/i, 'terrakotta'],
  [/beige kakel/i, 'sand'],
  [/sandfärgade/i, 'kalksten'],
  [/smörgult/i, 'smorgul'],
  [/gröna handgjorda/i, 'salvia'],
]

test.each(ideaNames)('the wall that the picture of "%s" shows has the material that its text names', (name) => {
  for (const [said, material] of saidOf) if (said.test(pictures[name].alt)) expect(tilingOf(ideas[name], 0).material).toBe(material)
})

test('each picture’s room opens in materials of its own', () => {
  const looks = ideaNames.map((name) => [tilingOf(ideas[name], 0).material, tilingOf(ideas[name], 'floor').material].join())
  // "after" and "result" are one room.
  expect(new Set(looks).size).toBe(ideaNames.length - 1)
})

test.each(ideaNames)('the camera of "%s" stands before its room, and looks into it', (name) => {
  const { camera } = ideaViews[name]
  const { right, bottom } = boundsOf(ideas[name].room)
  expect(camera.z * 1000).toBeGreaterThan(bottom)
  expect(Math.abs(camera.turn)).toBeLessThan(Math.PI / 4)
  const far = (camera.z * 1000) / Math.cos(camera.turn)
  const at = camera.x * 1000 - Math.sin(camera.turn) * far
  expect(at).toBeGreaterThan(0)
  expect(at).toBeLessThan(right)
})

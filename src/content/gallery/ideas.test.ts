import { expect, test } from 'vitest'
import { findings } from '#domain/room/findings.ts'
import type { FixtureKind } from '#domain/room/fixtures.ts'
import { type TileColour, tileColours } from '#domain/room/plan.ts'
import { packPlan, unpackPlan } from '#domain/room/share.ts'
import { tilingOf } from '#domain/room/tiling/lay-out.ts'
import { pictures } from '../pictures.ts'
import { type IdeaName, ideaNames } from './idea-names.ts'
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

/** What a text calls the tiles, and the planner's colour near to it. */
const nearColours: readonly [said: RegExp, colour: TileColour][] = [
  [/ljusa marmorplattor|vitt kakel/i, 'vit'],
  [/svarta blanka väggar|djupblå plattor|vinröda plattor/i, 'grafit'],
  [/terrakottafärgade|beige kakel|sandfärgade|smörgult/i, 'sand'],
  [/gröna handgjorda/i, 'salvia'],
]

test.each(ideaNames)('the walls of "%s" have one colour, near to what its picture shows', (name) => {
  const colours = new Set(ideas[name].room.corners.map((_, wall) => tilingOf(ideas[name], wall).colour))
  expect(colours.size).toBe(1)
  for (const [said, colour] of nearColours) if (said.test(pictures[name].alt)) expect([...colours]).toEqual([colour])
})

test('rooms in other tiles open in other colours', () => {
  expect(new Set(ideaNames.map((name) => tilingOf(ideas[name], 0).colour))).toEqual(new Set(tileColours))
})

import { expect, test } from 'vitest'
import { templateNames, templates } from '#domain/room/templates.ts'
import { bakeLight } from './baked-light.ts'

/** A part of this between blue and red is a lamp's warm white; what has more green than this is a sickly one. */
const GREENISH = 0.68

test.each(templateNames)('in "%s" no pool of lamplight on white tiles leans green', (name) => {
  for (const { image } of bakeLight(templates[name], 'evening').walls) {
    const { data, width, height } = image
    const spots = Array.from({ length: width * height }, (_, spot) => ({
      red: data?.[spot * 4] ?? 0,
      green: data?.[spot * 4 + 1] ?? 0,
      blue: data?.[spot * 4 + 2] ?? 0,
    }))
    const brightest = spots.toSorted((one, other) => other.red - one.red).slice(0, Math.ceil(spots.length / 20))
    for (const { red, green, blue } of brightest) expect((green - blue) / (red - blue)).toBeLessThan(GREENISH)
  }
})

import { expect, test } from 'vitest'
import { MOST_ZOOM, panned, shownPart, wholeZoom, zoomedBy } from './zoom.ts'

const WHOLE = { x: -400, y: -400, width: 3200, height: 2400 }
const START = wholeZoom(WHOLE)

test('at first all of the drawing is shown', () => {
  expect(shownPart(START, WHOLE)).toEqual(WHOLE)
})

test('what is zoomed at stays where it is', () => {
  const still = { x: 1600, y: 500 }
  const part = ({ x, y, width, height }: typeof WHOLE) => [(still.x - x) / width, (still.y - y) / height]
  const closer = zoomedBy(START, WHOLE, 2, still)
  expect(closer.factor).toBe(2)
  expect(part(shownPart(closer, WHOLE))).toEqual(part(WHOLE))
  expect(shownPart(zoomedBy(closer, WHOLE, 0.5, { x: 0, y: 0 }), WHOLE), 'and back').toEqual(WHOLE)
})

test('no closer than the limit, and no further away than the whole', () => {
  expect(zoomedBy(START, WHOLE, 100).factor).toBe(MOST_ZOOM)
  expect(shownPart(zoomedBy(zoomedBy(START, WHOLE, 3), WHOLE, 0.01), WHOLE)).toEqual(WHOLE)
})

test('nothing beside the drawing is shown, and a movement back takes effect at once', () => {
  const closer = zoomedBy(START, WHOLE, 4)
  const aside = panned(closer, WHOLE, { x: 99_999, y: -99_999 })
  expect(shownPart(aside, WHOLE)).toEqual({ x: -400, y: 1400, width: 800, height: 600 })
  expect(shownPart(panned(aside, WHOLE, { x: -100, y: 100 }), WHOLE)).toMatchObject({ x: -300, y: 1300 })
  expect(shownPart(panned(START, WHOLE, { x: 500, y: 500 }), WHOLE), 'the whole cannot be moved').toEqual(WHOLE)
})

test('in a room that has become smaller the part lies within it', () => {
  const aside = panned(zoomedBy(START, WHOLE, 4), WHOLE, { x: -99_999, y: 0 })
  const { x, width } = shownPart(aside, { ...WHOLE, width: 2000 })
  expect(x + width).toBe(1600)
})

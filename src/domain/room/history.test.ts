import { expect, test } from 'vitest'
import { emptyRoom } from '../../../tests/support/a-plan.ts'
import { setTile } from './edit.ts'
import { cancel, canRedo, canUndo, commit, newHistory, preview, redo, step, turn, undo } from './history.ts'

const ROOM = emptyRoom(3000, 2400)

test('a gesture is one step back, however many plans it showed', () => {
  const [one, two, three] = [setTile(ROOM, '10x10'), setTile(ROOM, '15x15'), setTile(ROOM, '20x20')]
  const start = newHistory(ROOM)
  expect([start, canUndo(start), canRedo(start)]).toEqual([{ past: [], present: ROOM, future: [] }, false, false])
  const during = preview(preview(start, one), two)
  expect(during).toEqual({ past: [], present: two, future: [], before: ROOM })
  expect(canUndo(during)).toBe(true)
  expect(canUndo(preview(start, ROOM)), 'nothing has changed yet').toBe(false)
  expect(commit(preview(start, ROOM))).toEqual(start)
  expect(cancel(during), 'as if it had not been').toEqual(start)
  const done = commit(during)
  expect(done).toEqual({ past: [ROOM], present: two, future: [] })
  expect(canUndo(done)).toBe(true)
  expect(undo(during)).toEqual({ past: [], present: ROOM, future: [two] })
  const again = step(done, three)
  expect(again).toEqual({ past: [ROOM, two], present: three, future: [] })
  expect(preview(done, three), 'a gesture of its own').toEqual({ past: [ROOM], present: three, future: [], before: two })
  expect(step(during, three), 'after the gesture').toEqual(again)
  expect(cancel(again), 'outside a gesture').toEqual(again)
  const back = undo(undo(again))
  expect(back).toEqual({ past: [], present: ROOM, future: [two, three] })
  expect([canUndo(back), canRedo(back), undo(back)]).toEqual([false, true, back])
  expect(redo(back)).toEqual({ past: [ROOM], present: two, future: [three] })
  expect(redo(redo(redo(back)))).toEqual(again)
  expect(step(undo(again), one), 'another way forward').toEqual({ past: [ROOM, two], present: one, future: [] })
  expect(
    turn(during, () => three),
    'nothing to undo, and the gesture is',
  ).toEqual({ past: [ROOM], present: three, future: [] })
  expect(
    turn(back, () => three),
    'what was undone can be redone',
  ).toEqual({ past: [], present: three, future: [two, three] })
  expect(redo(preview(back, ROOM))).toEqual({ past: [ROOM], present: two, future: [three] })
})

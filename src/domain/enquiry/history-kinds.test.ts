import { expect, test } from 'vitest'
import { doesTurn, doesTurnByWhom, isRoomDeed } from './history-kinds.ts'

test('a kind of entry changes whose turn it is, or does by whom it was done, or never does', () => {
  expect((['released', 'handled', 'visit wish', 'offer sent', 'offer confirmed'] as const).map((kind) => [doesTurn(kind), doesTurnByWhom(kind)])).toEqual(
    Array(5).fill([true, false]),
  )
  expect((['visit moved', 'visit cancelled', 'proposal withdrawn'] as const).map((kind) => [doesTurn(kind), doesTurnByWhom(kind)])).toEqual(
    Array(3).fill([false, true]),
  )
  expect((['note', 'undone', 'closed', 'visit assigned'] as const).map((kind) => [doesTurn(kind), doesTurnByWhom(kind)])).toEqual(Array(4).fill([false, false]))
  expect([isRoomDeed('offer sent'), isRoomDeed('note')]).toEqual([true, false])
})

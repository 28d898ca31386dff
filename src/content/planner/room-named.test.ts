import { expect, test } from 'vitest'
import { templates } from '#domain/room/templates.ts'
import { emptyRoom } from '../../../tests/support/a-plan.ts'
import { ceilingNamed, roomNamed } from './room-named.ts'

test('a room is named as people say it, in metres without idle decimals', () => {
  expect(roomNamed(emptyRoom(2100, 2400))).toBe('Badrum 2,1 × 2,4\u00a0m')
  expect(roomNamed(emptyRoom(2155, 2000))).toBe('Badrum 2,16 × 2\u00a0m')
  expect(roomNamed(templates['l-form'])).toBe('Badrum i L 2,8 × 2,4\u00a0m')
  expect(ceilingNamed(emptyRoom(2100, 2400))).toBe('Takhöjd 2,4\u00a0m')
  expect(ceilingNamed(templates.snedtak)).toBe('Snedtak från 1,3 till 2,4\u00a0m')
})

import { expect, test } from 'vitest'
import { changedByMe, OPENED, readOpened } from './opened.tsx'

const opened = { seen: 'version 1', answers: { phone: '021-11 11 11', hours: 'Vardagar 7–16', lines: 'A\nB' } }

test('only what I changed since I opened the page is mine; the rest is as it stands now', () => {
  const typed = { phone: '021-22 22 22', hours: 'Vardagar 7–16', lines: 'A\r\nB' }
  const now = { phone: '021-33 33 33', hours: 'Vardagar 8–17', lines: 'A\nB\nC' }
  expect(changedByMe(typed, opened, now)).toEqual({ phone: '021-22 22 22', hours: 'Vardagar 8–17', lines: 'A\nB\nC' })
})

test('what is not known to have been there is mine, and what is not there any more stays as it was typed', () => {
  expect(changedByMe({ other: 'x', phone: '021-11 11 11' }, opened, { other: 'y' })).toEqual({ other: 'x', phone: '021-11 11 11' })
})

test.each(['', 'skräp', 'null', '[1', '3'])('a form that says “%s” of what it was made from is all mine', (json) => {
  const read = readOpened((name) => (name === OPENED ? json : ''))
  expect(read).toEqual({ seen: undefined, answers: {} })
})

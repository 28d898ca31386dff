import { beforeEach, expect, test } from 'vitest'
import type { TemplateChange, TemplateRepository } from './desk-templates.ts'
import { MOST_TEMPLATES, makeTemplates } from './templates.ts'

const aTemplate = (id: string, name = id) => ({ id, name, subject: `Om ${name}`, text: `Hej, ${name}` })
const FIRST = ['a', 'b', 'c'].map((id) => aTemplate(id))
let stored: Map<string, TemplateChange>
let instants: string[]
beforeEach(() => {
  stored = new Map()
  instants = []
})

/** As src/server/desk/templates/templates.contract.test.ts holds the databases to it. */
const repository: TemplateRepository = {
  changes: async () => [...stored.values()],
  async write(change, at) {
    instants.push(at)
    stored.set(change.id, { ...change, position: stored.get(change.id)?.position ?? change.position })
  },
  async order(templates) {
    for (const template of templates) stored.set(template.id, { ...(stored.get(template.id) ?? template), position: template.position })
  },
}
const templates = makeTemplates({ now: () => new Date('2026-11-23T09:00:00.000Z') }, repository, FIRST)
const names = async () => (await templates.list()).map(({ name }) => name).join(' ')

test('before any change the first are there, and nothing is stored', async () => {
  expect(await templates.list()).toEqual(FIRST)
  expect(stored.size).toBe(0)
})

test('one that is changed stays at its place, and it alone is stored', async () => {
  expect(await templates.save(aTemplate('b', 'Bra'))).toBe(true)
  expect(await templates.list()).toEqual([aTemplate('a'), aTemplate('b', 'Bra'), aTemplate('c')])
  expect([...stored.keys()]).toEqual(['b'])
  expect(instants).toEqual(['2026-11-23T09:00:00.000Z'])
})

test('a new one comes last, and stays there when it is changed', async () => {
  await templates.save(aTemplate('new', 'Ny'))
  await templates.save(aTemplate('new', 'Nyare'))
  expect(await names()).toBe('a b c Nyare')
})

test('there is room for so many, and those that are there can still be changed', async () => {
  for (let count = FIRST.length; count < MOST_TEMPLATES; count += 1) expect(await templates.save(aTemplate(`new ${count}`))).toBe(true)
  expect(await templates.save(aTemplate('one more'))).toBe(false)
  expect(await templates.save(aTemplate('a', 'Annan'))).toBe(true)
  expect(await templates.list()).toHaveLength(MOST_TEMPLATES)
  await templates.remove('b')
  expect(await templates.save(aTemplate('one more'))).toBe(true)
})

test('one that is removed is gone, and nothing of what it said is stored', async () => {
  await templates.remove('b')
  expect(await names()).toBe('a c')
  expect(stored.get('b')).toEqual({ id: 'b', name: '', subject: '', text: '', position: 1, isRemoved: true })
  await templates.remove('never was')
  expect(await names()).toBe('a c')
})

test.each([
  ['b', 'up', 'b a c'],
  ['b', 'down', 'a c b'],
  ['a', 'up', 'a b c'],
  ['c', 'down', 'a b c'],
  ['never was', 'down', 'a b c'],
] as const)('%s moves %s past its neighbour, if it has one', async (id, where, expected) => {
  await templates.move(id, where)
  expect(await names()).toBe(expected)
})

test('after one was removed and another moved, all are in the owner’s order', async () => {
  await templates.remove('a')
  await templates.move('c', 'up')
  await templates.save(aTemplate('new', 'Ny'))
  await templates.move('new', 'up')
  expect(await names()).toBe('c Ny b')
})

import { expect, test } from 'vitest'
import { makeOwners } from './owners.ts'

const owners = () => makeOwners(['Anna Ek <Anna@Fogratt.example>', '"Ek, Bo" <bo@fogratt.example> ', ' cilla@fogratt.example', '<david@fogratt.example>'])

test('an owner has an address in lower case, the name that stands before it, and the place in MAIL_TO', () => {
  expect(owners().addresses).toEqual(['anna@fogratt.example', 'bo@fogratt.example', 'cilla@fogratt.example', 'david@fogratt.example'])
  expect(owners().addresses.map((address) => owners().find(address))).toEqual([
    { address: 'anna@fogratt.example', name: 'Anna Ek', recipient: 0 },
    { address: 'bo@fogratt.example', name: 'Ek, Bo', recipient: 1 },
    { address: 'cilla@fogratt.example', name: 'cilla', recipient: 2 },
    { address: 'david@fogratt.example', name: 'david', recipient: 3 },
  ])
})

test.each(['Anna@Fogratt.example', '  ANNA@fogratt.EXAMPLE ', 'Vem som helst <anna@fogratt.example>', '"Anna <i mejlet>" < anna@fogratt.example >  '])(
  'an owner is found by “%s”',
  (typed) => {
    expect(owners().find(typed)?.name).toBe('Anna Ek')
  },
)

test.each(['', 'anna', 'anna@fogratt.exampl', 'bo@fogratt.example, anna@fogratt.example', 'anna@fogratt.example <david@example.se>'])(
  'no owner is found by “%s”',
  (typed) => {
    expect(owners().find(typed)).toBeUndefined()
  },
)

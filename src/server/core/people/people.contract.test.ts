import { describe, expect, test } from 'vitest'
import { databases } from '../../../../tests/support/databases.ts'
import { eachWithDatabase } from '../../../../tests/support/storage.ts'
import { invitedAddress, invitedRecipients, makePeople } from './people.ts'

const AT = '2026-11-21T12:00:00.000Z'
const MAIL_TO = ['Anna Ek <Anna@Fogratt.example>', '"Ek, Bo" <bo@fogratt.example> ', ' cilla@fogratt.example', '<david@fogratt.example>']
const invited = { invited_at: AT, invited_by: 'Anna', calendar_from: AT }

describe.each(Object.entries(databases))('the people who work here on %s', (_, newDatabase) => {
  const openStorage = eachWithDatabase(newDatabase)

  async function open() {
    const { db } = await openStorage()
    await db
      .insertInto('people')
      .values([
        { ...invited, address: 'kalle@example.se', number: 1001, name: 'Kalle', role: 'fitter', gets_email: 1 },
        { ...invited, address: 'eva@example.se', number: 1000, name: 'Eva', role: 'owner', gets_email: 1 },
        { ...invited, address: 'filip@example.se', number: 1002, name: 'Filip', role: 'owner', gets_email: 0 },
        // Invited before the address came into MAIL_TO.
        { ...invited, address: 'bo@fogratt.example', number: 1003, name: 'Bosse', role: 'fitter', gets_email: 1 },
      ])
      .execute()
    return { db, people: makePeople(db, MAIL_TO) }
  }

  test('are those of MAIL_TO, with the name that stands before the address, then those who were invited; whoever is in MAIL_TO is an owner', async () => {
    const { people } = await open()
    const all = [
      { address: 'anna@fogratt.example', name: 'Anna Ek', role: 'owner', recipient: 0 },
      { address: 'bo@fogratt.example', name: 'Ek, Bo', role: 'owner', recipient: 1 },
      { address: 'cilla@fogratt.example', name: 'cilla', role: 'owner', recipient: 2 },
      { address: 'david@fogratt.example', name: 'david', role: 'owner', recipient: 3 },
      { address: 'eva@example.se', name: 'Eva', role: 'owner', recipient: 1000 },
      { address: 'kalle@example.se', name: 'Kalle', role: 'fitter', recipient: 1001 },
      { address: 'filip@example.se', name: 'Filip', role: 'owner', recipient: 1002 },
    ]
    expect(await people.all()).toEqual(all)
    for (const person of all) expect(await people.find(person.address)).toEqual(person)
  })

  test.each(['Anna@Fogratt.example', '  ANNA@fogratt.EXAMPLE ', 'Vem som helst <anna@fogratt.example>', '"Anna <i mejlet>" < anna@fogratt.example >  '])(
    'are found by “%s”',
    async (typed) => {
      expect((await (await open()).people.find(typed))?.name).toBe('Anna Ek')
    },
  )

  test.each(['', 'anna', 'anna@fogratt.exampl', 'bo@fogratt.example, anna@fogratt.example', 'anna@fogratt.example <david@example.se>', 'kalle@example.s_'])(
    'are not found by “%s”',
    async (typed) => {
      expect(await (await open()).people.find(typed)).toBeUndefined()
    },
  )

  test('are mailed what owners are mailed if they are invited owners who want it, and have addresses by their numbers', async () => {
    const { db } = await open()
    expect(await invitedRecipients(db, MAIL_TO)).toEqual([1000])
    expect(await Promise.all([0, 1000, 1001, 1999].map((number) => invitedAddress(db, number)))).toEqual([
      undefined,
      'eva@example.se',
      'kalle@example.se',
      undefined,
    ])
  })
})

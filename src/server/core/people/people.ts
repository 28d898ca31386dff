import type { Kysely } from 'kysely'
import type { Role } from '#domain/role.ts'
import type { PersonRow, Tables } from '../database/tables.ts'

/** Who works here and may sign in: an address of MAIL_TO, or one that an owner has invited. */
export type Person = {
  /** Without display name, in lower case. */
  address: string
  name: string
  role: Role
  /** The number that an email is queued for: an index in MAIL_TO, or from `FIRST_INVITED` on the number of an invited person. */
  recipient: number
}

/** The lowest number of an invited person. No MAIL_TO has so many addresses. */
export const FIRST_INVITED = 1000

export type People = ReturnType<typeof makePeople>

/** An address in MAIL_TO is an owner's, even if it was invited too. */
export function makePeople(db: Kysely<Tables>, mailTo: readonly string[]) {
  const owners = ownersIn(mailTo)
  const isOwners = (address: string) => owners.some((owner) => owner.address === address)
  return {
    /** By an address as somebody typed it: case, spaces around it and a display name do not matter. */
    async find(typed: string): Promise<Person | undefined> {
      const address = bareAddress(typed)
      const owner = owners.find((one) => one.address === address)
      if (owner) return owner
      const row = await db.selectFrom('people').selectAll().where('address', '=', address).executeTakeFirst()
      return row && personOf(row)
    },

    /** Those of MAIL_TO first, then in the order in which they were invited. */
    async all(): Promise<Person[]> {
      const rows = await db.selectFrom('people').selectAll().orderBy('number').execute()
      return [...owners, ...rows.filter(({ address }) => !isOwners(address)).map(personOf)]
    },
  }
}

/** The owners of MAIL_TO, each with the display name, or what stands before the @. */
export function ownersIn(mailTo: readonly string[]): Person[] {
  return mailTo.map((entry, recipient) => {
    const address = bareAddress(entry)
    const name = /^([^<]+)</.exec(entry)?.[1]?.trim().replace(/^"|"$/g, '')
    return { address, role: 'owner', recipient, name: name || (address.split('@')[0] ?? '') }
  })
}

/** "Anna <Anna@Example.se>" → "anna@example.se" */
export function bareAddress(typed: string): string {
  return (/<([^<>]*)>\s*$/.exec(typed)?.[1] ?? typed).trim().toLowerCase()
}

function personOf({ address, name, role, number }: PersonRow): Person {
  return { address, name, role, recipient: number }
}

/** The numbers of the invited owners who get what is mailed to the owners. */
export async function invitedRecipients(db: Kysely<Tables>, mailTo: readonly string[]): Promise<number[]> {
  const addresses = mailTo.map(bareAddress)
  const rows = await db.selectFrom('people').select(['number', 'address']).where('role', '=', 'owner').where('gets_email', '=', 1).execute()
  return rows.filter(({ address }) => !addresses.includes(address)).map(({ number }) => number)
}

/** The address of the person invited under this number; undefined for an index in MAIL_TO, and for somebody who has been removed. */
export async function invitedAddress(db: Kysely<Tables>, recipient: number): Promise<string | undefined> {
  if (recipient < FIRST_INVITED) return undefined
  return (await db.selectFrom('people').select('address').where('number', '=', recipient).executeTakeFirst())?.address
}

import { peoplePage } from '#content/desk/people.ts'
import { type Field, readAnswer } from '#domain/enquiry/enquiry-answers.ts'
import type { Role } from '#domain/role.ts'
import { isEmail, isOneAddress } from '#domain/sweden/email.ts'
import { bareAddress } from '#server/core/people/people.ts'
import type { NewPerson } from './people-repository.ts'

const { fields: words } = peoplePage

/** The form's fields, each with its limit and sentence. */
const fields = {
  namn: { max: 60, missing: words.name.missing },
  adress: { max: 254, missing: words.address.error, check: (typed) => isEmail(typed) && isOneAddress(typed), error: { sentence: words.address.error } },
} as const satisfies Record<string, Field>

export type InvitationError = Record<keyof typeof fields | 'roll', string | undefined>
export type TypedInvitation = Record<keyof typeof fields, string> & { role: Role | undefined; getsEmail: boolean }
type Reading = { ok: true; person: NewPerson } | { ok: false; typed: TypedInvitation; errors: InvitationError }

export function readInvitation(field: (name: string) => string): Reading {
  const [name, address] = [readAnswer(fields.namn, field('namn')), readAnswer(fields.adress, field('adress'))]
  const [role, getsEmail] = [readRole(field('roll')), readGetsEmail(field)]
  if (!name.error && !address.error && role) return { ok: true, person: { name: name.answer, address: bareAddress(address.answer), role, getsEmail } }
  const errors = { namn: name.error?.sentence, adress: address.error?.sentence, roll: role ? undefined : words.role.missing }
  return { ok: false, typed: { namn: name.answer, adress: address.answer, role, getsEmail }, errors }
}

export function readRole(value: string): Role | undefined {
  return value === 'agare' ? 'owner' : value === 'montor' ? 'fitter' : undefined
}

export function readGetsEmail(field: (name: string) => string): boolean {
  return field('mejl') === 'ja'
}

import type { Context } from 'hono'
import type { Core } from '#server/core/core.ts'
import { readPrivateForm } from '#server/core/http/private-page.ts'
import type { DeskEnv } from './desk-context.ts'
import type { SignedIn } from './sign-in/sessions.ts'

/** What was typed. */
export type DeskFields = {
  /** '' if it is missing. */
  field(name: string): string
  /** Every value of the name. */
  all(name: string): string[]
}

/** A form whose token is valid. `token`: the form's and its words' unique name (sent-twice.ts), by which what is done once is recognised. */
export type DeskForm = DeskFields & { token: string }

/** Tokens of the desk's forms: valid for a day, for one session and one subject. */
export type DeskForms = ReturnType<typeof makeDeskForms>

export function makeDeskForms({ formTokens, now }: Pick<Core, 'formTokens' | 'now'>) {
  return {
    /** For the field "sigill" of a form. `subject`: what the form is about, e.g. a reference. */
    issueToken: (c: Context<DeskEnv>, subject: string): string => formTokens.issue(bound(c.get('signedIn'), subject), now()),

    /** The posted form; undefined without a valid token. `typed` has the fields then, so that nothing is lost. */
    async readForm(c: Context<DeskEnv>, subject: string): Promise<DeskForm | undefined> {
      const fields = await typedFields(c)
      const isValid = formTokens.verify(fields.field('sigill'), bound(c.get('signedIn'), subject), now()) !== undefined
      return isValid ? { ...fields, token: c.get('formKey') } : undefined
    },

    typed: typedFields,
    /** Whether a token is valid, where a form is read while it comes. */
    isValid: (c: Context<DeskEnv>, subject: string, token: string): boolean => formTokens.verify(token, bound(c.get('signedIn'), subject), now()) !== undefined,
  }
}

function bound({ sessionId }: SignedIn, subject: string): string {
  return JSON.stringify(['desk', sessionId, subject])
}

/** Hono keeps the text of a body, so it can be read again. */
export async function typedFields(c: Context): Promise<DeskFields> {
  const form = await readPrivateForm(c)
  return { field: (name) => form.get(name) ?? '', all: (name) => form.getAll(name) }
}

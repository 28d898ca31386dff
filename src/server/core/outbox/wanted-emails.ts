import type { Expression, ExpressionBuilder, SqlBool } from 'kysely'
import type { Tables } from '../database/tables.ts'
import type { EmailDefinition, EmailDefinitions } from './define-email.ts'

type Email = ExpressionBuilder<Tables, 'emails'>

/** Whether an email is still to be sent, as its kind says. */
export function stillWanted(emails: EmailDefinitions) {
  return (email: Email) => asItsKindSays(emails, email, ({ isWanted }) => isWanted?.(email))
}

/** Whether a due email may leave now, as its kind says. `now`: ISO 8601, UTC. */
export function ofUse(emails: EmailDefinitions, now: string) {
  return (email: Email) => asItsKindSays(emails, email, ({ isOfUse }) => isOfUse?.(email, now))
}

function asItsKindSays(emails: EmailDefinitions, email: Email, conditionOf: (definition: EmailDefinition) => Expression<SqlBool> | undefined) {
  const conditions = Object.values(emails).flatMap((definition) => {
    const condition = conditionOf(definition)
    return condition ? [{ kind: definition.kind, condition }] : []
  })
  return email.or([
    email(
      'emails.kind',
      'not in',
      conditions.map(({ kind }) => kind),
    ),
    ...conditions.map(({ kind, condition }) => email.and([email('emails.kind', '=', kind), condition])),
  ])
}

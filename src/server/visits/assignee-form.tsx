import { historyWords } from '#content/desk/history.ts'
import { assignedVisit } from '#content/visits/assigned-visit.ts'
import type { Assignee } from '#domain/enquiry/visit.ts'
import type { DeedPath } from '#server/core/http/deeds.ts'
import { PrivateForm } from '#server/core/http/private-form.tsx'
import type { Person } from '#server/core/people/people.ts'
import { Field } from '#shared/field.tsx'
import type { OwnerVisitDeed } from './owner-visit-form.ts'

type Props = { people: readonly Pick<Person, 'address' | 'name'>[]; assignee: Assignee | undefined; to: DeedPath<OwnerVisitDeed>; formToken: string }

/** Says who goes on a visit to come. */
export function AssigneeForm({ people, assignee, to, formToken }: Props) {
  return (
    <PrivateForm action={to('vem-aker')} heading={assignedVisit.heading} send={assignedVisit.send} formToken={formToken}>
      <p>{assignedVisit.text}</p>
      <Field name="vem" label={assignedVisit.label} kind="choice">
        {(attributes) => (
          <select {...attributes} defaultValue={assignee?.address ?? ''}>
            <option value="">{historyWords.nobody}</option>
            {people.map(({ address, name }) => (
              <option key={address} value={address}>
                {name}
              </option>
            ))}
          </select>
        )}
      </Field>
    </PrivateForm>
  )
}

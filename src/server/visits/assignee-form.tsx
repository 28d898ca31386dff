import { historyWords } from '#content/desk/history.ts'
import { assignedVisit } from '#content/visits/assigned-visit.ts'
import type { Assignee } from '#domain/enquiry/visit.ts'
import { ChoiceField } from '#server/core/http/choice-field.tsx'
import type { DeedPath } from '#server/core/http/deeds.ts'
import { PrivateForm } from '#server/core/http/private-form.tsx'
import type { Person } from '#server/core/people/people.ts'
import type { OwnerVisitDeed } from './owner-visit-form.ts'

type Props = { people: readonly Pick<Person, 'address' | 'name'>[]; assignee: Assignee | undefined; to: DeedPath<OwnerVisitDeed>; formToken: string }

/** Says who goes on a visit to come. */
export function AssigneeForm({ people, assignee, to, formToken }: Props) {
  return (
    <PrivateForm action={to('vem-aker')} heading={assignedVisit.heading} send={assignedVisit.send} formToken={formToken}>
      <p>{assignedVisit.text}</p>
      <ChoiceField
        name="vem"
        label={assignedVisit.label}
        value={assignee?.address ?? ''}
        options={[['', historyWords.nobody], ...people.map(({ address, name }) => [address, name] as const)]}
      />
    </PrivateForm>
  )
}

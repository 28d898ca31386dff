import { devicesInWords, peoplePage as words } from '#content/desk/people.ts'
import { swedishDate } from '#domain/sweden/calendar.ts'
import { swedishDay, swedishTime } from '#domain/sweden/time.ts'
import { deedsBelow } from '#server/core/http/deeds.ts'
import { Facts } from '#server/core/http/facts.tsx'
import { FormError, PrivateForm } from '#server/core/http/private-form.tsx'
import { OWNER_PATH } from '#server/enquiries/owner-links.ts'
import { DeskDone } from '../desk-done.tsx'
import { DeskField } from '../desk-field.tsx'
import { EraseForm } from '../erase-form.tsx'
import { SignInAgain } from '../sign-in/devices-page.tsx'
import type { ListedPerson } from './people-repository.ts'
import { EmailChoice, RoleChoice } from './person-fields.tsx'
import type { InvitationError, TypedInvitation } from './read-invitation.ts'

export const PEOPLE = '/folk'
export const PEOPLE_PATH = `${OWNER_PATH}${PEOPLE}`
export type InvitingDeed = 'bjud-in'
export type PersonDeed = 'andra' | 'bjud-in-igen'
/** Below a person's page: where one is asked whether to remove, and where that is done. */
export const REMOVE = 'ta-bort'

export const personPath = ({ recipient }: Pick<ListedPerson, 'recipient'>) => `${PEOPLE_PATH}/${recipient}`

type Parts = {
  formToken: string
  /** The way to sign in again, where that is needed before anything can be changed. */
  again: string | undefined
  error: string | undefined
}
type ListParts = Parts & {
  people: readonly ListedPerson[]
  /** The address of who is signed in. */
  me: string
  done: string | undefined
  refused: { typed: TypedInvitation; errors: InvitationError } | undefined
}

/** Who works on the desk, and the form that invites. */
export function PeoplePage({ people, me, formToken, again, done, error, refused }: ListParts) {
  const { invite, fields } = words
  return (
    <div className="desk-state">
      <h1>{words.title}</h1>
      <DeskDone words={done} />
      <FormError error={error} />
      <p className="desk-lead">{words.lead}</p>
      <ul className="devices">
        {people.map((person) => (
          <PersonRow key={person.address} person={person} isMe={person.address === me} />
        ))}
      </ul>
      {again ? (
        <SignInAgain way={again} />
      ) : (
        <div className="follow-up">
          <PrivateForm action={deedsBelow<InvitingDeed>(PEOPLE_PATH)('bjud-in')} heading={invite.heading} send={invite.send} formToken={formToken}>
            <p>{invite.text}</p>
            <DeskField name="namn" label={fields.name.label} autoComplete="off" defaultValue={refused?.typed.namn ?? ''} error={refused?.errors.namn} />
            <DeskField
              name="adress"
              label={fields.address.label}
              type="email"
              autoComplete="off"
              defaultValue={refused?.typed.adress ?? ''}
              error={refused?.errors.adress}
            />
            <RoleChoice role={refused?.typed.role} error={refused?.errors.roll} />
            <EmailChoice getsEmail={refused?.typed.getsEmail ?? true} />
          </PrivateForm>
        </div>
      )}
    </div>
  )
}

function PersonRow({ person, isMe }: { person: ListedPerson; isMe: boolean }) {
  const { name, address, role, invitation, getsEmail } = person
  return (
    <li>
      <div>
        <h2>{name}</h2>
        {isMe && <p className="devices-this">{words.you}</p>}
        <p>{address}</p>
        <p>{`${words.roles[role]}. ${role === 'owner' ? `${getsEmail ? words.getsEmail.yes : words.getsEmail.no}.` : ''}`.trim()}</p>
        <p>{signedInWords(person)}</p>
        {!invitation && <p>{words.fixed}</p>}
      </div>
      {invitation && (
        <a className="button outlined" href={personPath(person)} aria-label={words.changeOf(name)}>
          {words.change}
        </a>
      )}
    </li>
  )
}

function signedInWords({ devices, lastSignedInAt }: ListedPerson): string {
  if (lastSignedInAt === undefined) return words.notSignedIn
  return `${words.signedIn} ${swedishTime(new Date(lastSignedInAt))}, ${devicesInWords(devices)}`
}

/** What can be done about who was invited. */
export function PersonPage({ person, isMe, formToken, again, error }: Parts & { person: ListedPerson; isMe: boolean }) {
  const { edit, again: invite, remove, invited } = words
  const to = deedsBelow<PersonDeed>(personPath(person))
  const facts = [
    [words.fields.address.label, person.address],
    [words.fields.role.label, words.roles[person.role]],
  ] as const
  return (
    <div className="follow-up">
      <h1>{person.name}</h1>
      <FormError error={error} />
      <Facts facts={facts} />
      <p>{signedInWords(person)}</p>
      {person.invitation && <p>{invited(person.invitation.by, swedishDay(swedishDate(new Date(person.invitation.at))))}</p>}
      {again ? (
        <SignInAgain way={again} />
      ) : (
        <>
          <PrivateForm action={to('andra')} heading={edit.heading} send={edit.send} formToken={formToken}>
            <p>{edit.text}</p>
            <RoleChoice role={person.role} error={undefined} />
            <EmailChoice getsEmail={person.getsEmail} />
          </PrivateForm>
          <PrivateForm action={to('bjud-in-igen')} heading={invite.heading} send={invite.send} formToken={formToken} isSecond>
            <p>{invite.text}</p>
          </PrivateForm>
          {!isMe && (
            <p>
              <a className="button outlined" href={`${personPath(person)}/${REMOVE}`}>
                {remove.link}
              </a>
            </p>
          )}
        </>
      )}
      <p>
        <a href={PEOPLE_PATH}>{words.back}</a>
      </p>
    </div>
  )
}

/** What removing ends, and the form that does. */
export function RemovePage({ person, formToken, again, error }: Parts & { person: ListedPerson }) {
  const { remove } = words
  const goes = person.role === 'owner' ? [...remove.goes, remove.goesWithOwner] : remove.goes
  return (
    <div className="sheet follow-up">
      <h1>{remove.heading(person.name)}</h1>
      <p>{person.address}</p>
      <ul className="desk-goes">
        {goes.map((what) => (
          <li key={what}>{what}</li>
        ))}
      </ul>
      <p>{remove.stays}</p>
      {again ? (
        <SignInAgain way={again} />
      ) : (
        <EraseForm path={`${personPath(person)}/${REMOVE}`} backPath={personPath(person)} words={remove} formToken={formToken} error={error} />
      )}
    </div>
  )
}

import { type Context, Hono } from 'hono'
import { peoplePage as words } from '#content/desk/people.ts'
import type { Core } from '#server/core/core.ts'
import { addDeeds, doneIn } from '#server/core/http/deeds.ts'
import type { DeskEnv } from '../desk-context.ts'
import type { DeskForm } from '../desk-forms.ts'
import type { Desk } from '../desk-place.ts'
import { ownerNamed } from '../enquiry/requests.ts'
import { signInAgain } from '../sign-in/require-sign-in.tsx'
import type { SigningIn } from '../sign-in/signing-in.ts'
import { type InvitingDeed, PEOPLE_PATH, PeoplePage, type PersonDeed, PersonPage, personPath, REMOVE, RemovePage } from './people-page.tsx'
import type { ListedPerson, PeopleRepository } from './people-repository.ts'
import { type InvitationError, readGetsEmail, readInvitation, readRole, type TypedInvitation } from './read-invitation.ts'

/** The subject of the page's forms. */
const FORMS = 'people'
type Shown = { error?: string; refused?: { typed: TypedInvitation; errors: InvitationError } }

/** /agare/folk: who works on the desk. Changes give a way in or take one away, so they take a recent sign-in. */
export function peopleRoutes(
  { people, now, emailQueued, log }: Pick<Core, 'people' | 'now' | 'emailQueued' | 'log'>,
  { deskForms, deskPages }: Desk,
  { sessions }: Pick<SigningIn, 'sessions'>,
  repository: PeopleRepository,
) {
  const routes = new Hono<DeskEnv>()

  routes.get('/', (c) => show(c))
  addDeeds<DeskEnv, InvitingDeed>(routes, '', { 'bjud-in': (c) => act(c, (form) => invite(c, form)) })

  routes.get('/:number{[0-9]+}', (c) => onPerson(c, (person) => showPerson(c, person)))
  addDeeds<DeskEnv, PersonDeed>(routes, '/:number{[0-9]+}', {
    andra: (c) => act(c, (form) => onPerson(c, (person) => change(c, person, form))),
    'bjud-in-igen': (c) => act(c, () => onPerson(c, (person) => inviteAgain(c, person))),
  })
  routes.get(`/:number{[0-9]+}/${REMOVE}`, (c) => onPerson(c, (person) => askToRemove(c, person)))
  routes.post(`/:number{[0-9]+}/${REMOVE}`, (c) => act(c, (form) => onPerson(c, (person) => remove(c, person, form))))

  async function act(c: Context<DeskEnv>, does: (form: DeskForm) => Promise<Response>) {
    const form = await deskForms.readForm(c, FORMS)
    if (!form) return show(c, { error: words.errors.expired })
    const again = signInAgain(sessions, c.get('signedIn'), PEOPLE_PATH)
    return again === undefined ? does(form) : c.redirect(again, 303)
  }

  /** Who was invited; nothing is changed here about an address of MAIL_TO. */
  async function onPerson(c: Context<DeskEnv>, does: (person: ListedPerson) => Response | Promise<Response>) {
    const number = Number(c.req.param('number'))
    const person = (await repository.list()).find(({ recipient, invitation }) => recipient === number && invitation !== undefined)
    if (person) return does(person)
    return c.req.method === 'POST' ? show(c, { error: words.errors.gone }) : c.redirect(PEOPLE_PATH, 303)
  }

  async function invite(c: Context<DeskEnv>, { field }: DeskForm) {
    const reading = readInvitation(field)
    if (!reading.ok) return show(c, { error: words.errors.fields, refused: reading })
    const { person } = reading
    const known = await people.find(person.address)
    const isNew = !known && (await repository.invite(person, c.get('signedIn').name, now().toISOString()))
    if (!isNew) {
      const sentence = words.errors.taken(known?.name ?? person.address)
      const typed = { namn: person.name, adress: person.address, role: person.role, getsEmail: person.getsEmail }
      return show(c, { error: words.errors.fields, refused: { typed, errors: { namn: undefined, adress: sentence, roll: undefined } } })
    }
    emailQueued()
    return done(c, 'person invited', 'inbjuden')
  }

  async function change(c: Context<DeskEnv>, person: ListedPerson, { field }: DeskForm) {
    const role = readRole(field('roll')) ?? person.role
    if (isMe(c, person) && role !== 'owner') return showPerson(c, person, words.errors.self)
    if (!(await repository.change({ number: person.recipient, role, getsEmail: readGetsEmail(field), at: now().toISOString() })))
      return show(c, { error: words.errors.gone })
    emailQueued()
    return done(c, 'person changed', 'sparad', person)
  }

  async function inviteAgain(c: Context<DeskEnv>, person: ListedPerson) {
    if (!(await repository.inviteAgain(person.recipient, c.get('signedIn').name, now().toISOString()))) return show(c, { error: words.errors.gone })
    emailQueued()
    return done(c, 'person invited', 'inbjuden', person)
  }

  async function remove(c: Context<DeskEnv>, person: ListedPerson, { field }: DeskForm) {
    if (isMe(c, person)) return showPerson(c, person, words.errors.self)
    if (field('bekrafta') !== 'ja') return askToRemove(c, person, words.remove.tick)
    if (!(await repository.remove({ number: person.recipient, at: now().toISOString(), by: ownerNamed(c.get('signedIn').name) })))
      return show(c, { error: words.errors.gone })
    emailQueued()
    return done(c, 'person removed', 'borttagen', person)
  }

  /** No log holds an address. */
  function done(c: Context<DeskEnv>, event: string, said: keyof typeof words.done, person?: ListedPerson) {
    log.info({ event, recipient: person?.recipient, by: c.get('signedIn').recipient })
    return c.redirect(`${PEOPLE_PATH}?klart=${said}`, 303)
  }

  async function show(c: Context<DeskEnv>, { error, refused }: Shown = {}) {
    const done = error === undefined ? doneIn(c, words.done) : undefined
    const list = await repository.list()
    const content = <PeoplePage people={list} me={c.get('signedIn').address} {...parts(c, PEOPLE_PATH, error)} done={done} refused={refused} />
    return c.html(deskPages.fill({ title: words.title, place: 'folk', content }), error ? 422 : 200)
  }

  function showPerson(c: Context<DeskEnv>, person: ListedPerson, error?: string) {
    const content = <PersonPage person={person} isMe={isMe(c, person)} {...parts(c, personPath(person), error)} />
    return c.html(deskPages.fill({ title: person.name, place: 'folk', content }), error ? 422 : 200)
  }

  function askToRemove(c: Context<DeskEnv>, person: ListedPerson, error?: string) {
    const content = <RemovePage person={person} {...parts(c, personPath(person), error)} />
    return c.html(deskPages.fill({ title: words.remove.heading(person.name), place: 'folk', content }), error ? 422 : 200)
  }

  /** `back`: where signing in again leads. */
  function parts(c: Context<DeskEnv>, back: string, error: string | undefined) {
    return { formToken: deskForms.issueToken(c, FORMS), again: signInAgain(sessions, c.get('signedIn'), back), error }
  }

  function isMe(c: Context<DeskEnv>, { address }: ListedPerson): boolean {
    return address === c.get('signedIn').address
  }

  return routes
}

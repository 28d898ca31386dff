import { Hono } from 'hono'
import { noCoverageWords } from '#content/desk/no-coverage.ts'
import { telephoneLink } from '#domain/sweden/phone.ts'
import type { Core } from '#server/core/core.ts'
import { OWNER_PATH } from '#server/enquiries/owner-links.ts'
import type { DeskEnv } from './desk-context.ts'
import type { Desk } from './desk-place.ts'
import { listPath } from './lists/list-address.ts'

/** /agare/utan-tackning: shown by the service worker (site/islands/desk) in place of a page that it does not have. */
export function noCoverageRoutes({ facts }: Pick<Core, 'facts'>, { deskPages }: Pick<Desk, 'deskPages'>) {
  const { heading, text, visits, turn, call } = noCoverageWords
  return new Hono<DeskEnv>().get('/', (c) => {
    const { phone } = facts()
    const { role } = c.get('signedIn')
    const content = (
      <div className="sheet">
        <h1>{heading}</h1>
        <p className="desk-lead">{text}</p>
        <p>
          <a href={role === 'owner' ? listPath({ name: 'visits' }) : OWNER_PATH}>{visits}</a> {role === 'owner' && <a href={OWNER_PATH}>{turn}</a>}
        </p>
        <p>
          {`${call} `}
          <a href={telephoneLink(phone)}>{phone}</a>
        </p>
      </div>
    )
    return c.html(deskPages.fill({ title: heading, role, content }))
  })
}

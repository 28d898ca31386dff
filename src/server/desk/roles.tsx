import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { peoplePage } from '#content/desk/people.ts'
import type { Role } from '#domain/role.ts'
import type { DeskEnv } from './desk-context.ts'
import { DeskMessage } from './desk-message.tsx'
import type { DeskPlace } from './desk-place.ts'
import type { DeskPages } from './desk-shell.tsx'

type Show = (c: Context<DeskEnv>) => Response | Promise<Response>

/**
 * The one place that says what each role may use: a place is for owners alone, unless it names others. `start`: the first page of who is no
 * owner, at the address where the owner's lists are.
 */
export function onlyForItsRoles({ path, roles = ['owner'] }: DeskPlace, deskPages: Pick<DeskPages, 'fill'>, start: Show) {
  return createMiddleware<DeskEnv>(async (c, next) => {
    if (roles.includes(c.get('signedIn').role)) return next()
    return path === '/' && ['GET', 'HEAD'].includes(c.req.method) ? start(c) : c.html(forbiddenPage(deskPages, c.get('signedIn').role), 403)
  })
}

function forbiddenPage(deskPages: Pick<DeskPages, 'fill'>, role: Role) {
  const { heading, text, toVisits } = peoplePage.forbidden
  return deskPages.fill({ title: heading, role, content: <DeskMessage heading={heading} text={text} back={toVisits} /> })
}

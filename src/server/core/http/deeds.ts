import type { Context, Env, Hono } from 'hono'
import { keysOf } from '#domain/keys-of.ts'

/** Where a form is posted to, by what it does. A page names its deeds in a type, so that a form can name no deed that has no route. */
export type DeedPath<Deed extends string> = (deed: Deed) => string

/** `search`: what the page was asked for with, for when a refusal shows it again. */
export function deedsBelow<Deed extends string>(page: string, search = ''): DeedPath<Deed> {
  return (deed) => `${page}/${deed}${search}`
}

type Act<E extends Env> = (c: Context<E>) => Response | Promise<Response>

/** The deeds of a page, each with an address of its own below `path`. `page`: where the page is, if not one level up. */
export function addDeeds<E extends Env, Deed extends string>(routes: Hono<E>, path: string, deeds: Record<Deed, Act<E>>, page?: string) {
  for (const deed of keysOf(deeds)) addDeed(routes, `${path}/${deed}`, deeds[deed], page)
}

/** One deed, one route. Only a POST does it; a GET, by who loads a refusal again or has signed in, leads to the page. */
export function addDeed<E extends Env>(routes: Hono<E>, path: string, act: Act<E>, page?: string) {
  routes.get(path, (c) => c.redirect(page ?? c.req.path.slice(0, c.req.path.lastIndexOf('/')), 303))
  routes.post(path, act)
}

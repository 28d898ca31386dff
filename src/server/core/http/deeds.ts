import type { Context, Env, Hono } from 'hono'
import { keysOf } from '#domain/keys-of.ts'

/** Where the form for a deed is posted to. A page lists its deeds in a type, so that no form can name a deed without a route. */
export type DeedPath<Deed extends string> = (deed: Deed) => string

/** `search`: the page's own query string, so that a refused form shows the same view again. */
export function deedsBelow<Deed extends string>(page: string, search = ''): DeedPath<Deed> {
  return (deed) => `${page}/${deed}${search}`
}

type Act<E extends Env> = (c: Context<E>) => Response | Promise<Response>

/** Adds the routes of a page's deeds, each below `path`. `page`: the address of the page, if it is not one level up. */
export function addDeeds<E extends Env, Deed extends string>(routes: Hono<E>, path: string, deeds: Record<Deed, Act<E>>, page?: string) {
  for (const deed of keysOf(deeds)) addDeed(routes, `${path}/${deed}`, deeds[deed], page)
}

/** One deed, one route. Only a POST does it. A GET, as by somebody who reloads a refused form or has just signed in, leads to the page. */
export function addDeed<E extends Env>(routes: Hono<E>, path: string, act: Act<E>, page?: string) {
  routes.get(path, (c) => c.redirect(page ?? c.req.path.slice(0, c.req.path.lastIndexOf('/')), 303))
  routes.post(path, act)
}

/** The words for what was done last, as the page's address says it: `?klart=`. */
export function doneIn(c: Context, words: Readonly<Record<string, string>>): string | undefined {
  const done = c.req.query('klart') ?? ''
  return Object.hasOwn(words, done) ? words[done] : undefined
}

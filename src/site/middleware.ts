import { defineMiddleware } from 'astro:middleware'
import { builtContent } from '#content/publishing/built-content.ts'

/** Whoever renders a page says what it is made of (press.ts); the build does not. */
export const onRequest = defineMiddleware(({ locals }, next) => {
  locals.content ??= builtContent
  return next()
})

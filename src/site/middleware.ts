import { defineMiddleware } from 'astro:middleware'
import { builtContent } from '#content/publishing/built-content.ts'

/** The press says with which content it renders a page (press.ts); in the build nobody does. */
export const onRequest = defineMiddleware(({ locals }, next) => {
  locals.content ??= builtContent
  return next()
})

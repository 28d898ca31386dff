import type { APIRoute } from 'astro'
import { colours, symbol } from '#shared/brand.ts'

/** The symbol on its ground, with room around it for phones that cut icons to their own shape. */
export const GET: APIRoute = () =>
  new Response(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-8 -8 32 32"><path fill="${colours.accentDeep}" d="M-8-8h32v32H-8z"/><path fill="${colours.surface}" d="${symbol}"/></svg>\n`,
    { headers: { 'Content-Type': 'image/svg+xml' } },
  )

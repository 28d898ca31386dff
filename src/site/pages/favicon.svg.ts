import type { APIRoute } from 'astro'
import { colours, symbol } from '#shared/brand.ts'

export const GET: APIRoute = () =>
  new Response(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16"><path fill="${colours.accentDeep}" d="${symbol}"/></svg>\n`, {
    headers: { 'Content-Type': 'image/svg+xml' },
  })

import type { APIRoute } from 'astro'
import { company } from '#content/company/company.ts'
import { colours } from '#shared/brand.ts'

export const GET: APIRoute = () =>
  Response.json({
    name: company.name,
    lang: 'sv',
    start_url: '/',
    display: 'browser',
    background_color: colours.surface,
    theme_color: colours.surface,
    icons: [
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
    ],
  })

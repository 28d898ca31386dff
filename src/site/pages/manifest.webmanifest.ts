import type { APIRoute } from 'astro'
import { company } from '#content/company.ts'

export const GET: APIRoute = () =>
  Response.json({
    name: company.name,
    lang: 'sv',
    start_url: '/',
    display: 'browser',
    background_color: '#f1f2ed',
    theme_color: '#f1f2ed',
    icons: [
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
    ],
  })

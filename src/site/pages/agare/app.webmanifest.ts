import type { APIRoute } from 'astro'
import { company } from '#content/company/company.ts'
import { colours } from '#shared/brand.ts'

/** Of the owner's desk, which can be installed on a phone. The pages of visitors have another. */
export const GET: APIRoute = () =>
  Response.json({
    id: '/agare',
    name: `${company.name}: förfrågningar`,
    short_name: company.name,
    lang: 'sv',
    start_url: '/agare',
    scope: '/agare',
    display: 'standalone',
    background_color: colours.surface,
    theme_color: colours.surface,
    icons: [
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/agare/ikon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'maskable' },
    ],
  })

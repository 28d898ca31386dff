import type { APIRoute } from 'astro'

const addresses = ['/', '/rita', '/vanliga-fragor']

export const GET: APIRoute = ({ site }) => {
  const urls = addresses.map((address) => `<url><loc>${new URL(address, site)}</loc></url>`)
  const body = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>\n`
  return new Response(body, { headers: { 'Content-Type': 'application/xml' } })
}

import type { APIRoute } from 'astro'
import { pagePaths } from '#domain/paths.ts'

export const GET: APIRoute = ({ site }) => {
  const urls = pagePaths.map((path) => `<url><loc>${new URL(path, site)}</loc></url>`)
  const body = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>\n`
  return new Response(body, { headers: { 'Content-Type': 'application/xml' } })
}

import { linkSecret } from '#server/core/signing/link-secret.ts'
import { makeOwnerLinks } from '#server/enquiries/owner-links.ts'
import type { TestDatabase } from './databases.ts'
import { eventually } from './eventually.ts'
import { emailsIn } from './mail-files.ts'
import { noFlood } from './no-limits.ts'
import { askWithPhotos, putPhoto } from './photos.ts'
import { startTestServer, type TestServer } from './test-server.ts'

export type Site = { server: TestServer; where: TestDatabase }

/** When these tests begin, by the server's clock. */
export const NOON = Date.parse('2026-11-23T12:00:00.000Z')

/** A server with photos on that database, without limits on requests. */
export async function open(where: TestDatabase, now: () => number, env: Record<string, string> = {}): Promise<TestServer> {
  const places = { DATA_DIR: where.dataDir, ...(where.databaseUrl && { DATABASE_URL: where.databaseUrl }) }
  return startTestServer({ ...noFlood, TRUST_PROXY: '1', CONFIRMATION: '0', ...places, ...env }, () => new Date(now()))
}

/** Resolves once the owner has the email about a request. */
export function ownerTold({ where, server }: Site, reference: string): Promise<void> {
  return eventually(async () => {
    const emails = await emailsIn(where.dataDir)
    if (emails.some(({ subject }) => subject?.includes(reference))) return
    throw new Error(`The owner has no email yet about ${reference}; errors: ${server.lines.filter((line) => line.includes('"error"')).join('\n')}`)
  })
}

/** The path of the owner's page about a request: the link that its email has, whether or not that has been sent. */
export function ownerPath({ where }: Site, reference: string): string {
  return makeOwnerLinks({ secret: linkSecret(where.dataDir), publicUrl: '' }).linkTo(reference, new Date(NOON))
}

/** What the owner's page shows: the addresses of its photos and PDFs, in order. */
export async function photosOnPage({ server }: Site, path: string): Promise<string[]> {
  const page = await (await server.ask(path)).text()
  return [...new Set([...page.matchAll(/(?:src|href)="([^"]+\/bilder\/[0-9a-f]{64})"/g)].map(([, address = '']) => address))]
}

/** What the owner opens, the first photo of a request that is sent with it. */
export async function kept(site: Site, bytes: Uint8Array): Promise<{ reference: string; response: Response; content: Buffer }> {
  const offer = await askWithPhotos(site.server)
  await putPhoto(site.server, offer, bytes)
  const [address = ''] = await photosOnPage(site, ownerPath(site, offer.reference))
  const response = await site.server.ask(address)
  return { reference: offer.reference, response, content: Buffer.from(await response.arrayBuffer()) }
}

import { once } from 'node:events'
import { readdirSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { filesWithRequest } from '#content/enquiries/photo-outcome.ts'
import type { PhotoFile } from '#server/enquiries/photo-facts.ts'
import { aRequest } from '../support/a-request.ts'
import { startBuiltServer } from '../support/built-server.ts'
import { databases } from '../support/databases.ts'
import { eventually } from '../support/eventually.ts'
import { noLimits } from '../support/no-limits.ts'
import { aForm, aPhoto, type Offer, putPhoto, sha256 } from '../support/photos.ts'
import { openStorage } from '../support/storage.ts'

const ROUNDS = Number(process.env.PHOTO_KILLS || 3)
const VISITORS = 3
const LONGEST_LIFE_MS = 700
/** Ten minutes, as any test, and half a minute for each kill: behind all else of a busy machine a photo takes long to encode. */
const TIMEOUT_MS = 600_000 + ROUNDS * 30_000

test.each(Object.entries(databases))(
  'a server on %s that is killed while photos come keeps every accepted request and no half photo',
  { timeout: TIMEOUT_MS },
  async (database, newDatabase) => {
    const where = await newDatabase()
    const env = { DATA_DIR: where.dataDir, ...(where.databaseUrl && { DATABASE_URL: where.databaseUrl }), CONFIRMATION: '0', ...noLimits }
    const accepted: string[] = []
    const kept: [reference: string, sha256: string][] = []
    const incomplete: string[] = []
    const photos = await Promise.all(Array.from({ length: 6 }, (_, index) => aPhoto(index, 900 + index, 600)))

    for (let round = 0; round < ROUNDS; round += 1) {
      const server = await startBuiltServer(env)
      const exited = once(server.process, 'exit')
      const visits = Promise.allSettled([visitWithoutScript(server.address), ...Array.from({ length: VISITORS }, () => visit(server.address))])
      // The first photo has been kept, so the process that encodes is at work.
      await Promise.race([exited, eventually(() => expect(kept.length).toBeGreaterThan(round))])
      await wait(Math.random() * LONGEST_LIFE_MS)
      server.process.kill('SIGKILL')
      await exited
      await visits
    }

    const storage = await openStorage(where)
    const stored = new Map((await Array.fromAsync(storage.repository.all())).map((enquiry) => [enquiry.reference, enquiry.photos]))
    const lost = accepted.filter((reference) => !stored.has(reference))
    const lostPhotos = kept.filter(([reference, sha256]) => !stored.get(reference)?.some((photo) => photo.sha256 === sha256))
    const half: string[] = []
    for (const [reference, some] of stored)
      for (const photo of some) if (!(await isWhole(await storage.photos.find(reference, photo.sha256)))) half.push(`${reference} ${photo.sha256}`)
    const rows = await storage.photos.usage()
    await storage.db.destroy()
    expect(incomplete, 'each page without script counted all of its photos').toEqual([])
    expect(lost).toEqual([])
    expect(lostPhotos).toEqual([])
    expect(half).toEqual([])
    const shown = [...stored.values()].flat().length
    expect(rows.count, 'each belongs to a request').toBe(shown)

    // What a killed process had begun to receive is removed once it is certain that none is at it.
    const left = () => readdirSync(where.dataDir).filter((name) => name.startsWith('upload-'))
    const begun = left().length
    writeFileSync(join(where.dataDir, 'upload-left-behind'), 'x')
    const anHourAgo = Date.now() / 1000 - 3600
    for (const name of left()) utimesSync(join(where.dataDir, name), anHourAgo, anHourAgo)
    const server = await startBuiltServer(env)
    await eventually(() => expect(left()).toEqual([]))
    await server.close()
    await where.remove()
    console.info(
      `${ROUNDS} kills on ${database}: ${accepted.length} requests accepted, ${lost.length} lost; ${kept.length} photos said to be kept, ${lostPhotos.length} lost; ${shown} stored, ${half.length} half; ${begun} files had been begun, 0 left after an hour`,
    )

    async function visit(address: string) {
      const ask = (path: string, init: RequestInit = {}) => fetch(`${address}${path}`, init)
      for (;;) {
        const body = JSON.stringify(aRequest({ message: crypto.randomUUID() }))
        const from = aNetwork()
        const response = await ask('/functions/v1/send-email-v2', { method: 'POST', headers: { 'content-type': 'application/json', ...from }, body })
        const offer: Offer = await response.json()
        accepted.push(offer.reference)
        for (const [position, bytes] of photos.entries())
          if ((await putPhoto({ ask }, offer, bytes, position, from)).status === 200) kept.push([offer.reference, sha256(bytes)])
      }
    }

    /** The request is taken when its first photo begins; only a page that came was promised anything. */
    async function visitWithoutScript(address: string) {
      const files = photos.map((bytes, index) => ({ name: `${index}.jpg`, bytes }))
      for (;;) {
        const page = await (await fetch(`${address}/functions/v1/send-email-v2`, { method: 'POST', headers: aNetwork(), body: aForm(files) })).text()
        const [, reference = ''] = /(F-[0-9A-Z]{7})/.exec(page) ?? []
        accepted.push(reference)
        if (page.includes(filesWithRequest.kept(photos.length))) for (const bytes of photos) kept.push([reference, sha256(bytes)])
        else incomplete.push(page)
      }
    }
  },
)

async function isWhole(photo: PhotoFile | undefined): Promise<boolean> {
  if (!photo) return false
  const pixels = await sharp(photo.content, { failOn: 'warning' })
    .raw()
    .toBuffer()
    .catch(() => undefined)
  return pixels?.length === photo.width * photo.height * 3
}

/** Photos are limited by network and hour. */
function aNetwork() {
  const part = () => Math.floor(Math.random() * 256)
  return { 'x-forwarded-for': `10.${part()}.${part()}.1` }
}

import { once } from 'node:events'
import { existsSync, readdirSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { databases } from '../contracts/databases.ts'
import { openStorage } from '../contracts/storage.ts'
import { aRequest } from '../support/a-request.ts'
import { startBuiltServer } from '../support/built-server.ts'
import { eventually } from '../support/eventually.ts'
import { noLimits } from '../support/no-limits.ts'
import { aPhoto, type Offer, putPhoto, sha256 } from '../support/photos.ts'

const ROUNDS = Number(process.env.PHOTO_KILLS || 3)
const VISITORS = 3
const LONGEST_LIFE_MS = 700

test.each(Object.entries(databases))(
  'a server on %s that is killed while photos come keeps every accepted request and no half photo',
  {
    timeout: ROUNDS * 30_000,
  },
  async (_, newDatabase) => {
    const where = await newDatabase()
    const env = { DATA_DIR: where.dataDir, ...(where.databaseUrl && { DATABASE_URL: where.databaseUrl }), CONFIRMATION: '0', ...noLimits }
    const accepted: string[] = []
    const kept: [reference: string, sha256: string][] = []
    const photos = await Promise.all(Array.from({ length: 6 }, (_, index) => aPhoto(index, 900 + index, 600)))

    for (let round = 0; round < ROUNDS; round += 1) {
      const server = await startBuiltServer(env)
      const exited = once(server.process, 'exit')
      const visits = Promise.allSettled(Array.from({ length: VISITORS }, () => visit(server.address)))
      // The first photo has been kept, so the process that encodes is at work.
      await Promise.race([exited, eventually(() => expect(kept.length).toBeGreaterThan(round))])
      await wait(Math.random() * LONGEST_LIFE_MS)
      server.process.kill('SIGKILL')
      await exited
      await visits
    }

    const storage = await openStorage(where)
    const stored = new Map((await Array.fromAsync(storage.repository.all())).map((quote) => [quote.reference, quote.photos]))
    expect(accepted.filter((reference) => !stored.has(reference))).toEqual([])
    expect(kept.filter(([reference, sha256]) => !stored.get(reference)?.some((photo) => photo.sha256 === sha256))).toEqual([])
    for (const [reference, some] of stored)
      for (const { sha256, width, height } of some) {
        const file = await storage.photos.find(reference, sha256)
        expect(await sharp(file?.content, { failOn: 'warning' }).raw().toBuffer()).toHaveLength(width * height * 3)
      }
    await storage.db.destroy()

    // What a killed process had begun to receive is removed once it is certain that none is at it.
    const left = join(where.dataDir, 'upload-left-behind')
    writeFileSync(left, 'x')
    const anHourAgo = Date.now() / 1000 - 3600
    for (const name of readdirSync(where.dataDir).filter((name) => name.startsWith('upload-'))) utimesSync(join(where.dataDir, name), anHourAgo, anHourAgo)
    const server = await startBuiltServer(env)
    await eventually(() => expect(existsSync(left)).toBe(false))
    expect(readdirSync(where.dataDir).filter((name) => name.startsWith('upload-'))).toEqual([])
    await server.close()
    await where.remove()

    async function visit(address: string) {
      const ask = (path: string, init: RequestInit = {}) => fetch(`${address}${path}`, init)
      for (;;) {
        const body = JSON.stringify(aRequest({ message: crypto.randomUUID() }))
        const response = await ask('/functions/v1/send-email-v2', { method: 'POST', headers: { 'content-type': 'application/json' }, body })
        const offer: Offer = await response.json()
        accepted.push(offer.reference)
        for (const [position, bytes] of photos.entries())
          if ((await putPhoto({ ask }, offer, bytes, position)).status === 200) kept.push([offer.reference, sha256(bytes)])
      }
    }
  },
)

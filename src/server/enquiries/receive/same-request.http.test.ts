import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { aRequest } from '../../../../tests/support/a-request.ts'
import { databases, type TestDatabase } from '../../../../tests/support/databases.ts'
import { startTestServer, type TestServer } from '../../../../tests/support/test-server.ts'

const NOON = Date.parse('2026-11-21T12:00:00Z')
const MINUTE = 60_000

describe.each(Object.entries(databases))('the same request on %s', (_, newDatabase) => {
  let where: TestDatabase
  let server: TestServer
  let now = NOON
  beforeEach(async () => {
    now = NOON
    where = await newDatabase()
    const { databaseUrl, dataDir } = where
    server = await startTestServer({ DATA_DIR: dataDir, ...(databaseUrl && { DATABASE_URL: databaseUrl }) }, () => new Date(now))
  })
  afterEach(async () => {
    await server.close()
    await where.remove()
  })

  const send = async (request = aRequest(), key?: string) => {
    const response = await server.postJson(request, key ? { 'idempotency-key': key } : {})
    return { status: response.status, ...((await response.json()) as { reference?: string; error?: string; photos?: unknown }) }
  }

  /** After a day photos can no longer be added. */
  const withoutPhotos = ({ photos: _, ...response }: Awaited<ReturnType<typeof send>>) => response

  test('twice within minutes is one request with one reference', async () => {
    const first = await send()
    now += 9 * MINUTE
    expect(await send()).toEqual(first)
    now += 2 * MINUTE
    expect((await send()).reference).not.toBe(first.reference)
  })

  test('written differently but meaning the same is the same', async () => {
    const first = await send(aRequest({ name: 'Åsa Öberg' }))
    expect(await send(aRequest({ name: '  Åsa   Öberg ' }))).toEqual(first)
  })

  test('with the same key is the same for good, and another body with that key is refused', async () => {
    const first = await send(aRequest(), 'nyckel-1')
    now += 24 * 60 * MINUTE
    expect(await send(aRequest(), 'nyckel-1')).toEqual(withoutPhotos(first))
    expect(await send(aRequest({ message: 'något annat' }), 'nyckel-1')).toMatchObject({ status: 422, error: expect.stringContaining('nyckel') })
  })

  test('with a new key within minutes is still the same, and the new key is known from then on', async () => {
    const first = await send(aRequest(), 'nyckel-1')
    expect(await send(aRequest(), 'nyckel-2')).toEqual(first)
    now += 24 * 60 * MINUTE
    expect(await send(aRequest(), 'nyckel-2')).toEqual(withoutPhotos(first))
  })

  test('sent many times at once is one request: each gets its reference, or a 409', async () => {
    const responses = await Promise.all(Array.from({ length: 12 }, (_, index) => send(aRequest(), index % 2 ? 'nyckel-1' : undefined)))
    expect(new Set(responses.flatMap(({ reference }) => reference ?? [])).size).toBe(1)
    for (const { status } of responses) expect([200, 409]).toContain(status)
  })
})

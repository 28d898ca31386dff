import { onTestFinished } from 'vitest'
import { databases, type TestDatabase } from './databases.ts'
import { codesIn } from './desk.ts'
import { eventually } from './eventually.ts'
import { noFlood } from './no-limits.ts'
import { startTestServer, type TestServer } from './test-server.ts'

export const ANNA = 'anna@fogratt.example'
export const BO = 'bo@fogratt.example'

export async function newDatabase(kind: keyof typeof databases): Promise<TestDatabase> {
  const where = await databases[kind]()
  onTestFinished(where.remove)
  return where
}

/** A server with two owners, for one test. Networks are those that X-Forwarded-For names. */
export async function openDesk(where: TestDatabase, env: Record<string, string> = {}, now?: () => Date): Promise<TestServer> {
  const places = { DATA_DIR: where.dataDir, ...(where.databaseUrl && { DATABASE_URL: where.databaseUrl }) }
  const server = await startTestServer({ ...noFlood, TRUST_PROXY: '1', MAIL_TO: `Anna Ek <Anna@Fogratt.example>, ${BO}`, ...places, ...env }, now)
  onTestFinished(server.close)
  return server
}

/** From a network of one's own. */
export const from = (network: number) => ({ 'x-forwarded-for': `198.${51 + Math.floor(network / 250)}.${network % 250}.7` })

/** The emails with codes, once there are so many. */
export function codesMailed({ dataDir }: Pick<TestServer, 'dataDir'>, count: number) {
  return eventually(async () => {
    const codes = await codesIn(dataDir)
    if (codes.length !== count) throw new Error(`${codes.length} codes were mailed instead of ${count}`)
    return codes
  })
}

/** A code that is not this one. */
export const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

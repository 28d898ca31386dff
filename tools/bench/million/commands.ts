import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { figure } from '../report.ts'
import { type Place, type Run, runCommand } from './places.ts'

type Add = (name: string, value: string) => void

/** A backup, restored into another, empty database; both exported and compared. */
export async function measureTransfer(from: Place, to: Place, add: Add) {
  const file = join(from.dataDir, 'backups', 'fogratt-bench.jsonl.gz')
  add('backup, restored on trial (goal: 200 MiB)', cost(await runCommand(from, 'quotes', ['backup', file])))
  add('restore into the other database (goal: 200 MiB)', cost(await runCommand(to, 'quotes', ['restore', file])))
  const [before, after] = [join(from.dataDir, 'before.csv'), join(from.dataDir, 'after.csv')]
  await runCommand(from, 'quotes', ['export', before])
  await runCommand(to, 'quotes', ['export', after])
  add('exports of both databases', (await hashOf(before)) === (await hashOf(after)) ? 'the same' : 'NOT the same')
}

/** The doctor finds the backup. Offline some of its checks find nothing, so it may fail. */
export async function measureCommands(place: Place, add: Add) {
  add('doctor (goal: 200 MiB)', cost(await runCommand(place, 'doctor', [], true)))
}

function cost({ seconds, peakMiB }: Run): string {
  return `${figure(seconds)} s, ${figure(peakMiB)} MiB`
}

async function hashOf(file: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(file), hash)
  return hash.digest('hex')
}

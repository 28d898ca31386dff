import { createReadStream } from 'node:fs'
import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { MAX_BOUNCE_BYTES } from './read-bounce.ts'

/** After this time no server returns an email. */
const OLDEST_MS = 10 * 86_400_000

/**
 * The messages of a mailbox that were not read yet: a Maildir folder or an mbox file; which of them is seen at each reading. One that does not
 * exist is empty. It is only read: people may have a mail program open on it.
 */
export function openBounceMailbox(path: string, now: () => Date) {
  const maildir = makeMaildir(path, now)
  const mbox = makeMbox(path)
  return {
    async *newMessages(): AsyncGenerator<Uint8Array> {
      const found = await stat(path).catch(undefinedIfMissing)
      if (found?.isDirectory()) yield* maildir()
      else if (found) yield* mbox(`${found.size} ${found.mtimeMs}`)
    },
  }
}

/** A file counts as read once its message was taken without an error. */
function makeMaildir(path: string, now: () => Date) {
  let read = new Set<string>()

  return async function* maildir(): AsyncGenerator<Uint8Array> {
    const present = new Set<string>()
    for (const folder of ['new', 'cur']) {
      for (const name of (await readdir(join(path, folder)).catch(undefinedIfMissing)) ?? []) {
        // A mail program moves a message and adds its flags after the colon.
        const [unique = ''] = name.split(':')
        present.add(unique)
        if (read.has(unique)) continue
        const message = await readRecent(join(path, folder, name), now)
        if (message) yield message
        read.add(unique)
      }
    }
    read = read.intersection(present)
  }
}

async function readRecent(file: string, now: () => Date): Promise<Uint8Array | undefined> {
  const found = await stat(file).catch(undefinedIfMissing)
  if (!found?.isFile() || found.size > MAX_BOUNCE_BYTES || found.mtimeMs < now().getTime() - OLDEST_MS) return undefined
  return readFile(file).catch(undefinedIfMissing)
}

/** The file is read again whenever it has changed: a known bounce has no effect. */
function makeMbox(path: string) {
  let read = ''

  return async function* mbox(version: string): AsyncGenerator<Uint8Array> {
    if (version === read) return
    let lines: string[] = []
    let size = 0
    let previous = ''
    // Latin-1 keeps every byte.
    for await (const line of createInterface({ input: createReadStream(path, 'latin1'), crlfDelay: Infinity })) {
      if (line.startsWith('From ') && previous === '') {
        if (lines.length > 0 && size <= MAX_BOUNCE_BYTES) yield Buffer.from(lines.join('\r\n'), 'latin1')
        lines = []
        size = 0
      } else {
        size += line.length + 2
        if (size <= MAX_BOUNCE_BYTES) lines.push(line)
      }
      previous = line
    }
    if (lines.length > 0 && size <= MAX_BOUNCE_BYTES) yield Buffer.from(lines.join('\r\n'), 'latin1')
    read = version
  }
}

function undefinedIfMissing(error: unknown): undefined {
  if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error
}

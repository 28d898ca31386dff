import { randomUUID } from 'node:crypto'
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PhotoUsage } from '#server/pictures/photo-capacity.ts'
import type { EncodePhoto } from '#server/pictures/photo-encoder.ts'
import { type CheckResult, fail, pass } from '../check-result.ts'

const MB = 1024 * 1024
/** Of the quota. Time enough to raise it, or to make room. */
const NEARLY_FULL = 0.9

/** `quota`: bytes. */
export function checkPhotos({ count, bytes }: PhotoUsage, quota: number): CheckResult {
  const inMb = (size: number) => `${Math.round(size / MB).toLocaleString('sv-SE')} MB`
  const sentence = `${count.toLocaleString('sv-SE')} bilder och pdf-filer, ${inMb(bytes)} av ${inMb(quota)}.`
  if (bytes < quota * NEARLY_FULL || quota === 0) return pass(sentence)
  return fail({
    operator: `${sentence} Höj PHOTO_QUOTA, annars kan kunder snart inte skicka bilder.`,
    desk: `${sentence} Be den som sköter servern att ge dem mer plats, annars kan kunder snart inte skicka bilder.`,
  })
}

/** A PNG of one white pixel. */
const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAMAAAAoyzS7AAAAA1BMVEX///+nxBvIAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAACklEQVQImWNgAAAAAgAB9HFkpgAAAABJRU5ErkJggg=='

export async function tryEncoding({ encode, close }: { encode: EncodePhoto; close: () => void }, folder: string): Promise<CheckResult> {
  const file = join(folder, `upload-doctor-${randomUUID()}`)
  try {
    writeFileSync(file, Buffer.from(PIXEL, 'base64'), { mode: 0o600 })
    const photo = await encode(file)
    return typeof photo === 'string' ? fail('Bilder från kunder går inte att läsa: provbilden nekades.') : pass('Bilder från kunder går att läsa.')
  } catch (error) {
    return fail({
      operator: `Bilder från kunder går inte att läsa: ${error instanceof Error ? error.message : error}`,
      desk: 'Bilder från kunder går inte att läsa. Ring den som sköter servern.',
    })
  } finally {
    rmSync(file, { force: true })
    close()
  }
}

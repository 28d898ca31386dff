import type { Readable } from 'node:stream'
import { type Context, Hono } from 'hono'
import { cors } from 'hono/cors'
import { type PhotoRefusal, photoRefusals } from '#content/photos/photo-refusals.ts'
import { MOST_PDFS, MOST_PHOTOS, PHOTO_BYTES } from '#domain/enquiry/photo-limits.ts'
import type { Config } from '#server/core/config.ts'
import type { Base } from '#server/core/core.ts'
import { bodyOf, readPast } from '#server/core/http/body.ts'
import { clientNetwork } from '#server/core/http/client-network.ts'
import type { PhotoResult, ReceivePhoto } from '#server/enquiries/form-photos.ts'
import type { PhotoRepository } from './photos.ts'
import type { UploadTokens } from './upload-tokens.ts'

/** The response to each refusal, and whether the same file may be sent again. */
const REFUSALS = {
  unreadable: { status: 400, retry: false },
  damaged: { status: 400, retry: true },
  empty: { status: 400, retry: false },
  tooManyPixels: { status: 400, retry: false },
  notAllowed: { status: 401, retry: false },
  tooManyPhotos: { status: 409, retry: false },
  tooManyPdfs: { status: 409, retry: false },
  photoTooLarge: { status: 413, retry: false },
  pdfTooLarge: { status: 413, retry: false },
  heic: { status: 415, retry: false },
  wrongType: { status: 415, retry: false },
  networkLimit: { status: 429, retry: true, retryAfter: 600 },
  busy: { status: 503, retry: true, retryAfter: 5 },
  notStored: { status: 503, retry: true, retryAfter: 30 },
  full: { status: 507, retry: false },
} as const satisfies Record<PhotoRefusal, { status: number; retry: boolean; retryAfter?: number }>

/**
 * PUT and DELETE /functions/v1/photos/REFERENCE/SHA256 – the photos of an accepted request, each by itself, named by the hash of its
 * bytes so that it can be sent any number of times. The token comes with the answer to the request.
 */
export function photoRoutes(
  { config, now, report }: Pick<Base, 'now' | 'report'> & { config: Pick<Config, 'trustProxy' | 'publicUrl'> },
  { receivePhoto, photos, uploadTokens }: { receivePhoto: ReceivePhoto; photos: Pick<PhotoRepository, 'remove'>; uploadTokens: UploadTokens },
) {
  const { trustProxy, publicUrl } = config
  const routes = new Hono()
  routes.use(cors({ origin: publicUrl, allowMethods: ['PUT', 'DELETE'], allowHeaders: ['authorization', 'content-type'], maxAge: 86_400 }))

  routes.put('/:reference/:sha256', async (c) => {
    const { reference, sha256 } = c.req.param()
    const body = bodyOf(c)
    const result = isAllowed(c, reference, sha256) ? await receive(c, body) : 'notAllowed'
    // Who has no place, or lost it, is told at once: the browser tries again by itself.
    if (result !== 'busy') await readPast(body, PHOTO_BYTES)
    if (result === 'kept') return c.json({ success: true })
    const refusal = REFUSALS[result]
    if ('retryAfter' in refusal) c.header('Retry-After', String(refusal.retryAfter))
    return c.json({ success: false, error: photoRefusals[result], retry: refusal.retry }, refusal.status)
  })

  routes.delete('/:reference/:sha256', async (c) => {
    const { reference, sha256 } = c.req.param()
    if (!isAllowed(c, reference, sha256)) return c.json({ success: false, error: photoRefusals.notAllowed, retry: false }, 401)
    await photos.remove(reference, sha256)
    return c.json({ success: true })
  })

  function isAllowed(c: Context, reference: string, sha256: string): boolean {
    const [, token = ''] = /^Bearer (\S+)$/i.exec(c.req.header('authorization') ?? '') ?? []
    return /^[0-9a-f]{64}$/.test(sha256) && uploadTokens.verify(token, reference, now())
  }

  async function receive(c: Context, body: Readable): Promise<PhotoResult> {
    const { reference = '', sha256 = '' } = c.req.param()
    if (Number(c.req.header('content-length') ?? 0) > PHOTO_BYTES) return 'photoTooLarge'
    try {
      const photo = { reference, sha256, network: clientNetwork(c, trustProxy), position: positionIn(c) }
      // Not destroyed where reading stops: the rest is read past.
      return await receivePhoto(photo, body.iterator({ destroyOnReturn: false }))
    } catch (error) {
      // A lost connection is no fault of the server's.
      if (!c.req.raw.signal.aborted) report(error, c.get('requestId'))
      return 'notStored'
    }
  }

  return routes
}

/** The place in the visitor's order; the last for one that cannot be read. */
function positionIn(c: Context): number {
  const position = c.req.query('position') ?? ''
  const last = MOST_PHOTOS + MOST_PDFS - 1
  return /^\d$/.test(position) ? Math.min(Number(position), last) : last
}

import PostalMime, { type Attachment, type Email } from 'postal-mime'

/** What a delivery status (RFC 3464) says: an email was returned. */
export type Bounce = {
  emailId: string
  /** The status code, as '5.1.1', or ''. */
  status: string
  /** When the status was written. ISO 8601, UTC. */
  at: string
}

/** A longer message is none of ours: ours are shorter, and a delivery status returns one of them at most. */
export const MAX_BOUNCE_BYTES = 512 * 1024

const LIMITS = { maxNestingDepth: 20, maxHeadersSize: 64 * 1024, attachmentEncoding: 'utf8' } as const
/** A status has a part for each recipient, and our emails have one. */
const MAX_PARTS = 10
/** Our Message-ID: the email's id at the sender's domain. */
const OUR_ID = /<?([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})@/i

/**
 * Reads a delivery status (RFC 3464). Undefined for every other message, for one that is only delayed, and for one that does not
 * return an email of ours. It proves nothing: only what names a Message-ID that no stranger can guess has an effect.
 */
export async function readBounce(message: Uint8Array, now: Date): Promise<Bounce | undefined> {
  const email = message.byteLength > MAX_BOUNCE_BYTES ? undefined : await parse(message)
  const status = email && (await failedStatus(email))
  const emailId = email && (await returnedId(email))
  if (status === undefined || emailId === undefined) return undefined
  const writtenAt = Date.parse(email?.date ?? '')
  return { emailId, status, at: new Date(Math.min(Number.isNaN(writtenAt) ? Infinity : writtenAt, now.getTime())).toISOString() }
}

async function parse(message: Uint8Array | string): Promise<Email | undefined> {
  return PostalMime.parse(message, LIMITS).catch(() => undefined)
}

/** The status code of the recipient that failed, '' if it is malformed, undefined if none failed. */
async function failedStatus({ attachments }: Email): Promise<string | undefined> {
  const parts = textOf(attachments.find(({ mimeType }) => mimeType === 'message/delivery-status'))
    .split(/\r?\n\r?\n/)
    .slice(0, MAX_PARTS)
  for (const part of parts) {
    const fields = await parse(`${part}\r\n\r\n`)
    const field = (name: string) => fields?.headers.find(({ key }) => key === name)?.value.trim() ?? ''
    if (field('action').toLowerCase() === 'failed') return /^[245]\.\d{1,3}\.\d{1,3}(?!\S)/.exec(field('status'))?.[0] ?? ''
  }
  return undefined
}

/** The id in the Message-ID of the returned email, or in what the status refers to. */
async function returnedId({ attachments, inReplyTo, references }: Email): Promise<string | undefined> {
  const returned = attachments.find(({ mimeType }) => ['message/rfc822', 'text/rfc822-headers', 'message/rfc822-headers'].includes(mimeType))
  const original = await parse(`${textOf(returned)}\r\n\r\n`)
  for (const candidate of [original?.messageId, inReplyTo, references]) {
    const id = OUR_ID.exec(candidate ?? '')?.[1]
    if (id) return id.toLowerCase()
  }
  return undefined
}

function textOf(part: Attachment | undefined): string {
  return typeof part?.content === 'string' ? part.content : ''
}

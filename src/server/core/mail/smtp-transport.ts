import { createTransport } from 'nodemailer'
import { DeliveryError, type MailTransport } from './mail-transport.ts'
import { nodemailerMessage } from './nodemailer-message.ts'
import { deliveryErrorOf } from './smtp-errors.ts'

const SECOND = 1000
/** Well below the lease (outbox/deliver-emails.ts): no other process may lease an email while this one sends it. */
const DEADLINE_MS = 40 * SECOND
const TIMEOUTS = { connectionTimeout: 10 * SECOND, greetingTimeout: 10 * SECOND, socketTimeout: DEADLINE_MS + 10 * SECOND }

type Options = {
  /** Most connections at a time. Further emails would wait while their deadline runs, so send no more than this at once. */
  connections: number
  /** The envelope sender, to which mail servers return what they cannot deliver. */
  returnPath: string
  deadlineMs?: number
}

/**
 * Sends through the SMTP server `smtp(s)://user:password@host:port`, over connections that are kept for the next email. An email
 * that is not accepted in time is given up and its connection closed; the others go on.
 */
export function smtpTransport(smtpUrl: string, { connections, returnPath, deadlineMs = DEADLINE_MS }: Options): MailTransport {
  const url = new URL(smtpUrl)
  const host = `${url.hostname}:${url.port || (url.protocol === 'smtps:' ? 465 : 587)}`
  const pool = createTransport({
    ...TIMEOUTS,
    url: smtpUrl,
    pool: true,
    maxConnections: connections,
    // The server may have closed a kept connection; the second attempt opens a new one.
    maxRequeues: 1,
    idleTimeout: 10 * SECOND,
  })
  return {
    destination: `SMTP server ${host}`,
    async deliver(mail) {
      const deadline = AbortSignal.timeout(deadlineMs)
      try {
        await pool.sendMail({ ...nodemailerMessage(mail), envelope: { from: returnPath, to: mail.to }, signal: deadline })
      } catch (error) {
        throw deadline.aborted ? new DeliveryError('unreachable', `${host} did not finish within ${deadlineMs / SECOND} s`, error) : deliveryErrorOf(error)
      }
    },
    close: () => pool.close(),
  }
}

/** Connects and authenticates without sending an email. Throws a DeliveryError. */
export async function tryLogin(smtpUrl: string): Promise<void> {
  try {
    // `verify` closes its connection, however it ends.
    await createTransport({ ...TIMEOUTS, url: smtpUrl, socketTimeout: 10 * SECOND }).verify()
  } catch (error) {
    throw deliveryErrorOf(error)
  }
}

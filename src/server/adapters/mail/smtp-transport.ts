import { createTransport } from 'nodemailer'
import type { MailTransport } from '../../outbox/mail-transport.ts'
import { nodemailerMessage } from './nodemailer-message.ts'
import { deliveryErrorOf } from './smtp-errors.ts'

const SECOND = 1000
/** Well below the lease (outbox/deliver-emails.ts): no other process may lease an email while this one sends it. */
const DEADLINE_MS = 45 * SECOND

/** Sends through the SMTP server `smtp(s)://user:password@host:port`, with one connection for each email. */
export function smtpTransport(smtpUrl: string): MailTransport {
  const url = new URL(smtpUrl)
  const host = `${url.hostname}:${url.port || (url.protocol === 'smtps:' ? 465 : 587)}`
  return {
    destination: `SMTP server ${host}`,
    async deliver(mail) {
      const transport = createTransport({ url: smtpUrl, connectionTimeout: 10 * SECOND, greetingTimeout: 10 * SECOND, socketTimeout: 30 * SECOND })
      const deadline = Promise.withResolvers<never>()
      const timer = setTimeout(() => deadline.reject(new Error(`${host} did not finish within ${DEADLINE_MS / SECOND} s`)), DEADLINE_MS)
      try {
        await Promise.race([transport.sendMail(nodemailerMessage(mail)), deadline.promise])
      } catch (error) {
        throw deliveryErrorOf(error)
      } finally {
        clearTimeout(timer)
        transport.close()
      }
    },
  }
}

/** Connects and authenticates without sending an email. Throws a DeliveryError. */
export async function tryLogin(smtpUrl: string): Promise<void> {
  const transport = createTransport({ url: smtpUrl, connectionTimeout: 10 * SECOND, greetingTimeout: 10 * SECOND, socketTimeout: 10 * SECOND })
  try {
    await transport.verify()
  } catch (error) {
    throw deliveryErrorOf(error)
  } finally {
    transport.close()
  }
}

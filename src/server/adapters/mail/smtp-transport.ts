import { createTransport } from 'nodemailer'
import type { MailTransport } from '../../outbox/mail-transport.ts'
import { nodemailerMessage } from './nodemailer-message.ts'
import { deliveryErrorOf } from './smtp-errors.ts'

const SECOND = 1000
/** Well within the lease of a letter (outbox/deliver-emails.ts): nobody else may take it while it is still on its way. */
const AT_MOST_MS = 45 * SECOND

/** Hands letters to the post office named by `smtp(s)://user:password@host:port`. One connection a letter. */
export function smtpTransport(smtpUrl: string): MailTransport {
  const url = new URL(smtpUrl)
  const host = `${url.hostname}:${url.port || (url.protocol === 'smtps:' ? 465 : 587)}`
  return {
    destination: `SMTP server ${host}`,
    async deliver(mail) {
      const transport = createTransport({ url: smtpUrl, connectionTimeout: 10 * SECOND, greetingTimeout: 10 * SECOND, socketTimeout: 30 * SECOND })
      const deadline = Promise.withResolvers<never>()
      const timer = setTimeout(() => deadline.reject(new Error(`${host} did not finish within ${AT_MOST_MS / SECOND} s`)), AT_MOST_MS)
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

/** Goes to the post office and says who we are, without handing over a letter. */
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

import { mkdir, open, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import type { Email } from '../../emails/email.ts'
import type { MailTransport } from '../../outbox/mail-transport.ts'
import { nodemailerMessage } from './nodemailer-message.ts'

/** Puts letters as `.eml` files into a folder, where any mail program opens them. For a machine without an SMTP server. */
export function fileTransport(folder: string): MailTransport {
  const writer = createTransport({ streamTransport: true, buffer: true })
  return {
    destination: `files in ${folder}`,
    async deliver(mail) {
      const { message } = await writer.sendMail(nodemailerMessage(mail))
      if (!Buffer.isBuffer(message)) throw new TypeError('The email was not written as a whole')
      await mkdir(folder, { recursive: true })
      await writeDurably(folder, fileName(mail), message)
    },
  }
}

/** The same letter sent again lands on the same file. */
function fileName(mail: Email): string {
  const [id = ''] = mail.messageId.replace(/[<>]/g, '').split('@')
  return `${id}.eml`
}

/** First under another name, so that nobody ever reads half a letter. */
async function writeDurably(folder: string, name: string, content: Buffer) {
  const unfinished = join(folder, `.${name}.part`)
  const file = await open(unfinished, 'w')
  try {
    await file.writeFile(content)
    await file.sync()
  } finally {
    await file.close()
  }
  await rename(unfinished, join(folder, name))
}

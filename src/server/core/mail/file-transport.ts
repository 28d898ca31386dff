import { mkdir, open, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import type { Email } from './email.ts'
import type { MailTransport } from './mail-transport.ts'
import { nodemailerMessage } from './nodemailer-message.ts'

/** Writes emails as `.eml` files into a folder, for a machine without an SMTP server. Any mail program opens them. */
export function fileTransport(folder: string): MailTransport {
  const writer = createTransport({ streamTransport: true, buffer: true })
  return {
    destination: `files in ${folder}`,
    async deliver(mail) {
      const { message } = await writer.sendMail(nodemailerMessage(mail))
      if (!Buffer.isBuffer(message)) throw new TypeError('nodemailer returned a stream instead of a buffer')
      await mkdir(folder, { recursive: true })
      await writeDurably(folder, fileName(mail), message)
    },
    close() {},
  }
}

/** An email that is sent again overwrites its own file. */
function fileName(mail: Email): string {
  const [id = ''] = mail.messageId.replace(/[<>]/g, '').split('@')
  return `${id}.eml`
}

/** Writes under another name first, so that no reader sees half an email. */
async function writeDurably(folder: string, name: string, content: Buffer) {
  const partial = join(folder, `.${name}.part`)
  const file = await open(partial, 'w')
  try {
    await file.writeFile(content)
    await file.sync()
  } finally {
    await file.close()
  }
  await rename(partial, join(folder, name))
}

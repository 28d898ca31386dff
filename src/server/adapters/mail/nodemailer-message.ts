import type { SendMailOptions } from 'nodemailer'
import type { Email } from '../../emails/email.ts'

/** A letter in nodemailer's words. Nothing in it may make nodemailer read files or fetch addresses. */
export function nodemailerMessage(mail: Email): SendMailOptions {
  return { ...mail, disableFileAccess: true, disableUrlAccess: true }
}

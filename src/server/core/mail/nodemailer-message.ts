import type { SendMailOptions } from 'nodemailer'
import type { Email } from './email.ts'

/** An email as nodemailer takes it. Its content must never make nodemailer read files or fetch URLs. */
export function nodemailerMessage({ calendar, ...mail }: Email): SendMailOptions {
  return { ...mail, ...(calendar && { icalEvent: { ...calendar, filename: 'besok.ics' } }), disableFileAccess: true, disableUrlAccess: true }
}

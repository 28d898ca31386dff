import { DeliveryError, type FailureKind } from '#server/core/mail/mail-transport.ts'
import { type CheckResult, fail, pass, skipped } from '../check-result.ts'

const FAILURES: Record<FailureKind, string> = {
  configuration: 'Servern godtar inte användarnamnet eller lösenordet.',
  unreachable: 'Servern svarar inte.',
  tls: 'Förbindelsen är inte säker: servern har fel certifikat eller kräver en annan port.',
  later: 'Servern ber oss komma tillbaka senare.',
  refused: 'Servern avvisar oss.',
  bounced: 'Mejlet kom i retur.',
}

/** Counts of emails that are stuck, and why one that waits was not sent. */
type Stuck = { overdue: number; givenUp: number; latest: { failure: FailureKind; response: string } | undefined }

/** Whether every email leaves, and what to do about those that do not. */
export function checkOutbox({ overdue, givenUp, latest }: Stuck): CheckResult {
  const reason = latest ? ` Senaste försöket: ${FAILURES[latest.failure]} (${latest.response})` : ''
  if (givenUp > 0) {
    const todo = 'Gå igenom dem på skrivbordet under Läget, eller med npm run quotes -- emails, resend och acknowledge.'
    return fail(`${givenUp} mejl har getts upp. ${todo}${overdue > 0 ? ` ${overdue} mejl har väntat i mer än en timme.${reason}` : ''}`)
  }
  if (overdue > 0) return fail(`${overdue} mejl har väntat i mer än en timme eller lades i kö när klockan gick före.${reason}`)
  return latest ? skipped(`Minst ett mejl väntar på nästa försök.${reason}`) : pass('Inga mejl har fastnat.')
}

/** Whether the mail server accepts our login. */
export async function checkSmtp(smtpUrl: string | undefined, tryLogin: (smtpUrl: string) => Promise<void>): Promise<CheckResult> {
  if (!smtpUrl) return skipped('Mejlen läggs som filer i datamappen. Sätt SMTP_URL för att skicka dem.')
  const { host } = new URL(smtpUrl)
  try {
    await tryLogin(smtpUrl)
    return pass(`Inloggningen på mejlservern ${host} fungerar.`)
  } catch (error) {
    const { kind, message } = error instanceof DeliveryError ? error : new DeliveryError('unreachable', String(error), error)
    return fail(`Inloggningen på mejlservern ${host} misslyckades. ${FAILURES[kind]} (${message})`)
  }
}

/** Emails that leave the machine hold links that only work if the site's address does elsewhere too. */
export function checkPublicUrl({ publicUrl, smtpUrl }: { publicUrl: string; smtpUrl: string | undefined }): CheckResult[] {
  if (!smtpUrl || !isThisMachine(new URL(publicUrl).hostname)) return []
  return [fail(`Länkarna i mejlen leder till ${publicUrl}, som bara fungerar på den här datorn. Sätt PUBLIC_URL till webbplatsens adress och bygg om.`)]
}

function isThisMachine(hostname: string): boolean {
  return hostname === 'localhost' || hostname.endsWith('.localhost') || hostname === '[::1]' || hostname.startsWith('127.')
}

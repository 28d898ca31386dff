import { systemPage } from '#content/desk/system.ts'
import { type Config, isThisMachine, lacksMailServer } from '#server/core/config.ts'
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
    const waiting = overdue > 0 ? ` ${overdue} mejl har väntat i mer än en timme.${reason}` : ''
    return fail({
      operator: `${givenUp} mejl har getts upp. Gå igenom dem på skrivbordet under Fungerar allt?, eller med npm run quotes -- emails, resend och acknowledge.${waiting}`,
      desk: `${givenUp} mejl har getts upp. Gå igenom dem här ovanför.${waiting}`,
    })
  }
  if (overdue > 0) return fail(`${overdue} mejl har väntat i mer än en timme eller lades i kö när klockan gick före.${reason}`)
  return latest ? skipped(`Minst ett mejl väntar på nästa försök.${reason}`) : pass('Inga mejl har fastnat.')
}

/** Whether the mail server accepts our login. */
export async function checkSmtp(config: Pick<Config, 'publicUrl' | 'smtpUrl'>, tryLogin: (smtpUrl: string) => Promise<void>): Promise<CheckResult> {
  const { smtpUrl } = config
  if (!smtpUrl)
    return (lacksMailServer(config) ? fail : skipped)({
      operator: 'Mejlen läggs som filer i datamappen. Sätt SMTP_URL för att skicka dem.',
      desk: systemPage.noMailServer,
    })
  const { host } = new URL(smtpUrl)
  try {
    await tryLogin(smtpUrl)
    return pass(`Inloggningen på mejlservern ${host} fungerar.`)
  } catch (error) {
    const { kind, message } = error instanceof DeliveryError ? error : new DeliveryError('unreachable', String(error), error)
    const failed = `Inloggningen på mejlservern ${host} misslyckades. ${FAILURES[kind]}`
    return fail({ operator: `${failed} (${message})`, desk: `${failed} Be den som sköter servern att rätta det.` })
  }
}

/** Emails that leave the machine hold links that only work if the site's address does elsewhere too. */
export function checkPublicUrl({ publicUrl, smtpUrl }: Pick<Config, 'publicUrl' | 'smtpUrl'>): CheckResult[] {
  if (!smtpUrl || !isThisMachine({ publicUrl })) return []
  return [
    fail({
      operator: `Länkarna i mejlen leder till ${publicUrl}, som bara fungerar på den här datorn. Sätt PUBLIC_URL till webbplatsens adress och bygg om.`,
      desk: 'Länkarna i mejlen fungerar bara på servern. Be den som sköter den att ställa in webbplatsens adress.',
    }),
  ]
}

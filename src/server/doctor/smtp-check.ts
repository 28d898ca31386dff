import { DeliveryError, type FailureKind } from '../outbox/mail-transport.ts'
import { type CheckResult, fail, pass, skipped } from './check-result.ts'

const REASONS: Record<FailureKind, string> = {
  configuration: 'Servern godtar inte användarnamnet eller lösenordet.',
  unreachable: 'Servern svarar inte.',
  tls: 'Förbindelsen är inte säker: servern har fel certifikat eller kräver en annan port.',
  later: 'Servern ber oss komma tillbaka senare.',
  refused: 'Servern avvisar oss.',
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
    return fail(`Inloggningen på mejlservern ${host} misslyckades. ${REASONS[kind]} (${message})`)
  }
}

import { DeliveryTrouble, type Trouble } from '../outbox/mail-transport.ts'
import { type Finding, ill, unknown, well } from './check-result.ts'

const WHY: Record<Trouble, string> = {
  configuration: 'Servern godtar inte användarnamnet eller lösenordet.',
  unreachable: 'Servern svarar inte.',
  tls: 'Förbindelsen är inte säker: servern har fel certifikat eller kräver en annan port.',
  later: 'Servern ber oss komma tillbaka senare.',
  refused: 'Servern avvisar oss.',
}

/** Whether we are let in where letters are handed over. */
export async function examinePostOffice(smtpUrl: string | undefined, tryLogin: (smtpUrl: string) => Promise<void>): Promise<Finding> {
  if (!smtpUrl) return unknown('Mejlen läggs som filer i datamappen. Sätt SMTP_URL för att skicka dem.')
  const { host } = new URL(smtpUrl)
  try {
    await tryLogin(smtpUrl)
    return well(`Inloggningen på mejlservern ${host} fungerar.`)
  } catch (error) {
    const { trouble, message } = error instanceof DeliveryTrouble ? error : new DeliveryTrouble('unreachable', String(error), error)
    return ill(`Inloggningen på mejlservern ${host} misslyckades. ${WHY[trouble]} (${message})`)
  }
}

import { type CheckResult, fail } from '../check-result.ts'

/** Emails that leave the machine hold links that only work if the site's address does elsewhere too. */
export function checkPublicUrl({ publicUrl, smtpUrl }: { publicUrl: string; smtpUrl: string | undefined }): CheckResult[] {
  if (!smtpUrl || !isThisMachine(new URL(publicUrl).hostname)) return []
  return [fail(`Länkarna i mejlen leder till ${publicUrl}, som bara fungerar på den här datorn. Sätt PUBLIC_URL till webbplatsens adress och bygg om.`)]
}

function isThisMachine(hostname: string): boolean {
  return hostname === 'localhost' || hostname.endsWith('.localhost') || hostname === '[::1]' || hostname.startsWith('127.')
}

import { setTimeout as pause } from 'node:timers/promises'
import { company } from '#content/company/company.ts'
import { codeIn, codesIn, openBrowser } from '../tests/support/desk.ts'

type Server = { address: string; dataDir: string }

/** Signs in as the owner does, by the code that a server without SMTP_URL has written. Resolves to the browser. */
export async function signInAsOwner({ address, dataDir }: Server) {
  const browser = openBrowser({ address })
  await browser.press('/agare/logga-in', { adress: company.email })
  await browser.press('/agare/logga-in/kod', { kod: await mailedCode(dataDir) })
  return browser
}

/** The code, once an email has brought one; the first since the server has its data folder. */
export async function mailedCode(dataDir: string): Promise<string> {
  for (;;) {
    const code = (await codesIn(dataDir)).map(codeIn).find((found) => found !== '')
    if (code) return code
    await pause(100)
  }
}

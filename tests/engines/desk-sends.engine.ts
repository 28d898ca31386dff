import { signInWords } from '#content/desk/sign-in.ts'
import { type BuiltServer, startBuiltServer } from '../support/built-server.ts'
import { startCuttingProxy } from '../support/cutting-proxy.ts'
import { leftBehind, SENDS, sendWhileCut } from '../support/desk-sends.ts'
import { noFlood } from '../support/no-limits.ts'
import { signInAt } from './desk-actions.ts'
import { test as engineTest, expect } from './engine-test.ts'

const test = engineTest.extend<{ desk: BuiltServer; line: Awaited<ReturnType<typeof startCuttingProxy>> }>({
  // It changes pages that other journeys see. Another server for the worker would be another browser too.
  desk: async ({ smtpServer }, use) => {
    const desk = await startBuiltServer({ SMTP_URL: smtpServer.smtpUrl, ...noFlood })
    await use(desk)
    await desk.close()
  },
  line: async ({ desk }, use) => {
    const line = await startCuttingProxy(desk.address)
    await use(line)
    line.close()
  },
  site: ({ line }, use) => use(new URL(line.url).origin),
  mayBeLogged: /NetworkError|access control checks|network connection was lost|Could not connect|Failed to load resource/,
})

test(`${SENDS} forms of the desk are sent while the line is cut: no text is lost, nothing is done twice, and nothing is left after signing out`, async ({
  visitor,
  line,
  desk,
  smtpServer,
}, { project }) => {
  test.setTimeout(180_000 + SENDS * 40_000)
  await signInAt(visitor, smtpServer, '/agare')
  console.info(`${project.name}: ${await sendWhileCut({ open: visitor.open, run: visitor.evaluate }, line, desk, smtpServer)}`)
  await visitor.open('/agare/logga-ut')
  await visitor.press({ role: 'button', name: signInWords.out.send })
  await visitor.see({ role: 'heading', name: signInWords.heading })
  await expect.poll(() => visitor.evaluate(leftBehind)).toBe('[[],[],[]]')
})

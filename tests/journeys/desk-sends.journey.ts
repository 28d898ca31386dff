import { signInWords } from '#content/desk/sign-in.ts'
import { startCuttingProxy } from '../support/cutting-proxy.ts'
import { leftBehind, SENDS, sendWhileCut } from '../support/desk-sends.ts'
import { server } from '../support/worker-servers.ts'
import { signInAt } from './desk-actions.ts'
import { expect, test as journey } from './journey-test.ts'

const test = journey.extend<{ line: Awaited<ReturnType<typeof startCuttingProxy>> }>({
  server,
  line: async ({ server }, use) => {
    const line = await startCuttingProxy(server.address)
    await use(line)
    line.close()
  },
  baseURL: ({ line }, use) => use(line.url),
  viewport: { width: 390, height: 844 },
  mayBeLogged: /Failed to load resource/,
})

test(`${SENDS} forms of the desk are sent while the line is cut: no text is lost, nothing is done twice, and nothing is left after signing out`, async ({
  page,
  line,
  server,
  smtpServer,
}) => {
  test.setTimeout(120_000 + SENDS * 30_000)
  await signInAt(page, smtpServer, '/agare')
  const said = await sendWhileCut(
    { open: (path) => page.goto(path), run: (script, ...args) => page.evaluate(`(${script})(...${JSON.stringify(args)})`) },
    line,
    server,
    smtpServer,
  )
  console.info(`Chromium: ${said}`)
  await page.goto('/agare/logga-ut')
  await page.getByRole('button', { name: signInWords.out.send }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(signInWords.heading)
  await expect.poll(() => page.evaluate(leftBehind)).toBe('[[],[],[]]')
})

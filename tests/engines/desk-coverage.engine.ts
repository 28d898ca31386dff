import { requestPage } from '#content/desk/request.ts'
import { sendingWords } from '#content/desk/sending.ts'
import { requestPath } from '#server/enquiries/request-path.ts'
import { startCuttingProxy } from '../support/cutting-proxy.ts'
import { sendRequest } from '../support/send-request.ts'
import { signInAt } from './desk-actions.ts'
import { test as engineTest, expect } from './engine-test.ts'

/** The site at the end of a line that can be cut. */
const test = engineTest.extend<{ line: Awaited<ReturnType<typeof startCuttingProxy>> }>({
  line: async ({ server }, use) => {
    const line = await startCuttingProxy(server.address)
    await use(line)
    line.close()
  },
  site: ({ line }, use) => use(new URL(line.url).origin),
  mayBeLogged: /NetworkError|access control checks|network connection was lost|Could not connect|Failed to load resource/,
})

/** Cutting the line after the server has done it, and sending again, is in desk-sends.engine.ts. */
test('when the line is cut a note stays, comes back on a page that is opened later, and is stored once; the day’s pages are read without it', async ({
  visitor,
  restart,
  line,
  server,
  smtpServer,
}) => {
  const path = requestPath((await sendRequest(server.address, { message: 'Ingen täckning i källaren' })).reference)
  const [note, again] = [{ label: requestPage.note.heading }, { role: 'button', name: sendingWords.again }] as const
  const send = { role: 'button', name: requestPage.note.send } as const
  async function haveWorker(timeout?: number) {
    await signInAt(visitor, smtpServer, `${path}?oppna=anteckna`)
    // A busy WebKit may fail to start the worker; each page of the desk tries anew.
    await expect(async () => {
      await visitor.open(`${path}?oppna=anteckna`)
      await expect.poll(() => visitor.evaluate(isWorkerReady), { timeout: 15_000 }).toBe('yes')
    }).toPass({ timeout })
  }
  // It was also seen to start none any more, for eight minutes.
  await haveWorker(60_000).catch(async () => {
    await restart()
    await haveWorker()
  })

  await visitor.fill(note.label, 'Portkod 1234')
  line.setDown(true)
  await visitor.press(send)
  await visitor.see(again)
  expect((await visitor.look(note)).value).toBe('Portkod 1234')
  line.setDown(false)
  await visitor.open(path)
  await visitor.see({ role: 'button', name: sendingWords.draft.drop })
  expect((await visitor.look(note)).value).toBe('Portkod 1234')
  await expect.poll(() => visitor.evaluate(isWorkerReady)).toBe('yes')

  await visitor.press(send)
  await visitor.see({ text: requestPage.done.anteckning })
  expect(await visitor.seeAll({ css: '.desk-history .words' })).toHaveLength(1)

  await visitor.open('/agare')
  line.setDown(true)
  await visitor.open('/agare?lista=besok')
  await expect.poll(() => visitor.evaluate(() => document.body.innerText)).toContain('ingen täckning')
})

/** Runs in the page; the answer to an earlier call. */
function isWorkerReady(): string | undefined {
  void navigator.serviceWorker.ready.then(() => {
    document.body.dataset.worker = 'yes'
  })
  return document.body.dataset.worker
}

import { requestPage } from '#content/desk/request.ts'
import { requestPath } from '#server/enquiries/request-path.ts'
import { startBuiltServer } from '../support/built-server.ts'
import { sendRequest } from '../support/send-request.ts'
import { expect, test } from './journey-test.ts'
import { expectFits, signInOn } from './site-actions.ts'

test.use({ viewport: { width: 390, height: 844 } })

test('the receipt of a reply says when it leaves, and taken back its text stands in the form again; both can be read and reached by everyone', async ({
  page,
  expectAccessible,
}) => {
  // Long enough for a busy machine: what is not undone leaves after it.
  const server = await startBuiltServer({ UNDO_SECONDS: '600' })
  try {
    const { reference } = await sendRequest(server.address, { email: 'karin@example.se' })
    await signInOn(page, server)
    await page.goto(`${server.address}${requestPath(reference)}?oppna=svar`)
    const text = page.getByRole('textbox', { name: requestPage.reply.labels.text })
    await text.fill('Skickat för fort')
    await page.getByRole('button', { name: requestPage.reply.send, exact: true }).click()
    await expect(page.getByRole('status')).toHaveText(requestPage.done.mejla)
    await expect(page.getByText(requestPage.waits.goes)).toBeVisible()
    await expectFits(page, expectAccessible)

    const undo = page.getByRole('button', { name: requestPage.waits.send, exact: true })
    await expect(undo, 'without scrolling').toBeInViewport({ ratio: 1 })
    await undo.focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('status')).toHaveText(requestPage.done['ta-tillbaka'])
    await expect(undo).toHaveCount(0)
    await expect(text).toHaveValue('Skickat för fort')
    await expectFits(page, expectAccessible)
  } finally {
    await server.close()
  }
})

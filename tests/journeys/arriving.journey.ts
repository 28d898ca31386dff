import { once } from 'node:events'
import { createServer, type Server, type ServerResponse } from 'node:http'
import { MOST_SHIFT, recordShifts, shiftOf, type WindowName, windows } from './first-load.ts'
import { expect, test } from './journey-test.ts'

const NEXT = '/next-piece'

for (const name of ['phone', 'desktop'] as const satisfies WindowName[]) {
  test.describe(`on a ${name}`, () => {
    test.use(windows[name])

    test('nothing moves while the document arrives piece by piece', async ({ page, baseURL }) => {
      const slow = await inPieces(baseURL ?? '')
      try {
        await page.addInitScript(recordShifts)
        await page.addInitScript(askAfterEachFrame, NEXT)
        await page.goto(slow.address, { waitUntil: 'domcontentloaded' })
        await expect(page.getByRole('contentinfo')).toBeAttached()
        expect(slow.pieces).toBeGreaterThan(20)
        expect(await shiftOf(page)).toBeLessThanOrEqual(MOST_SHIFT)
      } finally {
        await slow.close()
      }
    })
  })
}

/** Runs in the page: what has arrived is painted before the next piece is asked for. */
function askAfterEachFrame(path: string) {
  const ask = async () => {
    if ((await fetch(path)).status === 200) requestAnimationFrame(() => requestAnimationFrame(ask))
  }
  void ask()
}

/** A server with the home page of another; what its first view is made of comes one element at a time, each when it is asked for. */
async function inPieces(origin: string) {
  const page = await (await fetch(origin)).text()
  const [head = '', ...rest] = page.split(/(?=<body)/)
  const [view = '', ...below] = rest.join('').split(/(?<=<\/main>)/)
  const [first = '', ...later] = view.split(/(?<=<\/section>)/)
  const pieces = [head, ...first.split(/(?<=<\/\w+>)/), [...later, ...below].join('')]
  const count = pieces.length
  let document: ServerResponse | undefined

  const server = createServer(async (request, response) => {
    if (request.url === '/') {
      document = response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' })
      document.write(pieces.shift() ?? '')
    } else if (request.url === NEXT) {
      const piece = pieces.shift()
      if (pieces.length === 0) document?.end(piece)
      else document?.write(piece ?? '')
      response.writeHead(pieces.length === 0 ? 204 : 200).end()
    } else {
      const { status, headers, body } = await fetch(`${origin}${request.url}`)
      response.writeHead(status, { 'Content-Type': headers.get('content-type') ?? '' })
      for await (const chunk of body ?? []) response.write(chunk)
      response.end()
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return { address: addressOf(server), pieces: count, close: () => closed(server) }
}

function addressOf(server: Server): string {
  const address = server.address()
  return `http://localhost:${typeof address === 'object' ? address?.port : ''}`
}

async function closed(server: Server) {
  server.closeAllConnections()
  server.close()
  await once(server, 'close')
}

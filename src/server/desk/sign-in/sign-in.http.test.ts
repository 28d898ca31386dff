import { setTimeout } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { signInWords, wrongCode } from '#content/desk/sign-in.ts'
import { allRows } from '../../../../tests/support/all-rows.ts'
import { frontDoorDatabases } from '../../../../tests/support/databases.ts'
import { codeIn, codesIn, hiddenFields, openBrowser, signIn } from '../../../../tests/support/desk.ts'
import { ANNA, BO, codesMailed, from, newDatabase, openDesk, wrong } from '../../../../tests/support/desk-site.ts'
import { maskedAddress } from './masked-address.ts'

const ADDRESS = '/agare/logga-in'
const CODE = '/agare/logga-in/kod'

describe.each(frontDoorDatabases)('on %s', (kind) => {
  async function open(env: Record<string, string> = {}, now?: () => Date) {
    const where = await newDatabase(kind)
    return { where, server: await openDesk(where, env, now) }
  }

  test('the desk asks for an address and a mailed code, and then opens the page that was asked for', async () => {
    const { server } = await open()
    const browser = openBrowser(server)
    const refused = await browser.ask('/agare/enheter')
    expect([refused.status, refused.headers.get('location')]).toEqual([303, '/agare/logga-in?till=%2Fagare%2Fenheter'])
    const asked = await browser.press(ADDRESS, { adress: ' ANNA@fogratt.example ', till: '/agare/enheter' }, refused.headers.get('location') ?? '')
    const [email] = await codesMailed(server, 1)
    expect(asked.headers.get('location')).toBe('/agare/logga-in/kod?till=%2Fagare%2Fenheter')
    const code = codeIn(email ?? {})
    const opened = await browser.press(CODE, { kod: `${code.slice(0, 3)} ${code.slice(3)}` }, asked.headers.get('location') ?? '')
    expect([opened.status, opened.headers.get('location')]).toEqual([303, '/agare/enheter'])
    const page = await (await browser.ask('/agare/enheter')).text()
    expect(page).toContain('Du är inloggad som Anna Ek (anna@fogratt.example).')
  })

  test('a code goes to the owner who asked alone, has no link that a scanner could open, and is in no row of the database', async () => {
    const { server, where } = await open()
    await openBrowser(server).press(ADDRESS, { adress: ANNA })
    const [email] = await codesMailed(server, 1)
    await setTimeout(300)
    expect((await codesIn(where.dataDir)).map(({ to }) => to?.map(({ address }) => address))).toEqual([[ANNA]])
    expect(`${email?.text}${email?.html}`).not.toMatch(/https?:|href=/)
    expect(email?.text).toContain(codeIn(email ?? {}))
    expect(JSON.stringify(await allRows(where))).not.toContain(codeIn(email ?? {}))
  })

  test('any address gets the same answer, itself masked, and not sooner', async () => {
    const { server } = await open()
    const answers = await Promise.all(
      [ANNA, 'nobody@fogratt.example', 'Anna@fogratt.example.evil.example'].map(async (adress) => {
        const browser = openBrowser(server)
        await browser.ask(ADDRESS)
        const started = performance.now()
        const response = await browser.press(ADDRESS, { adress })
        const ms = performance.now() - started
        const page = await (await browser.ask(response.headers.get('location') ?? '')).text()
        const guess = await browser.press(CODE, { kod: '000000' })
        const headers = [...response.headers].map(([name, value]) => [name, name === 'set-cookie' ? value.replace(/=[^;]+/, '') : value])
        const pages = [page, await guess.text()]
        for (const text of pages) {
          expect(text).toContain(maskedAddress(adress))
          expect(text).not.toContain(adress)
        }
        const shown = pages.map((text) => text.replaceAll(/value="[^"]{40,}"/g, '').replaceAll(maskedAddress(adress), ''))
        return { isLate: ms > 240, answer: [response.status, headers.filter(([name]) => !['date', 'x-request-id'].includes(name ?? '')), guess.status, shown] }
      }),
    )
    expect(answers.map(({ isLate }) => isLate)).toEqual([true, true, true])
    for (const { answer } of answers) expect(answer).toEqual(answers[0]?.answer)
  })

  test('an address that is no owner’s is not stored', async () => {
    const { server, where } = await open()
    await openBrowser(server).press(ADDRESS, { adress: 'nobody@elsewhere.example' })
    expect(JSON.stringify(await allRows(where))).not.toContain('elsewhere.example')
  })

  test('who sends a code when its browser has forgotten that one was asked for is told that it has ended, and can ask for a new one', async () => {
    const { server } = await open()
    const browser = openBrowser(server)
    await browser.press(ADDRESS, { adress: ANNA })
    const [email] = await codesMailed(server, 1)
    const form = hiddenFields(await (await browser.ask(CODE)).text())
    const late = await openBrowser(server).ask(CODE, { method: 'POST', body: new URLSearchParams({ ...form, kod: codeIn(email ?? {}) }) })
    const page = await late.text()
    expect(late.status).toBe(422)
    expect(page).toContain(signInWords.code.ended)
    expect(page).toContain(`>${signInWords.code.again}</a>`)
  })

  test('a code works once, within five tries, within 15 minutes, and only in the browser that asked', async () => {
    let now = new Date('2026-11-23T12:00:00.000Z')
    const { server } = await open({}, () => now)
    const ask = async (count: number) => {
      const browser = openBrowser(server)
      await browser.press(ADDRESS, { adress: ANNA })
      const codes = await codesMailed(server, count)
      return { browser, codes: codes.map(codeIn) }
    }
    const first = await ask(1)
    const [code = ''] = first.codes
    const elsewhere = openBrowser(server, from(2))
    await elsewhere.press(ADDRESS, { adress: ANNA })
    await codesMailed(server, 2)
    expect((await elsewhere.press(CODE, { kod: code })).status, 'of another browser’s sign-in').toBe(422)
    for (const left of [4, 3, 2, 1]) expect(await (await first.browser.press(CODE, { kod: wrong(code) })).text()).toContain(wrongCode(left))
    expect((await first.browser.press(CODE, { kod: '12 34' })).status, 'not six digits: not counted').toBe(422)
    const replay = openBrowser(server)
    await replay.ask(ADDRESS, { headers: { cookie: first.browser.cookie } })
    expect((await first.browser.press(CODE, { kod: code })).status, 'the fifth try').toBe(303)

    const late = await ask(3)
    const lateCode = late.codes.find((one) => one !== code && one !== '') ?? ''
    now = new Date(now.getTime() + 15 * 60_000)
    for (const kod of late.codes) expect((await late.browser.press(CODE, { kod })).status, 'a quarter of an hour later').toBe(422)
    now = new Date(now.getTime() - 40 * 60_000)
    expect((await late.browser.press(CODE, { kod: lateCode })).status, 'by a clock that was set back').toBe(422)
  })

  test('a code is used up by its use: not even the browser that used it can use it again, however fast', async () => {
    const { server } = await open()
    const browser = openBrowser(server)
    await browser.press(ADDRESS, { adress: ANNA })
    const [email] = await codesMailed(server, 1)
    const page = await (await browser.ask(CODE)).text()
    const sigill = /name="sigill" value="([^"]+)"/.exec(page)?.[1] ?? ''
    const { cookie } = browser
    const body = () => new URLSearchParams({ sigill, kod: codeIn(email ?? {}) })
    const post = () => server.ask(CODE, { method: 'POST', body: body(), headers: { cookie } })
    const statuses = (await Promise.all([post(), post(), post(), post()])).map(({ status }) => status)
    expect(statuses.toSorted()).toEqual([303, 422, 422, 422])
    expect(await (await post()).text()).toContain(signInWords.code.ended)
  })

  test('a code that could not be sent for a quarter of an hour is not sent later', async () => {
    let now = new Date('2026-11-23T12:00:00.000Z')
    const where = await newDatabase(kind)
    const unsent = await openDesk(where, { SMTP_URL: 'smtp://127.0.0.1:9' }, () => now)
    await openBrowser(unsent).press(ADDRESS, { adress: ANNA })
    await unsent.close()
    now = new Date(now.getTime() + 16 * 60_000)
    const server = await openDesk(where, {}, () => now)
    await signIn(server, { address: BO })
    expect((await codesIn(where.dataDir)).map(({ to }) => to?.[0]?.address)).toEqual([BO])
  })
})

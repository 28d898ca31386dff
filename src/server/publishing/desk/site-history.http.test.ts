import { parseHTML } from 'linkedom'
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { company } from '#content/company/company.ts'
import { sitePage } from '#content/publishing/site.ts'
import { defaultContent } from '#content/publishing/site-content.ts'
import { migrateToLatest } from '#server/core/database/database.ts'
import { openDatabase } from '#server/core/database/open-database.ts'
import { BEGINS, built, type ChangedSite, NEW_PHONE, openChangedSite, PLACE, phoneForm, priceForm } from '../../../../tests/support/changed-site.ts'
import { frontDoorDatabases } from '../../../../tests/support/databases.ts'
import { hiddenFields } from '../../../../tests/support/desk.ts'
import { eventually } from '../../../../tests/support/eventually.ts'
import { shownFields } from '../../../../tests/support/shown-fields.ts'
import { makeSiteVersions } from '../site-versions.ts'

// The press prints what stands in src/content, so that is what is expected.
vi.unmock('#content/company/company.ts')

const SARA = 'sara@example.se'

describe.each(frontDoorDatabases)('the site’s versions and drafts on %s', (_, newDatabase) => {
  let site: ChangedSite
  beforeEach(async () => {
    site = await openChangedSite(newDatabase, { MAIL_TO: `${company.email}, Sara <${SARA}>` })
  })

  test('two other processes show it too, and one that starts later does at once', async () => {
    const others = [await site.start(), await site.start()]
    await site.save('telefon', phoneForm(NEW_PHONE))
    await site.publish()
    for (const other of others) await eventually(async () => expect(await site.home(other)).toContain(NEW_PHONE))
    const later = await site.start()
    expect(await site.home(later)).toContain(NEW_PHONE)
  })

  test('each version says what it changed, by whom and when, and leads back', async () => {
    await site.save('telefon', phoneForm(NEW_PHONE))
    await site.publish()
    await site.save('telefon', phoneForm('021-65 43 21'))
    await site.publish()
    const second = await (await site.desk.ask(`${PLACE}/version/2`)).text()
    expect(second).toContain(NEW_PHONE)
    expect(second).toContain('021-65 43 21')
    expect(second).toContain('måndag 23 november kl. 10:00')
    expect((await site.desk.press(`${PLACE}/version/1/ga-tillbaka`)).headers.get('location')).toBe(`${PLACE}?klart=atergatt`)
    expect(await site.home()).toContain(NEW_PHONE)
    expect(await site.overview()).toContain(`${sitePage.versions.restored} 1`)
  })

  test('the oldest version of the list says what it changed itself, though the one before it is listed no longer', async () => {
    const { dataDir, databaseUrl } = site.where
    const db = await migrateToLatest(openDatabase({ dataDir, databaseUrl }))
    onTestFinished(() => db.destroy())
    const { add } = makeSiteVersions(db)
    const phones = ['021-65 43 21', NEW_PHONE]
    for (let number = 1; number <= 51; number += 1) {
      const phone = phones[number - 1]
      const content = phone ? { ...defaultContent, facts: { ...defaultContent.facts, phone } } : defaultContent
      await add({ number, content, restores: undefined, publishedAt: BEGINS, publishedBy: 'Anna' }, { files: defaultContent, draft: undefined })
    }
    const listed = await site.overview()
    expect([2, 1].map((number) => listed.includes(`href="${PLACE}/version/${number}"`))).toEqual([true, false])
    const oldest = await (await site.desk.ask(`${PLACE}/version/2`)).text()
    expect([...oldest.matchAll(/<(?:del|ins)>([^<]*)/g)].map(([, said]) => said)).toEqual(phones)
  })

  test('who opened a form before another published is told, and writes over nothing', async () => {
    const stale = hiddenFields(await (await site.desk.ask(`${PLACE}/telefon`)).text(), 'spara')
    await site.save('telefon', phoneForm(NEW_PHONE))
    await site.publish()
    const save = (fields: Record<string, string>) => site.desk.ask(`${PLACE}/telefon/spara`, { method: 'POST', body: new URLSearchParams(fields) })
    const late = await save({ ...stale, ...phoneForm('021-65 43 21') })
    expect(late.status).toBe(422)
    const page = await late.text()
    for (const said of [sitePage.errors.overtakenForm(undefined), NEW_PHONE, 'value="021-65 43 21"']) expect(page).toContain(said)
    expect((await save({ ...hiddenFields(page, 'spara'), ...phoneForm('021-65 43 21') })).status).toBe(303)
  })

  test('a draft that was changed since the page was opened is not thrown away', async () => {
    await site.save('telefon', phoneForm(NEW_PHONE))
    const stale = hiddenFields(await site.overview(), 'kasta')
    await site.save('priser', priceForm)
    const late = await site.desk.ask(`${PLACE}/kasta`, { method: 'POST', body: new URLSearchParams(stale) })
    expect([late.status, (await late.text()).includes(sitePage.errors.overtaken)]).toEqual([422, true])
    expect(await site.overview()).toContain(NEW_PHONE)
  })

  test('a second press on Publicera says what the first one did', async () => {
    await site.save('telefon', phoneForm(NEW_PHONE))
    const form = hiddenFields(await site.overview(), 'publicera')
    const press = () => site.desk.ask(`${PLACE}/publicera`, { method: 'POST', body: new URLSearchParams(form) })
    for (const response of [await press(), await press()]) expect(response.headers.get('location')).toBe(`${PLACE}?klart=publicerat`)
    expect(await site.overview()).not.toContain(`${PLACE}/version/2`)
  })

  test('of two who save or publish at the same time the second is told, and overwrites nothing', async () => {
    const stale = await (await site.desk.ask(`${PLACE}/telefon`)).text()
    const token = /name="sigill" value="([^"]+)"/.exec(stale)?.[1] ?? ''
    await site.save('telefon', phoneForm(NEW_PHONE))
    const late = await site.desk.ask(`${PLACE}/telefon/spara`, {
      method: 'POST',
      body: new URLSearchParams({ sigill: token, utkast: '', ...phoneForm('021-65 43 21') }),
    })
    expect(late.status).toBe(422)
    const page = await late.text()
    expect(page).toContain(sitePage.errors.overtakenForm(undefined))
    for (const said of [sitePage.meanwhile.now, NEW_PHONE, sitePage.meanwhile.typed]) expect(page).toContain(said)
    expect(page).toContain('value="021-65 43 21"')
    const shown = await site.overview()
    await site.save('priser', priceForm)
    const sent = new URLSearchParams({
      sigill: /name="sigill" value="([^"]+)"/.exec(shown)?.[1] ?? '',
      utkast: /name="utkast" value="([^"]+)"/.exec(shown)?.[1] ?? '',
    })
    expect((await site.desk.ask(`${PLACE}/publicera`, { method: 'POST', body: sent })).status).toBe(422)
    expect(await site.home()).toBe(built)
  })

  test('of two who change the same question the second sees both answers, and may save over the first', async () => {
    const path = `${PLACE}/fragor/pris`
    const stale = hiddenFields(await (await site.desk.ask(path)).text(), 'spara')
    const answered = (answer: string) => ({ question: 'Vad kostar det?', answer, icon: 'wallet' })
    await site.save('fragor/pris', answered('Lite.'))
    const late = await site.desk.ask(`${path}/spara`, { method: 'POST', body: new URLSearchParams({ ...stale, ...answered('Mycket.') }) })
    expect(late.status).toBe(422)
    const page = await late.text()
    for (const said of [sitePage.errors.overtakenForm(undefined), sitePage.meanwhile.now, 'Vad kostar det? Lite.', 'Vad kostar det? Mycket.', `href="${path}"`])
      expect(page).toContain(said)
    const again = await site.desk.ask(`${path}/spara`, {
      method: 'POST',
      body: new URLSearchParams({ ...hiddenFields(page, 'spara'), ...answered('Mycket.') }),
    })
    expect(again.status).toBe(303)
  })

  test('of two who change different fields each keeps only what is their own, and the second is told who was first', async () => {
    const sara = await site.server.signedIn(SARA)
    const path = `${PLACE}/telefon`
    const save = (fields: Record<string, string>) => sara.ask(`${path}/spara`, { method: 'POST', body: new URLSearchParams(fields) })
    const form = await (await sara.ask(path)).text()
    const opened = { ...hiddenFields(form, 'spara'), ...shownFields(form) }
    await site.save('telefon', { ...shownFields(form), 'facts.phoneHours': 'mån–tors 7–16, fre –13' })
    const late = await save({ ...opened, 'facts.phone': NEW_PHONE })
    expect(late.status).toBe(422)
    const page = await late.text()
    expect(page).toContain(sitePage.errors.overtakenForm(company.email.split('@')[0]))
    const { document } = parseHTML(page)
    const differing = document.querySelector('[aria-labelledby="skiljer"]')?.textContent ?? ''
    expect(differing).toContain(NEW_PHONE)
    expect(differing).not.toContain('07:00')
    expect(shownFields(page)).toMatchObject({ 'facts.phone': NEW_PHONE, 'facts.phoneHours': 'Mån–tors 07:00–16:00, fre 07:00–13:00' })
    expect((await save({ ...hiddenFields(page, 'spara'), ...shownFields(page) })).status).toBe(303)
    const overview = await site.overview()
    for (const kept of [NEW_PHONE, 'Mån–tors 07:00–16:00, fre 07:00–13:00']) expect(overview).toContain(kept)
  })

  test('what is just published leads to the site, and back to what it was', async () => {
    await site.save('telefon', phoneForm(NEW_PHONE))
    const published = await site.publish()
    const receipt = await (await site.desk.ask(published.headers.get('location') ?? '')).text()
    expect(receipt).toContain(`>${sitePage.draft.see}</a>`)
    expect(await site.home()).toContain(NEW_PHONE)
    const undone = await site.desk.press(`${PLACE}/version/0/ga-tillbaka`, {}, `${PLACE}?klart=publicerat`)
    expect(undone.status).toBe(303)
    expect(await site.home()).toBe(built)
  })

  test('the bar of a preview publishes it', async () => {
    await site.save('telefon', phoneForm(NEW_PHONE))
    const preview = await (await site.desk.ask(`${PLACE}/prov/`)).text()
    expect(preview).toContain(sitePage.draft.backFromPreview)
    const published = await site.desk.press(`${PLACE}/publicera`, {}, `${PLACE}/prov/`)
    expect(published.headers.get('location')).toContain('klart=publicerat')
    expect(await site.home()).toContain(NEW_PHONE)
    expect(await (await site.desk.ask(`${PLACE}/prov/`)).text()).not.toContain('/publicera"')
  })

  test('the law’s ROT rate is drafted with one tap, with its year', async () => {
    expect(await site.overview()).toContain('Från 1 januari 2026 är avdraget 30\u00a0%.')
    expect((await site.desk.press(`${PLACE}/rot`)).status).toBe(303)
    expect(await site.overview()).not.toContain(`${PLACE}/rot"`)
    await site.publish()
    expect(await site.home()).toContain('30\u00a0%')
  })

  test('a page says what was done when its address does, and nothing else', async () => {
    for (const [klart, said] of Object.entries(sitePage.said)) {
      const page = await (await site.desk.ask(`${PLACE}?klart=${klart}`)).text()
      expect(Object.values(sitePage.said).filter((words) => page.includes(words))).toEqual([said])
    }
    const nothing = await (await site.desk.ask(`${PLACE}?klart=hejsan`)).text()
    expect(Object.values(sitePage.said).filter((words) => nothing.includes(words))).toEqual([])
    expect(await (await site.desk.ask(`${PLACE}/projekt?klart=sparat`)).text()).toContain(sitePage.said.sparat)
    expect(await (await site.desk.ask(`${PLACE}/projekt`)).text()).not.toContain(sitePage.said.sparat)
    expect((await site.desk.ask(`${PLACE}/version/7`)).status).toBe(404)
  })

  test.each(['skräp', '+275760-09-13T00:00:00.000Z'])(
    'a form that names a draft that never was (%s) overwrites nothing, and keeps what was typed',
    async (utkast) => {
      const form = await (await site.desk.ask(`${PLACE}/telefon`)).text()
      const sigill = /name="sigill" value="([^"]+)"/.exec(form)?.[1] ?? ''
      const response = await site.desk.ask(`${PLACE}/telefon/spara`, { method: 'POST', body: new URLSearchParams({ sigill, utkast, ...phoneForm(NEW_PHONE) }) })
      expect(response.status).toBe(422)
      expect(await response.text()).toContain(`value="${NEW_PHONE}"`)
      expect(await site.overview()).toContain(sitePage.asBuilt)
    },
  )

  test('a draft that is thrown away is gone', async () => {
    await site.save('telefon', phoneForm(NEW_PHONE))
    await site.desk.press(`${PLACE}/kasta`)
    expect(await site.overview()).toContain(sitePage.asBuilt)
  })
})

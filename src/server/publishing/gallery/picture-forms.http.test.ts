import sharp from 'sharp'
import { describe, expect, onTestFinished, test } from 'vitest'
import { pictures } from '#content/pictures.ts'
import { sitePage } from '#content/publishing/site.ts'
import { defaultContent } from '#content/publishing/site-content.ts'
import { pictureFields } from '#content/publishing/site-pictures.ts'
import { wholePicture } from '#domain/site-picture.ts'
import { migrateToLatest } from '#server/core/database/database.ts'
import { openDatabase } from '#server/core/database/open-database.ts'
import { frontDoorDatabases } from '../../../../tests/support/databases.ts'
import { hiddenFields } from '../../../../tests/support/desk.ts'
import { aPlainPhoto } from '../../../../tests/support/photos.ts'
import { startTestServer, type TestServer } from '../../../../tests/support/test-server.ts'

const PLACE = '/agare/webbplatsen'
const project = {
  title: 'Badrum i Bjärby',
  description: 'Gröna plattor i raka rader.',
  alt: 'Nykaklat badrum med gröna plattor och en vägghängd toalett',
  sort: 'photo',
}

describe.each(frontDoorDatabases)('a form with pictures that is sent twice, or by two, on %s', (_, newDatabase) => {
  async function open() {
    const where = await newDatabase()
    onTestFinished(where.remove)
    const start = async () => {
      const server = await startTestServer({ DATA_DIR: where.dataDir, ...(where.databaseUrl && { DATABASE_URL: where.databaseUrl }) })
      onTestFinished(server.close)
      return server
    }
    const server = await start()
    const desk = await server.signedIn()
    const formAt = async (part: string) => hiddenFields(await (await desk.ask(`${PLACE}/${part}`)).text(), 'spara')

    /** Submits the form with pictures of a page, as a browser without script does. */
    async function send(part: string, fields: Record<string, string>, hidden: Record<string, string>, picture?: Uint8Array, to: TestServer = server) {
      const body = new FormData()
      for (const [name, value] of Object.entries({ ...hidden, ...fields })) body.append(name, value)
      if (picture) body.append('bild', new Blob([new Uint8Array(picture)]), 'IMG_0001.JPG')
      return to.ask(`${PLACE}/${part}/spara`, { method: 'POST', body, headers: { cookie: desk.cookie } })
    }

    /** A project is saved by two who opened it at the same time. Resolves to the page that the second is shown. */
    async function overtaken(first: Record<string, string>, second: Record<string, string>): Promise<string> {
      const opened = await formAt('projekt/nero')
      expect((await send('projekt/nero', { ...asTyped('nero'), ...first }, opened)).status).toBe(303)
      const refused = await send('projekt/nero', { ...asTyped('nero'), ...second, title: '' }, opened)
      const response = await send('projekt/nero', { ...asTyped('nero'), ...second }, hiddenFields(await refused.text(), 'spara'))
      expect(response.status, 'a refusal in between does not make the form a newer one').toBe(422)
      const page = await response.text()
      expect(page).toContain(sitePage.errors.overtakenForm(undefined))
      return page
    }
    return { where, desk, server, start, formAt, send, overtaken }
  }

  test('is done once and answered as the first, also at the same time and by another process', async () => {
    const { desk, start, formAt, send } = await open()
    const [hidden, picture] = [await formAt('projekt/ny'), await aPlainPhoto(8, 1600, 1200)]
    const answers = await Promise.all([1, 2].map(() => send('projekt/ny', project, hidden, picture)))
    answers.push(await send('projekt/ny', project, hidden, picture), await send('projekt/ny', project, hidden, picture, await start()))
    expect(answers.map(({ status, headers }) => [status, headers.get('location')])).toEqual(answers.map(() => [303, `${PLACE}/projekt?klart=sparat`]))
    const list = await (await desk.ask(`${PLACE}/projekt`)).text()
    expect(list.split(`>${project.title}<`)).toHaveLength(2)

    const other = await send('projekt/ny', { ...project, title: 'Badrum i Tortuna' }, hidden, picture)
    expect(other.status, 'with other words it is another form, made before this one').toBe(422)
    expect(await other.text()).toContain(sitePage.errors.overtakenForm(undefined))
  })

  test('a picture is cut where the owner says, as it comes and any time later, and the site shows it so', async () => {
    const { where, desk, server, formAt, send } = await open()
    const path = 'projekt/badrum-i-bjarby'
    const save = async (fields: Record<string, string>, picture?: Uint8Array) =>
      send(picture ? 'projekt/ny' : path, { ...project, ...fields }, await formAt(picture ? 'projekt/ny' : path), picture)
    const shownFile = async () => /<option value="([0-9a-f]{16})" selected/.exec(await (await desk.ask(`${PLACE}/${path}`)).text())?.[1] ?? ''
    const colourShown = async () => {
      const page = await (await desk.ask(`${PLACE}/prov/`)).text()
      const card = `/bilder/${await shownFile()}-800.webp`
      expect(page).toContain(card)
      const { dominant } = await sharp(Buffer.from(await (await server.ask(card)).arrayBuffer())).stats()
      return dominant.r > dominant.b ? 'red' : 'blue'
    }

    expect((await save({ utsnitt: '50 0', onHome: 'ja' }, await aTwoColouredPhoto())).status).toBe(303)
    expect(await colourShown()).toBe('red')
    const first = await shownFile()
    for (const utsnitt of ['', 'skräp', '50 101', '0 0 0']) {
      expect((await save({ fil: first, utsnitt, onHome: 'ja' })).status, utsnitt).toBe(303)
      expect(await shownFile(), utsnitt).toBe(first)
    }
    const refused = await (await save({ fil: first, utsnitt: '50 99', title: '' })).text()
    expect(refused, 'another field is wrong').toMatch(/<option value="50 99"[^>]*selected/)
    expect((await save({ fil: first, utsnitt: '50 100', onHome: 'ja' })).status).toBe(303)
    expect(await colourShown()).toBe('blue')
    expect((await save({ fil: await shownFile(), utsnitt: '50 0', onHome: 'ja' })).status, 'out of the whole picture again').toBe(303)
    expect(await colourShown()).toBe('red')
    const whole = `${PLACE}/bild/${first}`
    const toTheOwner = await desk.ask(whole)
    const facts = await sharp(Buffer.from(await toTheOwner.arrayBuffer())).metadata()
    expect([toTheOwner.status, toTheOwner.headers.get('cache-control'), facts.width, facts.height]).toEqual([
      200,
      'private, max-age=86400, immutable',
      1600,
      2400,
    ])
    expect((await desk.ask(`${PLACE}/bild/0123456789abcdef`)).status).toBe(404)
    for (const address of [whole, `/bilder/${first}-0.webp`]) expect((await server.ask(address)).status, 'and to nobody else').not.toBe(200)

    const db = await migrateToLatest(openDatabase(where))
    await db.deleteFrom('site_pictures').where('width', '=', wholePicture.width).execute()
    await db.destroy()
    const old = await save({ fil: await shownFile(), utsnitt: '50 100', onHome: 'ja' })
    expect(await old.text(), 'one that was stored before the whole one was kept').toContain(pictureFields.errors.notWhole)
    expect((await save({ fil: 'nero', alt: '', utsnitt: '50 100' })).status, 'one of the build’s is 4:3 as it is').toBe(303)
    expect(await (await desk.ask(`${PLACE}/${path}`)).text()).toContain('<option value="nero" selected')
  })

  test('the second of two who change a project at the same time is shown where they differ, with both pictures, and may save all the same', async () => {
    const { desk, send, overtaken } = await open()
    const mine = { title: 'Svart badrum', description: 'Blanka väggar.', fil: 'compact', alt: '' }
    const page = await overtaken({ title: 'Mörkt badrum', fil: 'marble', alt: '' }, mine)
    const shown = differencesOn(page)
    for (const said of ['Mörkt badrum', 'Svart badrum', 'Blanka väggar.', `href="${PLACE}/projekt/nero"`]) expect(shown).toContain(said)
    expect([...shown.matchAll(/\/(\w+-800\.webp)"/g)].map(([, name]) => name)).toEqual(['marble-800.webp', 'compact-800.webp'])
    expect((await send('projekt/nero', { ...asTyped('nero'), ...mine }, hiddenFields(page, 'spara'))).status).toBe(303)
    expect(await (await desk.ask(`${PLACE}/projekt/nero`)).text()).toContain('value="Svart badrum"')
  })

  test('what the second did not touch is as the first has saved it: picture with its description, words, ticks', async () => {
    const { overtaken } = await open()
    const page = await overtaken({ fil: 'marble', alt: '', description: 'Blanka väggar.', onHome: '' }, { onHome: 'ja', title: 'Svart badrum' })
    const shown = differencesOn(page)
    expect(shown).toContain('Svart badrum')
    for (const theirs of ['Blanka väggar.', 'marble-800.webp']) expect(shown).not.toContain(theirs)
    expect(page).toContain('<option value="marble" selected')
    expect(page).toContain(pictures.marble.alt)
    expect(page).toMatch(/<textarea[^>]*name="description"[^>]*>Blanka väggar\./)
  })

  test('of two who change the pair, each keeps the picture that the other left alone', async () => {
    const { formAt, send } = await open()
    const opened = await formAt('fore-efter')
    const { before, after } = defaultContent.pair
    const untouched = {
      'fore-fil': before.file,
      'fore-alt': before.alt,
      'fore-sort': before.kind,
      'efter-fil': after.file,
      'efter-alt': after.alt,
      'efter-sort': after.kind,
    }
    expect((await send('fore-efter', { ...untouched, 'fore-alt': 'Badrummet före, med sprucket kakel' }, opened)).status).toBe(303)
    const response = await send('fore-efter', { ...untouched, 'efter-alt': 'Samma badrum efteråt, i grönt' }, opened)
    expect(response.status).toBe(422)
    const page = await response.text()
    for (const kept of ['Badrummet före, med sprucket kakel', 'Samma badrum efteråt, i grönt']) expect(page).toContain(`>${kept}</textarea>`)
    expect(differencesOn(page)).not.toContain('sprucket')
  })
})

/** Twice as high as what is shown of it: red above, blue below. */
async function aTwoColouredPhoto(): Promise<Buffer> {
  const half = (background: string) =>
    sharp({ create: { width: 1500, height: 1125, channels: 3, background } })
      .png()
      .toBuffer()
  const whole = sharp({ create: { width: 1500, height: 2250, channels: 3, background: 'white' } })
  const [above, below] = [await half('red'), await half('blue')]
  return whole
    .composite([
      { input: above, top: 0, left: 0 },
      { input: below, top: 1125, left: 0 },
    ])
    .jpeg()
    .toBuffer()
}

function asTyped(id: string): Record<string, string> {
  const one = defaultContent.gallery.projects.find((project) => project.id === id)
  return { title: one?.title ?? '', description: one?.description ?? '', fil: id, alt: one?.picture.alt ?? '', sort: 'rendering' }
}

function differencesOn(page: string): string {
  return /<section aria-labelledby="skiljer"[\s\S]*?<\/section>/.exec(page)?.[0] ?? ''
}

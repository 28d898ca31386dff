import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { signInWords } from '#content/desk/sign-in.ts'
import { MOST_IN_BAND } from '#content/gallery/projects.ts'
import { renderingWords } from '#content/pictures.ts'
import { defaultContent } from '#content/publishing/site-content.ts'
import { pairPage, pictureFields, sitePictureRefusals } from '#content/publishing/site-pictures.ts'
import { pictureSizes, widestPicture } from '#domain/site-picture.ts'
import { migrateToLatest } from '#server/core/database/database.ts'
import { openDatabase } from '#server/core/database/open-database.ts'
import { restoreBackup, writeBackup } from '#server/operation/backup/backup.ts'
import { frontDoorDatabases, type TestDatabase } from '../../../../tests/support/databases.ts'
import { type Desk, hiddenFields } from '../../../../tests/support/desk.ts'
import { eventually } from '../../../../tests/support/eventually.ts'
import { hugePng } from '../../../../tests/support/hostile-photos.ts'
import { aPhoneJpeg, aPlainPhoto } from '../../../../tests/support/photos.ts'
import { SITE_DIR } from '../../../../tests/support/site-dir.ts'
import { startTestServer, type TestServer } from '../../../../tests/support/test-server.ts'
import { makeSitePictures } from './site-pictures.ts'

const PLACE = '/agare/webbplatsen'
const built = readFileSync(join(SITE_DIR, 'index.html'), 'utf8')
const { projects, band } = defaultContent.gallery
const [firstOfAll, secondOfAll] = projects
const [firstInBand = ''] = band
const toFillTheBand = projects.filter(({ id }) => !band.includes(id)).slice(0, MOST_IN_BAND - band.length)
const ALT = 'Nykaklat badrum med gröna plattor och en vägghängd toalett'
const project = { title: 'Badrum i Bjärby', description: 'Gröna plattor i raka rader.', alt: ALT, sort: 'photo' }

type Files = Record<string, Uint8Array>

/** In one test after the other: each begins with what the one before has published. */
describe.each(frontDoorDatabases)('the owner’s pictures on %s', (_, newDatabase) => {
  let where: TestDatabase
  let server: TestServer
  let desk: Desk
  let photo: Buffer
  let now = new Date('2026-11-23T09:00:00.000Z')
  const closing: (() => Promise<void>)[] = []

  beforeAll(async () => {
    where = await newDatabase()
    server = await start()
    desk = await server.signedIn()
    photo = await aPhoneJpeg(1500, 2000)
  })
  afterAll(async () => {
    for (const close of closing.toReversed()) await close()
    await where.remove()
  })

  async function start(): Promise<TestServer> {
    const started = await startTestServer({ DATA_DIR: where.dataDir, ...(where.databaseUrl && { DATABASE_URL: where.databaseUrl }) }, () => now)
    closing.push(started.close)
    return started
  }
  async function openTables() {
    const database = openDatabase({ dataDir: where.dataDir, databaseUrl: where.databaseUrl })
    const db = await migrateToLatest(database)
    return { database, db, pictures: makeSitePictures(db) }
  }
  /** Submits the form with pictures of a page, as a browser without script does. */
  async function send(part: string, fields: Record<string, string>, files: Files = {}, hidden?: Record<string, string>) {
    const path = `${PLACE}/${part}`
    const form = new FormData()
    const token = hidden ?? hiddenFields(await (await desk.ask(path)).text(), 'spara')
    for (const [name, value] of Object.entries({ ...token, ...fields })) form.append(name, value)
    for (const [name, bytes] of Object.entries(files)) form.append(name, new Blob([new Uint8Array(bytes)]), 'IMG_0001.JPG')
    return desk.ask(`${path}/spara`, { method: 'POST', body: form })
  }
  const publish = async () => expect((await desk.press(`${PLACE}/publicera`, { tung: 'ja' })).headers.get('location')).toBe(`${PLACE}?klart=publicerat`)
  const home = async (of = server) => (await of.ask('/')).text()
  const addressesIn = (page: string) => [...new Set(page.match(/\/bilder\/[\w-]+\.(?:avif|webp)/g))]

  test('a photo becomes the first project: seen in the preview alone, then by every visitor, kept for ever by browsers and without what the phone noted', async () => {
    expect((await send('projekt/ny', { ...project, onHome: 'ja', inBand: '' }, { bild: photo })).headers.get('location')).toBe(`${PLACE}/projekt?klart=sparat`)
    expect(await (await desk.ask(`${PLACE}/prov/`)).text()).toContain(project.title)
    expect(await home()).toBe(built)
    await publish()

    const page = await home()
    expect(page.indexOf(project.title)).toBeLessThan(page.indexOf(firstOfAll?.title ?? ''))
    expect(page).toContain(`alt="${ALT}"`)
    const [large = '', card = ''] = addressesIn(page)
    const shown = await server.ask(card)
    expect([shown.status, shown.headers.get('content-type'), shown.headers.get('cache-control')]).toEqual([
      200,
      'image/webp',
      'public, max-age=31536000, immutable',
    ])
    const bytes = Buffer.from(await shown.arrayBuffer())
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 800, height: 600 })
    const inDialog = await sharp(Buffer.from(await (await server.ask(large)).arrayBuffer())).metadata()
    expect(inDialog).toMatchObject({ format: 'heif', ...widestPicture })
    for (const facts of [await sharp(bytes).metadata(), inDialog])
      expect([facts.exif, facts.icc, facts.xmp, facts.orientation]).toEqual([undefined, undefined, undefined, undefined])
    expect((await server.ask(card, { method: 'HEAD' })).headers.get('content-length')).toBe(String(bytes.byteLength))
    expect((await server.ask('/bilder/0123456789abcdef-800.webp')).status).toBe(404)
  })

  test('a page with the owner’s picture is made as one with a built one: without addresses, description and label both are the same', async () => {
    const entryOf = (page: string, title: string) => page.match(/<li>(?:(?!<li>)[\s\S])*?<\/li>/g)?.find((entry) => entry.includes(`<strong>${title}`)) ?? ''
    const bare = (entry: string) =>
      entry
        .replaceAll(/(href|src|alt)="[^"]*"/g, '$1')
        .replaceAll(/>[^<]+</g, '><')
        .replace('<span class="rendering-label"></span>', '')
    const page = await home()
    expect(bare(entryOf(page, project.title))).toBe(bare(entryOf(page, secondOfAll?.title ?? '')))
    expect(entryOf(page, project.title)).not.toContain('rendering-label')
    expect(entryOf(page, secondOfAll?.title ?? '').includes('rendering-label')).toBe(secondOfAll?.picture.kind === 'rendering')
    const renderings = projects.some(({ picture }) => picture.kind === 'rendering')
    expect([page.includes(renderingWords.note), page.includes(renderingWords.noteOnSome)]).toEqual([false, renderings])
  })

  test('what is refused is said at its field, with everything that was typed, and also the picture is kept when another field is wrong', async () => {
    const before = await (await desk.ask(PLACE)).text()
    const refused: readonly (readonly [said: string, file: Uint8Array])[] = [
      [sitePictureRefusals.wrongType, Buffer.from('%PDF-1.7\n%%EOF\n')],
      [sitePictureRefusals.heic, Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic\0\0\0\0', 'latin1')],
      [sitePictureRefusals.unreadable, photo.subarray(0, 5000)],
      // A little more than 50 megapixels.
      [sitePictureRefusals.tooManyPixels, hugePng(7_072)],
      [sitePictureRefusals.photoTooLarge, Buffer.concat([photo, Buffer.alloc(15_000_000)])],
      [pictureFields.errors.tooNarrow(1000, 1200), await aPlainPhoto(1, 1000, 1500)],
    ]
    for (const [said, file] of refused) {
      const response = await send('projekt/ny', { ...project, title: 'Badrum i Irsta' }, { bild: file })
      expect(response.status, said).toBe(422)
      const page = await response.text()
      expect(/<p class="field-error" id="bild-error">([^<]*)</.exec(page)?.[1]).toBe(said)
      for (const typed of ['Badrum i Irsta', project.description, ALT]) expect(page).toContain(typed)
    }
    const without = await (await send('projekt/ny', { ...project, title: 'Badrum i Irsta' })).text()
    expect(without).toContain(pictureFields.errors.none)
    const gone = await (await send('projekt/ny', { ...project, title: 'Badrum i Irsta', fil: '0123456789abcdef' })).text()
    expect(/id="fil-error">([^<]*)</.exec(gone)?.[1]).toBe(pictureFields.errors.gone)

    const half = await (await send('projekt/ny', { ...project, title: '', alt: 'IMG_0001.jpg' }, { bild: await aPlainPhoto(3, 1600, 1200) })).text()
    expect(half).toContain('Texten är tom.')
    expect(/id="alt-error">([^<]*)</.exec(half)?.[1]).toContain('Beskriv vad som syns på bilden')
    expect(half).toContain(pictureFields.file.just)
    const [, kept = ''] = /<option value="([0-9a-f]{16})" selected/.exec(half) ?? []
    expect((await server.ask(`/bilder/${kept}-800.webp`)).status).toBe(200)
    expect((await desk.ask(PLACE).then((response) => response.text())).replaceAll(/value="[^"]*"/g, '')).toBe(before.replaceAll(/value="[^"]*"/g, ''))
    expect((await send('projekt/ny', { ...project, title: 'Badrum i Irsta', fil: kept }, {}, hiddenFields(half, 'spara'))).status).toBe(303)
    await desk.press(`${PLACE}/kasta`)
  })

  test('a form without a valid token stores no picture, and keeps what was typed', async () => {
    const { pictures, db } = await openTables()
    const { count } = await pictures.usage()
    const response = await send('projekt/ny', project, { bild: await aPlainPhoto(4, 1600, 1200) }, { sigill: 'x', utkast: '' })
    expect(response.status).toBe(422)
    const page = await response.text()
    for (const said of [signInWords.expired, project.title, ALT]) expect(page).toContain(said)
    expect((await pictures.usage()).count).toBe(count)
    await db.destroy()
  })

  test('with another picture its description must be another; a built picture brings its own, and is always labelled as what it is', async () => {
    const [own = ''] = addressesIn(await home())
    const id = /\/bilder\/(\w+)-/.exec(own)?.[1] ?? ''
    const path = 'projekt/badrum-i-bjarby'
    const left = await (await send(path, project, { bild: await aPlainPhoto(5, 1600, 1200) })).text()
    expect(/id="alt-error">([^<]*)</.exec(left)?.[1]).toBe(pictureFields.errors.sameAlt)
    expect((await send(path, { ...project, fil: 'nero' })).status).toBe(303)
    const form = await (await desk.ask(`${PLACE}/${path}`)).text()
    expect(form).toContain('Svarta blanka väggar med vit marmorådring')
    expect(form).toMatch(/<option value="rendering" selected/)
    await desk.press(`${PLACE}/kasta`)
    expect(await (await desk.ask(`${PLACE}/${path}`)).text()).toContain(`<option value="${id}" selected`)
  })

  test('projects are moved, put into the band and removed; going back brings project and picture back', async () => {
    const list = await (await desk.ask(`${PLACE}/projekt`)).text()
    const { sigill = '', utkast = '' } = hiddenFields(list)
    const moved = { sigill, utkast }
    expect((await desk.ask(`${PLACE}/projekt/badrum-i-bjarby/ner`, { method: 'POST', body: new URLSearchParams(moved) })).status).toBe(303)
    const firstListed = async () => /<h2><a[^>]*>([^<]*)/.exec(await (await desk.ask(`${PLACE}/projekt`)).text())?.[1]
    expect(await firstListed()).toBe(firstOfAll?.title)
    for (const [deed, first] of [
      ['upp', project.title],
      ['ner', firstOfAll?.title],
    ] as const) {
      expect((await desk.press(`${PLACE}/projekt/badrum-i-bjarby/${deed}`)).status).toBe(303)
      expect(await firstListed(), deed).toBe(first)
    }
    const [card = ''] = addressesIn(await home())
    const [, id = ''] = /\/bilder\/(\w+)-/.exec(card) ?? []
    for (const { id } of toFillTheBand) expect((await send(`projekt/${id}`, { ...asTyped(id), inBand: 'ja' })).status).toBe(303)
    const crowded = await (await send('projekt/badrum-i-bjarby', { ...project, fil: id, inBand: 'ja' })).text()
    expect(/id="inBand-error">([^<]*)</.exec(crowded)?.[1]).toContain('I bildbandet ryms högst 5 bilder.')
    expect((await send(`projekt/${firstInBand}`, { ...asTyped(firstInBand), inBand: '' })).status).toBe(303)
    expect((await send('projekt/badrum-i-bjarby', { ...project, fil: id, inBand: 'ja' })).status).toBe(303)
    await publish()
    const page = await home()
    expect(page.indexOf(`<strong>${firstOfAll?.title}`)).toBeLessThan(page.indexOf(`<strong>${project.title}`))
    expect(page).toContain(`srcSet="/bilder/${id}-420.avif 420w, /bilder/${id}-960.avif 960w"`)

    expect((await desk.press(`${PLACE}/projekt/badrum-i-bjarby/ta-bort`)).status).toBe(303)
    await publish()
    expect(addressesIn(await home())).toEqual([])
    await desk.press(`${PLACE}/version/2/ga-tillbaka`)
    expect(await home()).toBe(page)
    expect((await server.ask(card)).status).toBe(200)
  })

  function asTyped(id: string): Record<string, string> {
    const one = defaultContent.gallery.projects.find((project) => project.id === id)
    return { title: one?.title ?? '', description: one?.description ?? '', fil: id, alt: one?.picture.alt ?? '', sort: 'rendering' }
  }

  test('the pair before and after is the owner’s, labelled while one of the two is a rendering', async () => {
    const { before } = defaultContent.pair
    const after = { 'efter-alt': 'Samma badrum med gröna plattor efter renoveringen', 'efter-sort': 'photo' }
    const fields = { 'fore-fil': before.file, 'fore-alt': before.alt, 'fore-sort': 'rendering', 'efter-fil': 'after', ...after }
    expect((await send('fore-efter', fields, { 'efter-bild': await aPlainPhoto(6, 1600, 1200) })).status).toBe(303)
    const overview = await (await desk.ask(PLACE)).text()
    expect(overview).toContain(`${pairPage.title}: ${pairPage.after.toLocaleLowerCase('sv')}`)
    await publish()
    const comparison = comparisonIn(await home())
    expect(comparison).toMatch(/srcSet="\/bilder\/(\w+)-420\.avif 420w, \/bilder\/\1-860\.avif 860w, \/bilder\/\1-1280\.avif 1280w"/)
    expect(comparison).toContain(`alt="${after['efter-alt']}"`)
    expect(comparison).toContain('Visualisering.')
    for (const address of addressesIn(comparison)) expect((await server.ask(address)).status, address).toBe(200)
    const [, file = ''] = /\/bilder\/(\w+)-/.exec(comparison) ?? []
    const both = { ...fields, 'efter-fil': file, 'fore-alt': 'Badrummet före renoveringen, med sprucket kakel', 'fore-sort': 'photo' }
    expect((await send('fore-efter', both, { 'fore-bild': await aPlainPhoto(7, 1600, 1200) })).status).toBe(303)
    expect(comparisonIn(await (await desk.ask(`${PLACE}/prov/`)).text())).not.toContain('Visualisering.')
    await desk.press(`${PLACE}/kasta`)
  })

  test('what is wrong with one picture of the pair is said at its field alone', async () => {
    const { before, after } = defaultContent.pair
    const fields = {
      'fore-fil': before.file,
      'fore-alt': before.alt,
      'fore-sort': before.kind,
      'efter-fil': after.file,
      'efter-alt': 'a'.repeat(1000),
      'efter-sort': after.kind,
    }
    const response = await send('fore-efter', fields)
    expect(response.status).toBe(422)
    const page = await response.text()
    expect(page).toContain('id="efter-alt-error"')
    for (const right of ['fore-alt', 'fore-bild', 'efter-bild', 'efter-sort']) expect(page).not.toContain(`id="${right}-error"`)
  })

  test('every process serves the pictures, and a restored backup has them', async () => {
    const other = await start()
    const page = await eventually(async () => {
      const shown = await home(other)
      expect(addressesIn(shown).length).toBeGreaterThan(3)
      return shown
    })
    for (const address of addressesIn(page)) expect(await bytesAt(other, address)).toEqual(await bytesAt(server, address))
    const { db, database, pictures } = await openTables()
    const file = join(where.dataDir, 'backup.jsonl.gz')
    await writeBackup(db, database, file)
    const restored = await newDatabase()
    const storage = openDatabase({ dataDir: restored.dataDir, databaseUrl: restored.databaseUrl })
    const copy = await migrateToLatest(storage)
    await restoreBackup(copy, storage, file)
    expect(await makeSitePictures(copy).usage()).toEqual(await pictures.usage())
    const [, id = ''] = /\/bilder\/(\w+)-/.exec(page) ?? []
    for (const { width, format } of pictureSizes) expect(await makeSitePictures(copy).find(id, width, format)).toEqual(await pictures.find(id, width, format))
    for (const one of [copy, db]) await one.destroy()
    await restored.remove()
  })

  test('a picture that no version and no draft shows is removed after two days, and no other', async () => {
    const { db, pictures } = await openTables()
    const { count } = await pictures.usage()
    const shown = addressesIn(await home())
    await desk.press(`${PLACE}/version/0/ga-tillbaka`)
    expect(await home()).toBe(built)
    now = new Date('2026-11-26T09:00:00.000Z')
    expect(await pictures.prune(50, '2026-11-24T09:00:00.000Z')).toBe(count - 2)
    for (const address of shown) expect((await server.ask(address)).status, address).toBe(200)
    await db.destroy()
  })
})

function comparisonIn(page: string): string {
  return /<figure class="compared[\s\S]*?<\/figure>/.exec(page)?.[0] ?? ''
}

async function bytesAt(server: TestServer, address: string): Promise<Buffer> {
  return Buffer.from(await (await server.ask(address)).arrayBuffer())
}

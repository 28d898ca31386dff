import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { sitePage } from '#content/publishing/site.ts'
import { defaultContent } from '#content/publishing/site-content.ts'
import { missingPictureWords, pictureFields } from '#content/publishing/site-pictures.ts'
import { migrateToLatest } from '#server/core/database/database.ts'
import { openDatabase } from '#server/core/database/open-database.ts'
import { databases, type TestDatabase } from '../../../tests/support/databases.ts'
import { type Desk, hiddenFields, signIn } from '../../../tests/support/desk.ts'
import { startTestServer, type TestServer } from '../../../tests/support/test-server.ts'
import type { Changes } from './changes.ts'
import { makeSiteRepository } from './site-version-repository.ts'

// The press prints what stands in src/content, so that is what is expected.
vi.unmock('#content/company/company.ts')

const PLACE = '/agare/webbplatsen'
const NEW_PHONE = '021-12 34 56'
const { facts, gallery, pair } = defaultContent
const titles = (page: string) => [...page.matchAll(/<strong>([^<]+)/g)].map(([, title]) => title)

/** What was published above a build that is no longer there. */
describe.each(Object.entries(databases))('the site, changed by owner and developer, on %s', (_, newDatabase) => {
  let where: TestDatabase
  let server: TestServer
  let desk: Desk

  beforeEach(async () => {
    where = await newDatabase()
  })
  afterEach(async () => {
    await server.close()
    await where.remove()
  })

  async function startAbove(changes: Changes) {
    const database = openDatabase({ dataDir: where.dataDir, databaseUrl: where.databaseUrl })
    const db = await migrateToLatest(database)
    const published = { number: 1, changes, restores: undefined, publishedAt: '2026-11-20T09:00:00.000Z', publishedBy: 'Anna' }
    await makeSiteRepository(db).add(published, undefined)
    await db.destroy()
    server = await startTestServer({ DATA_DIR: where.dataDir, ...(where.databaseUrl && { DATABASE_URL: where.databaseUrl }) })
    desk = await signIn(server)
  }
  const home = async () => (await server.ask('/')).text()
  const read = async (part = '') => (await desk.ask(`${PLACE}${part}`)).text()
  const publish = () => desk.press(PLACE, { gor: 'publicera', tung: 'ja' })
  /** As a browser without script sends the form of a project. */
  async function saveProject(id: string, fields: Record<string, string>) {
    const form = new FormData()
    const hidden = hiddenFields(await read(`/projekt/${id}`), 'spara')
    for (const [name, value] of Object.entries({ ...hidden, ...fields })) form.append(name, value)
    return desk.ask(`${PLACE}/projekt/${id}`, { method: 'POST', body: form })
  }

  test('what a developer has changed under a published change is asked about, and stands as decided', async () => {
    await startAbove({
      'facts.phone': { is: NEW_PHONE, over: '08-123 456 78' },
      'facts.unknown': { is: 1, over: 2 },
      tips: { is: 'no list', over: [] },
    })
    expect(await home()).toContain(NEW_PHONE)
    const page = await read()
    expect(page).toContain(sitePage.conflicts.heading)
    expect(page).toContain(facts.phone)
    await desk.press(PLACE, { gor: 'ta-nytt', plats: 'facts.phone' })
    await publish()
    expect(await home()).toContain(facts.phone)
    expect(await read()).not.toContain(sitePage.conflicts.heading)
  })

  test('a picture that is no longer in the build is nowhere shown broken: its project waits for another, which the desk asks for', async () => {
    const own = (id: string, title: string, file: string) => ({
      id,
      title,
      description: 'Gröna plattor i raka rader.',
      onHome: true,
      picture: { file, kind: 'rendering', alt: 'Ljust badrum med gröna plattor och vägghängd toalett' },
    })
    const [removed, elsewhere] = [own('bjarby', 'Badrum i Bjärby', 'borttagen'), own('irsta', 'Badrum i Irsta', 'showroom')]
    await startAbove({
      gallery: { is: { projects: [removed, elsewhere, ...gallery.projects], band: ['bjarby', ...gallery.band.slice(0, 1)] }, over: gallery },
      pair: { is: { ...pair, after: removed.picture }, over: pair },
    })
    const page = await home()
    const shown = [...new Set(page.match(/\/(?:_astro|bilder)\/[^\s",]+\.(?:avif|webp)/g))]
    expect(shown.length).toBeGreaterThan(20)
    for (const address of shown) expect((await server.ask(address, { method: 'HEAD' })).status, address).toBe(200)
    for (const { title } of [removed, elsewhere]) expect(titles(page)).not.toContain(title)
    expect(titles(page)).toContain(gallery.projects[0]?.title)

    const asked = await read()
    for (const { id, title } of [removed, elsewhere]) {
      // Above everything, and among what is left before the launch.
      expect(asked.split(missingPictureWords.project(title))).toHaveLength(3)
      expect(asked).toContain(`href="${PLACE}/projekt/${id}"`)
    }
    expect(asked.split(missingPictureWords.pair)).toHaveLength(3)
    expect((await read('/projekt')).split(missingPictureWords.listed)).toHaveLength(3)
    expect(await read('/fore-efter')).toContain(`id="efter-fil-error">${pictureFields.errors.missing}`)
    const form = await read('/projekt/bjarby')
    expect(form).toContain(`id="fil-error">${pictureFields.errors.missing}`)
    expect(form).toContain(`value="${removed.title}"`)

    // What else is saved leaves the project where it is.
    await desk.press(`${PLACE}/tips/1`, { gor: 'spara', text: 'Mät två gånger.', icon: 'tape' })
    const { title, description, picture } = removed
    const answers = { title, description, alt: picture.alt, sort: picture.kind, onHome: 'ja', inBand: 'ja' }
    const refused = await saveProject('bjarby', { ...answers, fil: 'borttagen' })
    expect(refused.status).toBe(422)
    expect(await refused.text()).toContain(`id="fil-error">${pictureFields.errors.missing}`)
    expect((await saveProject('bjarby', { ...answers, fil: 'marble' })).status).toBe(303)
    expect((await publish()).status).toBe(303)
    expect(titles(await home())).toContain(title)
    expect(await read()).not.toContain(missingPictureWords.project(title))
  })

  test('a project that a developer has changed too is shown as both have it, with its pictures, and decided by itself', async () => {
    const [tub, slope, double, nordic, cabin, compact] = gallery.projects
    const added = gallery.projects.at(-1)
    if (!tub || !slope || !double || !nordic || !cabin || !compact || !added) throw new Error('The gallery has fewer projects than it had')
    const removed = { ...nordic, id: 'forr', title: 'Badrummet som fanns förr' }
    const before = {
      projects: [{ ...tub, description: 'Så stod det förr.' }, { ...slope, picture: nordic.picture }, ...gallery.projects.slice(2, -1), removed],
      band: [cabin.id],
    }
    // The owner has removed a project that the developer has not touched, renamed one that the developer has, and moved it last.
    const [first, second, , ...untouched] = before.projects
    // And has given one the title that the developer gives to a new one.
    const others = untouched.map((project) => (project.id === compact.id ? { ...project, title: added.title } : project))
    const ours = { projects: [first, ...others, { ...second, title: 'Badrum på vinden' }], band: [cabin.id, nordic.id] }
    await startAbove({ gallery: { is: ours, over: before } })
    const page = await read()
    const conflict = (title: string) => page.match(/<form[\s\S]*?<\/form>/g)?.find((form) => form.includes(`<h3>Projekt: ${title}</h3>`)) ?? ''
    for (const said of ['Badrum på vinden', slope.title, 'Bild', sitePage.conflicts.ours, sitePage.conflicts.theirs])
      expect(conflict('Badrum på vinden')).toContain(said)
    const pictures = [...conflict('Badrum på vinden').matchAll(/<img[^>]*src="([^"]+)"/g)].map(([, address = '']) => address)
    expect(pictures.map((address) => address.split('/').at(-1))).toEqual([nordic, slope].map(({ picture }) => `${picture.file}-800.webp`))
    expect(conflict(tub.title)).toContain('Så stod det förr.')
    expect(conflict(tub.title)).toContain(tub.description)
    for (const { title } of [added, removed]) expect(conflict(title)).toContain(sitePage.conflicts.absent)
    expect(conflict(double.title)).toBe('')
    expect(conflict('ordningen och bildbandet')).toContain(sitePage.conflicts.band)

    const impossible = await desk.press(PLACE, { gor: 'ta-nytt', plats: 'gallery', projekt: added.id })
    expect(impossible.status).toBe(422)
    expect(await impossible.text()).toContain(sitePage.conflicts.impossible)

    // What else is changed in the gallery decides nothing.
    await desk.press(`${PLACE}/projekt/${compact.id}`, { gor: 'ta-bort' })
    for (const { id } of [slope, added, removed]) await desk.press(PLACE, { gor: 'ta-nytt', plats: 'gallery', projekt: id })
    await desk.press(PLACE, { gor: 'lat-mitt', plats: 'gallery', projekt: tub.id })
    const left = await read()
    expect(left).toContain(sitePage.conflicts.heading)
    for (const { id: decided } of [slope, tub, added, removed]) expect(left).not.toContain(`name="projekt" value="${decided}"`)
    await desk.press(PLACE, { gor: 'ta-nytt', plats: 'gallery', projekt: '' })
    expect(await read()).not.toContain(sitePage.conflicts.heading)
    expect((await publish()).status).toBe(303)
    const published = await home()
    expect(published).toContain('Så stod det förr.')
    for (const { title } of [{ title: 'Badrum på vinden' }, removed]) expect(titles(published)).not.toContain(title)
    expect(titles(published)).toContain(added.title)
    expect(titles(published).indexOf(slope.title)).toBeLessThan(titles(published).indexOf(nordic.title))
    for (const { picture } of [double, compact]) expect(published).not.toContain(`/${picture.file}-800.webp`)
  })
})

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { defaultContent } from '#content/publishing/site-content.ts'
import { missingPictureWords, pictureFields } from '#content/publishing/site-pictures.ts'
import { migrateToLatest } from '#server/core/database/database.ts'
import { openDatabase } from '#server/core/database/open-database.ts'
import { frontDoorDatabases, type TestDatabase } from '../../../tests/support/databases.ts'
import { type Desk, hiddenFields } from '../../../tests/support/desk.ts'
import { startTestServer, type TestServer } from '../../../tests/support/test-server.ts'
import { makeSiteVersions } from './site-versions.ts'

// The press prints what stands in src/content, so that is what is expected.
vi.unmock('#content/company/company.ts')

const PLACE = '/agare/webbplatsen'
const NEW_PHONE = '021-12 34 56'
const { facts, gallery, pair } = defaultContent
const titles = (page: string) => [...page.matchAll(/<strong>([^<]+)/g)].map(([, title]) => title)

/** What was published above a build that is no longer there. */
describe.each(frontDoorDatabases)('the site, changed by owner and developer, on %s', (_, newDatabase) => {
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

  async function startAbove(changed: object) {
    const database = openDatabase({ dataDir: where.dataDir, databaseUrl: where.databaseUrl })
    const db = await migrateToLatest(database)
    const published = {
      number: 1,
      content: { ...defaultContent, ...changed },
      restores: undefined,
      publishedAt: '2026-11-20T09:00:00.000Z',
      publishedBy: 'Anna',
    }
    await makeSiteVersions(db).add(published, { files: defaultContent, draft: undefined })
    await db.destroy()
    server = await startTestServer({ DATA_DIR: where.dataDir, ...(where.databaseUrl && { DATABASE_URL: where.databaseUrl }) })
    desk = await server.signedIn()
  }
  const home = async () => (await server.ask('/')).text()
  const read = async (part = '') => (await desk.ask(`${PLACE}${part}`)).text()
  const publish = () => desk.press(`${PLACE}/publicera`, { tung: 'ja' })
  /** As a browser without script sends the form of a project. */
  async function saveProject(id: string, fields: Record<string, string>) {
    const form = new FormData()
    const hidden = hiddenFields(await read(`/projekt/${id}`), 'spara')
    for (const [name, value] of Object.entries({ ...hidden, ...fields })) form.append(name, value)
    return desk.ask(`${PLACE}/projekt/${id}/spara`, { method: 'POST', body: form })
  }

  test('what was published stands, where this version of the program can use it', async () => {
    await startAbove({ facts: { ...facts, phone: NEW_PHONE, unknown: 1, towns: 'no list' }, tips: 'no list' })
    const page = await home()
    expect(page).toContain(NEW_PHONE)
    for (const said of [facts.towns[1] ?? '', defaultContent.tips[0]?.text ?? '']) expect(page + (await (await server.ask('/rita')).text())).toContain(said)
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
      gallery: { projects: [removed, elsewhere, ...gallery.projects], band: ['bjarby', ...gallery.band.slice(0, 1)] },
      pair: { ...pair, after: removed.picture },
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
    await desk.press(`${PLACE}/tips/1/spara`, { text: 'Mät två gånger.', icon: 'tape' })
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
})

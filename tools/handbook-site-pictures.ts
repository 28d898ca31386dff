import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { company } from '#content/company/company.ts'
import { signInWords } from '#content/desk/sign-in.ts'
import { sitePage } from '#content/publishing/site.ts'
import { siteFields } from '#content/publishing/site-forms.ts'
import { pictureFields, projectPages } from '#content/publishing/site-pictures.ts'
import { type BuiltServer, startBuiltServer } from '../tests/support/built-server.ts'
import { publishLostProject } from '../tests/support/lost-project.ts'
import { noFlood } from '../tests/support/no-limits.ts'
import { mailedCode } from './sign-in.ts'

type Server = Pick<BuiltServer, 'address' | 'dataDir'>
/** Takes a picture of what is in view. */
type Keep = (page: Page, name: string) => Promise<void>

const PLACE = '/agare/webbplatsen'
/** Who is signed in: MAIL_TO of the server. */
export const OWNER = `Anna Berg <${company.email}>`

/** From the page for signing in, by the code that is mailed. Once with a data folder. */
export async function signInByCode(page: Page, { dataDir }: Server) {
  await page.getByLabel(signInWords.address.label).fill(company.email)
  await page.getByRole('button', { name: signInWords.send }).click()
  await page.getByLabel(signInWords.code.label).fill(await mailedCode(dataDir))
  await page.getByRole('button', { name: signInWords.code.send }).click()
  await page.waitForURL(({ pathname }) => !pathname.includes('logga-in'))
}

/** Signed in: the forms with which the site is changed, a draft of theirs, and what becomes of it. `photo`: of a bathroom, as JPEG. */
export async function takeSite(page: Page, server: Pick<Server, 'address'>, { photo, keep }: { photo: Buffer | undefined; keep: Keep }) {
  const open = (part = '') => page.goto(`${server.address}${PLACE}${part}`)
  const save = page.getByRole('button', { name: sitePage.save })
  for (const [part, name] of [
    ['/fragor', 'fragorna'],
    ['/om-oss', 'om-oss'],
    ['/kakel', 'tjansten'],
    ['/kakel-steg', 'stegen'],
    ['/partnern', 'partnern'],
    ['/priser', 'priserna'],
    ['/ritningspriser', 'ritningspriserna'],
    ['/projekt', 'projekten'],
    ['/fore-efter', 'fore-efter'],
  ] as const) {
    await open(part)
    await page.waitForLoadState('networkidle')
    await keep(page, name)
  }

  await open('/rad')
  await page.getByLabel(siteFields['notice.text'].label).fill('Telefonen är avstängd fredag 4 december.')
  for (const field of ['notice.from', 'notice.to'] as const) await page.getByLabel(siteFields[field].label).fill('2026-12-04')
  await writeDates(page)
  await keep(page, 'raden')

  await open('/projekt/ny')
  await page.getByLabel(pictureFields.upload.label).setInputFiles({ name: 'IMG_1234.JPG', mimeType: 'image/jpeg', buffer: photo ?? Buffer.alloc(0) })
  await page.getByRole('img', { name: pictureFields.chosen }).waitFor()
  await keep(page, 'nytt-projekt')
  await page.getByLabel(pictureFields.alt.label).fill('Vinrött badrum med dusch, belysta nischer och en vägg med skåp i ek')
  await page.getByLabel(projectPages.fields.title.label).fill('Badrum i Skultuna')
  await page.getByLabel(projectPages.fields.description.label).fill('Dusch med vinröda plattor och en hel vägg med förvaring.')
  await page.getByLabel(projectPages.fields.onHome).check()
  await page.getByLabel(pictureFields.kind.label).scrollIntoViewIfNeeded()
  await keep(page, 'nytt-projekt-text')
  await save.click()
  await page.getByText(sitePage.said.sparat).waitFor()

  const phone = page.getByLabel(siteFields['facts.phone'].label)
  const hours = page.getByLabel(siteFields['facts.phoneHours'].label, { exact: true })
  await open('/telefon')
  await phone.fill('07-1')
  await hours.fill('Vardagar 17:00–07:00')
  await save.click()
  await page.getByRole('alert').waitFor()
  await keep(page, 'webbplatsen-fel')
  await phone.fill('021-12 34 56')
  await hours.fill('Vardagar 07:00–16:00')
  await save.click()
  await page.getByRole('heading', { name: sitePage.draft.heading }).waitFor()
  await open()
  await keep(page, 'webbplatsen')
  await open('/prov/')
  await page.waitForLoadState('networkidle')
  await keep(page, 'forhandsgranskningen')
  await publish()
  await open('/telefon')
  await phone.fill('021-65 43 21')
  await save.click()
  await publish()
  await page.getByRole('heading', { name: sitePage.versions.heading }).scrollIntoViewIfNeeded()
  await keep(page, 'versionerna')
  await open('/version/1')
  await page.waitForLoadState('networkidle')
  await keep(page, 'versionen')
  await open()
  await page.locator('summary').filter({ hasText: sitePage.launch.heading }).click()
  await page.getByRole('heading', { name: sitePage.launch.heading }).evaluate((heading) => heading.scrollIntoView())
  await keep(page, 'kvar-att-bestamma')
  await page.goto(`${server.address}/agare/semester`)
  await writeDates(page)
  await keep(page, 'semestern')

  async function publish() {
    await open()
    await page.getByRole('button', { name: sitePage.draft.publish }).click()
    await page.getByText(sitePage.said.publicerat).waitFor()
  }
}

/** As a Swedish phone shows them; a browser without that language would have the American order. */
async function writeDates(page: Page) {
  await page.locator('input[type=date]').evaluateAll((inputs: HTMLInputElement[]) => {
    for (const input of inputs) {
      const written = input.value && new Date(input.value).toLocaleDateString('sv-SE', { day: 'numeric', month: 'short', year: 'numeric' })
      input.type = 'text'
      input.value = written || 'åååå-mm-dd'
      input.blur()
    }
  })
}

/** What is asked where a project's picture is no longer there. */
export async function takeLostPicture(page: Page, keep: Keep) {
  const dataDir = mkdtempSync(join(tmpdir(), 'fogratt-handbook-'))
  await publishLostProject(dataDir)
  const server = await startBuiltServer({ DATA_DIR: dataDir, CONFIRMATION: '0', MAIL_TO: OWNER, ...noFlood })
  await page.goto(`${server.address}/agare/logga-in`)
  await signInByCode(page, server)
  await page.goto(`${server.address}${PLACE}`)
  await page.waitForLoadState('networkidle')
  await page.locator('#saknas').evaluate((heading) => heading.scrollIntoView({ block: 'center' }))
  await keep(page, 'bilden-saknas')
  await server.close()
  rmSync(dataDir, { recursive: true, force: true })
}

import { beforeEach, describe, expect, test, vi } from 'vitest'
import { isUndecided } from '#content/checks/launch-points.ts'
import { everyPoint } from '#content/company/undecided-points.ts'
import { sitePage } from '#content/publishing/site.ts'
import { defaultContent } from '#content/publishing/site-content.ts'
import { siteFields, siteParts } from '#content/publishing/site-forms.ts'
import { BEGINS, built, type ChangedSite, companyForm, openChangedSite, PLACE } from '../../../../tests/support/changed-site.ts'
import { frontDoorDatabases } from '../../../../tests/support/databases.ts'
import { specifiedFacts } from '../../../../tests/support/specified-company.ts'

// The press prints what stands in src/content, so that is what is expected.
vi.unmock('#content/company/company.ts')

/** Points before the launch whose fields are on the desk. */
const placesOfPoints: Readonly<Record<string, string>> = {
  telefon: 'telefon#facts.phone',
  behörighet: 'om-oss#about.licence.heading',
  bkr: 'foretaget#facts.checklist',
  prisindikation: 'ritningspriser#priceFigures.bands.small',
  rot: 'priser#facts.rot.percent',
}

describe.each(frontDoorDatabases)('what is left before the launch on %s', (_, newDatabase) => {
  let site: ChangedSite
  beforeEach(async () => {
    site = await openChangedSite(newDatabase)
  })

  test('what is left to decide before the launch has its form', async () => {
    await site.save('foretaget', { ...companyForm('Västerås\nKöping'), 'facts.orgNumber': specifiedFacts.orgNumber })
    const invented = await site.overview()
    expect(invented).toContain('Organisationsnumret är påhittat')
    expect(invented).toContain(`aria-label="${sitePage.change}: ${siteParts.foretaget.title}"`)
    await site.save('foretaget', companyForm('Västerås\nKöping'))
    const page = await site.overview()
    expect(page).not.toContain('Konsumentköplagen ger ingen garanti')
    expect(page).not.toContain('Organisationsnumret är påhittat')
    expect(page).toContain(siteFields['facts.towns'].label)
  })

  test('each point before the launch leads to the field that changes it, or is settled as it stands and asked about again', async () => {
    const point = 'Ni lovar svar inom'
    const { launch } = sitePage
    const page = await site.overview()
    const open = everyPoint(defaultContent, new Date(BEGINS)).filter((one) => isUndecided(one, defaultContent.decided))
    for (const { name } of open) if (name in placesOfPoints) expect(page, name).toContain(`href="${PLACE}/${placesOfPoints[name]}"`)
    expect(/är en exempeladress[^<]*/.test(page)).toBe(open.some(({ name }) => name === 'e-post'))
    for (const [said] of page.matchAll(/är en exempeladress[^<]*/g)) expect(said).toContain(launch.inFiles)
    expect(page).not.toContain(`${launch.settled}:`)
    await site.desk.press(`${PLACE}/bestam`, { punkt: 'svarstid' })
    await site.publish()
    const settled = await site.overview()
    expect(settled).toContain(`${launch.settled}: 1`)
    expect(settled.indexOf(point)).toBeGreaterThan(settled.indexOf(`${launch.settled}: 1`))
    expect(settled).toContain(`${launch.settledBy} 2026-11-23, `)
    expect(await site.home()).toBe(built)
    // What must be changed is not settled as it stands.
    await site.desk.press(`${PLACE}/bestam`, { punkt: 'orgnummer' })
    await site.desk.press(`${PLACE}/fraga-igen`, { punkt: 'svarstid' })
    expect(await site.overview()).not.toContain(`${launch.settled}:`)
  })
})

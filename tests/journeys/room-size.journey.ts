import { roomSize } from '#content/home/hero.ts'
import { askedWords as asked } from '#content/planner/asked-words.ts'
import { planner } from '#content/planner/planner.ts'
import { expect, test } from './journey-test.ts'
import { countDraws } from './model-stage.ts'
import { fieldOf, thing } from './planner-actions.ts'

// Each pixel of the 3D view costs, without a graphics card, so the window is small.
test.use({ viewport: { width: 720, height: 420 }, mayBeLogged: /GPU stall due to ReadPixels/ })

test('two sides on the home page show a furnished room in 3D with its price, and one press takes it to the form', async ({ page, expectAccessible }) => {
  await countDraws(page, { shows: false })
  await page.goto('/')
  await page.getByLabel(roomSize.length).fill('1,9')
  await page.getByLabel(roomSize.width).fill('2300 mm')
  await page.getByRole('button', { name: roomSize.show }).click()
  const proposal = page.getByRole('region', { name: 'Ett förslag för 190 × 230 cm' })
  await expect(proposal).toContainText(/Duschhörna, vägghängd toalett, tvättställ/)
  await expect(proposal).toContainText(/Pris\d+\s\d+–\d+\s\d+\skr inklusive moms, före ROT-avdrag/)
  await expect(proposal).toContainText(/om ni har rätt till avdraget/)
  await expect(page.getByRole('application', { name: 'Badrummet i 3D, sett utifrån' })).toBeVisible()
  await expectAccessible()
  await proposal.getByRole('button', { name: asked.quote }).click()
  await expect(page.getByRole('region', { name: 'Bifogad ritning' })).toContainText(/Golvyta 4,4\sm². Duschhörna/)
})

test('sides that cannot be furnished are refused in a sentence that says which can, above the other ways to begin', async ({ page, expectAccessible }) => {
  await page.goto('/')
  await page.getByLabel(roomSize.length).fill('stort')
  await page.getByLabel(roomSize.width).fill('9')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toHaveText(asked.refused('stort × 9', '1,2\u00a0m', '6\u00a0m'))
  await expect(page.getByRole('alert')).toBeInViewport()
  await expectAccessible()
  await page.getByRole('button', { name: planner.start.templates.litet }).click()
  await expect(thing(page, 'Golvbrunn')).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('empty fields stand for their example; the room can be changed, its price follows, and a reload shows it as it was left', async ({ page }) => {
  await countDraws(page, { shows: false })
  await page.goto('/')
  await page.getByRole('button', { name: roomSize.show }).click()
  const heading = (size: string) => page.getByRole('region', { name: `Ett förslag för ${size}` })
  await expect(heading('210 × 240 cm')).toBeVisible()
  await fieldOf(page, 'Vägg A').fill('310')
  await fieldOf(page, 'Vägg A').press('Enter')
  await expect(heading('310 × 240 cm')).toBeVisible()
  await page.reload()
  await expect(page.getByText(planner.kept)).toBeVisible()
  await expect(fieldOf(page, 'Vägg A')).toHaveValue('310')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('they lead to the page that says what there is instead', async ({ page }) => {
    await page.goto('/')
    await page.getByLabel(roomSize.length).fill('2,4')
    await page.getByRole('button', { name: roomSize.show }).click()
    await expect(page).toHaveURL('/rita?langd=2%2C4&bredd=')
    await expect(page.getByText('Ritverktyget kräver JavaScript.')).toBeVisible()
  })
})

import type { Page } from '@playwright/test'
import validator from 'gltf-validator'
import { ideaNames } from '#content/gallery/idea-names.ts'
import { packPlan } from '#domain/room/share.ts'
import { templateNames, templates } from '#domain/room/templates.ts'
import { expect, test } from './journey-test.ts'
import { countDraws, draws, mostInAFrame, rested, WEBGL_LOGS, withUsualThings } from './model-stage.ts'
import { modelsOn } from './saved-files.ts'

test.use({ viewport: { width: 720, height: 420 }, contextOptions: { reducedMotion: 'reduce' }, mayBeLogged: WEBGL_LOGS })

/** A frame's calls of the graphics card and its triangles, with what mirrors show: enough for 60 frames a second on a phone. */
const CALLS = 60
const TRIANGLES = 60_000

test('every template, furnished, takes few calls of the graphics card, outside and inside', async ({ page }) => {
  await countDraws(page, { shows: false })
  for (const name of templateNames) {
    await openRoom(page, `#plan=${packPlan(withUsualThings(templates[name]))}`)
    await page.getByRole('button', { name: 'Visa i 3D' }).click()
    await expectFewCalls(page, name)
  }
})

test('every room of the gallery opens in 3D, takes few calls of the graphics card, comes out as a GLB without an error, of at most 4 MB, and leads to its drawing', async ({
  page,
}) => {
  test.slow()
  expect(ideaNames.length).toBeGreaterThanOrEqual(10)
  await countDraws(page, { shows: false })
  for (const name of ideaNames) {
    await openRoom(page, `#ide=${name}`)
    await expect(page.getByRole('application', { name: 'Badrummet i 3D, sett som på bilden' }), name).toBeVisible()
    await expect(page.locator('.arrival:visible'), name).toHaveCount(0)
    await expectSoundModels(page, name)
    await expectFewCalls(page, name)
    await page.getByRole('button', { name: 'Till ritningen' }).click()
    await expect(page.getByRole('group', { name: 'Ritning av badrummet' }), name).toBeVisible()
    await expect(page.getByText('Din egen sparade ritning'), name).toBeHidden()
  }
})

const MOST_BYTES = 4_000_000

async function expectSoundModels(page: Page, room: string) {
  await page.getByRole('button', { name: 'Ladda ner 3D-modellen' }).click()
  for (const { name, bytes } of await modelsOn(page)) {
    const { issues, info } = await validator.validateBytes(bytes)
    expect([issues.numErrors, issues.numWarnings], `${room} ${name}: ${JSON.stringify(issues.messages)}`).toEqual([0, 0])
    expect(bytes.byteLength, `${room} ${name}`).toBeLessThanOrEqual(MOST_BYTES)
    expect(info.totalTriangleCount, `${room} ${name}`).toBeGreaterThan(3000)
  }
}

async function openRoom(page: Page, fragment: string) {
  // Another fragment alone would not load the page.
  await page.goto('about:blank')
  await page.goto(`/rita${fragment}`)
}

async function expectFewCalls(page: Page, room: string) {
  await expect(page.getByRole('application', { name: /^Badrummet i 3D/ })).toBeVisible()
  await expect.poll(() => draws(page)).toBeGreaterThan(0)
  await rested(page)
  await expectFewWhileTurned(page, room)
  await page.getByRole('button', { name: 'Kliv in' }).click()
  await rested(page)
  await expectFewWhileTurned(page, room)
}

/** One turn: each frame of it stays within the limits. */
async function expectFewWhileTurned(page: Page, room: string) {
  await page.getByRole('application').focus()
  await mostInAFrame(page, true)
  await page.keyboard.press('ArrowRight')
  await rested(page)
  const { calls, triangles } = await mostInAFrame(page)
  expect(calls, room).toBeGreaterThan(5)
  expect(calls, room).toBeLessThanOrEqual(CALLS)
  expect(triangles, room).toBeLessThanOrEqual(TRIANGLES)
}

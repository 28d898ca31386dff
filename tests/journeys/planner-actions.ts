import { expect, type Locator, type Page } from '@playwright/test'

/** A way to draw, which counts its actions: a press, a typed length and a moved item are one each. */
export type InputDevice = {
  actions: () => number
  press: (name: string | RegExp, role?: 'button' | 'tab') => Promise<void>
  type: (label: string, centimetres: number) => Promise<void>
  /** Moves an item of the drawing so many centimetres to the right and down. */
  move: (name: string, right: number, down: number) => Promise<void>
}

/** A small bathroom with lengths of its own, drawn from a template. */
export async function drawFirstPlan({ press, type, move }: InputDevice) {
  await press('Rektangel')
  await type('Vägg A', 220)
  await type('Vägg B', 190)
  await type('Takhöjd', 235)
  await press('2. Inredningen', 'tab')
  await press(/^Duschhörna/)
  await press(/^Vägghängd toalett/)
  await press(/^Tvättställ/)
  await press(/^Handdukstork/)
  await move('Tvättställ', 0, -15)
}

export async function expectFirstPlan(page: Page) {
  const drawing = page.getByRole('group', { name: 'Ritning av badrummet' })
  await expect(drawing).toContainText('220 cm')
  await expect(drawing).toContainText('190 cm')
  for (const name of ['Dörr, vägg C', 'Duschhörna', 'Vägghängd toalett', 'Tvättställ', 'Handdukstork', 'Golvbrunn'])
    await expect(thing(page, name)).toBeVisible()
  const findings = page.getByRole('region', { name: 'Att tänka på' })
  await expect(findings).toContainText('Måtten är vägledande. Vi mäter upp på plats.')
  await expect(findings.getByText('Fel', { exact: true })).toHaveCount(0)
  await expect(page.getByRole('row', { name: 'Golvyta' })).toContainText('4,2')
  await expect(page.getByRole('region', { name: 'Prisindikation, inte offert' })).toContainText(/\d–\d.*kr inklusive moms/)
}

/** A room with a shower, and the list of fixtures open. */
export async function drawShower(page: Page) {
  await page.goto('/rita')
  await page.getByRole('button', { name: 'Rektangel' }).click()
  await page.getByRole('tab', { name: '2. Inredningen' }).click()
  await page.getByRole('button', { name: /^Duschhörna/ }).click()
  await expect(thing(page, 'Duschhörna')).toHaveAttribute('aria-pressed', 'true')
}

export function thing(page: Page, name: string): Locator {
  return page.getByRole('group', { name: 'Ritning av badrummet' }).getByRole('button', { name: new RegExp(`^${name}(, |$)`) })
}

/** A field, not the wall of the drawing with its name. */
export function fieldOf(page: Page, label: string): Locator {
  return page.getByRole('textbox', { name: label })
}

/** Where the selected item stands, in centimetres from the room's upper left, as its panel says. */
export async function placeOf(page: Page): Promise<[left: number, top: number]> {
  const measures = page.getByText('Mått och plats')
  if (!(await page.getByLabel('Från vänster').isVisible())) await measures.click()
  const read = async (label: string) => Number((await page.getByLabel(label).inputValue()).replace(',', '.'))
  return [await read('Från vänster'), await read('Uppifrån')]
}

/** How many pixels a centimetre of the drawing is. */
export function scaleOf(page: Page): Promise<number> {
  return page.locator('.planner-board svg').evaluate((svg) => (svg instanceof SVGSVGElement ? (svg.getScreenCTM()?.a ?? 0) * 10 : 0))
}

export function mouse(page: Page): InputDevice {
  let actions = 0
  return {
    actions: () => actions,
    async press(name, role = 'button') {
      actions += 1
      await page.getByRole(role, { name }).first().click()
    },
    async type(label, centimetres) {
      actions += 1
      await fieldOf(page, label).fill(String(centimetres))
      await fieldOf(page, label).press('Tab')
    },
    async move(name, right, down) {
      actions += 1
      const scale = await scaleOf(page)
      const { x, y } = await grabPointOf(thing(page, name))
      await page.mouse.move(x, y)
      await page.mouse.down()
      await page.mouse.move(x + right * scale, y + down * scale, { steps: 8 })
      await page.mouse.up()
    },
  }
}

export function finger(page: Page): InputDevice {
  let actions = 0
  return {
    actions: () => actions,
    async press(name, role = 'button') {
      actions += 1
      await page.getByRole(role, { name }).first().tap()
    },
    async type(label, centimetres) {
      actions += 1
      await fieldOf(page, label).tap()
      await fieldOf(page, label).fill(String(centimetres))
      await fieldOf(page, label).press('Enter')
    },
    async move(name, right, down) {
      actions += 1
      const scale = await scaleOf(page)
      const { x, y } = await grabPointOf(thing(page, name))
      await swipe(page, { x, y }, { x: x + right * scale, y: y + down * scale })
    },
  }
}

/** Keys alone. Tab is not counted as an action. */
export function keyboard(page: Page): InputDevice {
  let actions = 0
  const press = async (target: Locator, ...keys: string[]) => {
    actions += 1
    await tabTo(page, target)
    for (const key of keys) await page.keyboard.press(key)
  }
  return {
    actions: () => actions,
    press: (name, role = 'button') => press(page.getByRole(role, { name }).first(), role === 'tab' ? 'ArrowRight' : 'Enter'),
    type: (label, centimetres) => press(fieldOf(page, label), 'Control+a', ...String(centimetres), 'Enter'),
    async move(name, right, down) {
      const keys = [...Array(Math.abs(right)).fill(right > 0 ? 'ArrowRight' : 'ArrowLeft'), ...Array(Math.abs(down)).fill(down > 0 ? 'ArrowDown' : 'ArrowUp')]
      await press(thing(page, name), ...keys)
    },
  }
}

/** Presses Tab until the target has focus. A closed tab is reached by way of the open one. To look for it at each stop would be most of the time. */
async function tabTo(page: Page, target: Locator) {
  const element = await target.elementHandle()
  const isThere = () =>
    element?.evaluate((one) => one === document.activeElement || ('role' in one && one.role === 'tab' && document.activeElement?.role === 'tab'))
  for (let stops = 0; stops < 120 && !(await isThere()); stops += 1) await page.keyboard.press('Tab')
  if (await isThere()) return
  throw new Error(`No Tab leads to ${target}`)
}

export async function swipe(page: Page, from: { x: number; y: number }, to: { x: number; y: number }) {
  const cdp = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
    cdp.send('Input.dispatchTouchEvent', { type, touchPoints })
  await touch('touchStart', [from])
  for (let part = 0.125; part <= 1; part += 0.125) await touch('touchMove', [{ x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }])
  await touch('touchEnd', [])
  await cdp.detach()
}

/** Off-centre, because a shower has its drain in the middle. */
export async function grabPointOf(target: Locator): Promise<{ x: number; y: number }> {
  await target.scrollIntoViewIfNeeded()
  const box = await target.boundingBox()
  if (!box) throw new Error(`${target} is nowhere`)
  return { x: box.x + box.width * 0.3, y: box.y + box.height * 0.3 }
}

import { expect, type Locator } from '@playwright/test'

/** Waits until an element is seen and can be pressed, all of it, where it is in the window now. */
export async function expectSeen(element: Locator, what = String(element)) {
  await expect.poll(() => obstaclesOf(element), `${what} is seen`).toEqual([])
}

/** Why a visitor does not see an element, or cannot press it, in words; empty when nothing is in the way. */
export function obstaclesOf(element: Locator): Promise<string[]> {
  return element.evaluate(obstacles)
}

/** Runs in the page: asks the browser what lies at the middle and near the corners. */
function obstacles(element: Element): string[] {
  if (!element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true })) return ['not rendered']
  const { left, top, right, bottom, width, height } = element.getBoundingClientRect()
  if (width < 8 || height < 8) return [`${width} × ${height} px`]
  const found: string[] = []
  const opacity = opacityOf(element)
  if (opacity < 0.9) found.push(`an opacity of ${opacity}`)
  if (element.textContent?.trim() && alphaOf(getComputedStyle(element).color) < 0.9) found.push('transparent words')
  if (left < -0.5 || top < -0.5 || right > innerWidth + 0.5 || bottom > innerHeight + 0.5) found.push('outside the window')
  // Words over several lines are a box for each.
  const boxes = [...element.getClientRects()].filter((box) => box.width >= 8 && box.height >= 8)
  const points = boxes.flatMap(pointsIn)
  const uncovered = points.filter(([x, y]) => {
    const pressed = document.elementFromPoint(x, y)
    if (!element.contains(pressed)) found.push(`under ${nameOf(pressed)}`)
    return element.contains(pressed)
  })
  for (const all of everythingAt(uncovered)) {
    const painted = all.find((one) => element.contains(one) || paints(one))
    if (!element.contains(painted ?? null)) found.push(`hidden by ${nameOf(painted)}`)
  }
  return [...new Set(found)]

  /** The middle, and near the corners, which may be round. */
  function pointsIn({ left, top, right, bottom, width, height }: DOMRect) {
    const [aside, below] = [Math.max(3, width * 0.15), Math.max(3, height * 0.15)]
    return [
      [left + width / 2, top + height / 2],
      [left + aside, top + below],
      [right - aside, top + below],
      [left + aside, bottom - below],
      [right - aside, bottom - below],
    ] as const
  }

  /**
   * At each point from the top, also what a pointer goes through. The policy of the page forbids style elements, but not this. For all points
   * at once: each change of the sheets computes the styles of the whole page anew.
   */
  function everythingAt(points: readonly (readonly [number, number])[]): Element[][] {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('* { pointer-events: auto !important }')
    document.adoptedStyleSheets.push(sheet)
    const all = points.map(([x, y]) => document.elementsFromPoint(x, y))
    document.adoptedStyleSheets.pop()
    return all
  }

  function paints(one: Element): boolean {
    const { backgroundColor, backgroundImage } = getComputedStyle(one)
    const isPicture = one instanceof SVGElement || /^(?:img|canvas|video)$/i.test(one.tagName)
    return opacityOf(one) > 0.05 && (isPicture || backgroundImage !== 'none' || alphaOf(backgroundColor) > 0.05)
  }

  function opacityOf(one: Element): number {
    let opacity = 1
    for (let around: Element | null = one; around; around = around.parentElement) opacity *= Number(getComputedStyle(around).opacity)
    return opacity
  }

  function alphaOf(colour: string): number {
    if (colour === 'transparent') return 0
    const [, alpha = '1'] = /^(?:rgba\(.*,|.*\/) *([\d.]+)\)$/.exec(colour) ?? []
    return Number(alpha)
  }

  function nameOf(one: Element | null | undefined): string {
    return one ? `<${one.tagName.toLowerCase()} class="${one.getAttribute('class') ?? ''}">` : 'nothing'
  }
}

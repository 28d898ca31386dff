/** An element by what a person would call it. Names are exact. */
export type Query = {
  role?: string
  /** The accessible name. */
  name?: string
  /** How the accessible name begins. */
  begins?: string
  /** How the label of a field begins. */
  label?: string
  text?: string
  /** Where nothing else tells it apart. */
  css?: string
  /** The element that it stands in. */
  inside?: Query
  /** Which of several, from 0; the last at -1. */
  at?: number
}

/** What a person sees of an element. Measures are CSS pixels of the window. */
export type Look = {
  /** Why it cannot be seen; empty when it can. */
  hiddenBy: string
  left: number
  top: number
  width: number
  height: number
  /** Where it is pressed. */
  point: { x: number; y: number }
  text: string
  value: string
  focused: boolean
}

declare global {
  var TestingLibraryDom: typeof import('@testing-library/dom')
  interface Window {
    lookFor?: (query: Query) => Look
    lookForAll?: (query: Query) => Look[]
    focusOn?: (query: Query) => void
    /** The element that was looked for last, as it is now: to find it takes many times as long. */
    lookAgain?: () => Look
    /** From now on says in `pressed` whether the element that was looked for last is pressed. */
    awaitPress?: () => void
    pressed?: boolean
  }
}

/** Runs in the page, after Testing Library: finds elements by role, name, label and text, and says whether they are seen. */
export function installLooks() {
  const { queryAllByLabelText, queryAllByRole, queryAllByText } = TestingLibraryDom
  let last: Element | undefined

  window.lookFor = (query) => {
    last = findOne(query)
    return lookOf(last)
  }
  window.lookAgain = () => lookOf(last)
  window.lookForAll = (query) => findAll(query).map(lookOf)
  window.focusOn = (query) => {
    const element = findOne(query)
    if (element instanceof HTMLElement) element.focus()
  }
  window.awaitPress = () => {
    window.pressed = false
    last?.addEventListener('click', () => {
      window.pressed = true
    })
  }

  /** Without a place in the order: the first that is rendered. */
  function findOne(query: Query): Element | undefined {
    const found = findAll(query)
    return query.at === undefined ? (found.find(isRendered) ?? found[0]) : found.at(query.at)
  }

  function findAll({ role, name, begins = '', label, text = '', css, inside }: Query): Element[] {
    const around = inside ? findOne(inside) : document.body
    if (!around) return []
    if (css !== undefined) return [...around.querySelectorAll(css)]
    // The library searches in HTML elements only, and a drawing is SVG.
    const root = around.closest<HTMLElement>(':not(svg, svg *)') ?? document.body
    // Whether it is rendered is looked at here: the library's own check reads the style of every ancestor of every element.
    const isCalled = (full: string) => (name === undefined ? full.startsWith(begins) : full === name)
    const found =
      role !== undefined
        ? queryAllByRole(root, role, { hidden: true, name: isCalled })
        : label !== undefined
          ? queryAllByLabelText(root, (full) => full.startsWith(label))
          : queryAllByText(root, text)
    return found.filter((element) => around.contains(element))
  }

  /** What stands in a closed `details` has a place, but is not drawn. */
  function isRendered(element: Element): boolean {
    return element.getClientRects().length > 0 && element.checkVisibility() && getComputedStyle(element).visibility === 'visible'
  }

  function lookOf(element: Element | undefined): Look {
    if (!element) return { hiddenBy: 'nothing like it', left: 0, top: 0, width: 0, height: 0, point: { x: 0, y: 0 }, text: '', value: '', focused: false }
    let sight = sightOf(element)
    if (sight.hiddenBy && isRendered(element)) {
      element.scrollIntoView({ block: 'center', behavior: 'instant' })
      sight = sightOf(element)
    }
    const { left, top, width, height } = element.getBoundingClientRect()
    const value = element instanceof HTMLInputElement || element instanceof HTMLSelectElement || element instanceof HTMLTextAreaElement ? element.value : ''
    return { ...sight, left, top, width, height, text: element.textContent ?? '', value, focused: element === document.activeElement }
  }

  /** Whether it is seen at its middle, or beside what stands there. */
  function sightOf(element: Element): Pick<Look, 'hiddenBy' | 'point'> {
    const { left, top, right, bottom, width, height } = element.getBoundingClientRect()
    const [x, y] = [(Math.max(0, left) + Math.min(innerWidth, right)) / 2, (Math.max(0, top) + Math.min(innerHeight, bottom)) / 2]
    const points = [
      { x, y },
      { x: x - width / 5, y: y - height / 5 },
      { x: x + width / 5, y: y + height / 5 },
    ] as const
    if (!isRendered(element)) return { hiddenBy: 'not rendered', point: points[0] }
    if (opacityOf(element) < 0.5) return { hiddenBy: 'opacity', point: points[0] }
    if (width < 1 || height < 1) return { hiddenBy: 'no size', point: points[0] }
    if (right <= 0 || bottom <= 0 || left >= innerWidth || top >= innerHeight) return { hiddenBy: 'outside the window', point: points[0] }
    const point = points.find((one) => coverOf(element, one) === '')
    return { hiddenBy: point ? '' : coverOf(element, points[0]), point: point ?? points[0] }
  }

  /** What is painted over it at a point; empty where it is on top. */
  function coverOf(element: Element, { x, y }: { x: number; y: number }): string {
    if (x < 0 || y < 0 || x > innerWidth || y > innerHeight) return 'outside the window'
    // A button or a link may lay itself over its own words.
    const own = element.closest('a, button, label, summary')
    const isOwn = (one: Element) => element.contains(one) || one === own
    const top = document.elementsFromPoint(x, y).find((one) => isOwn(one) || paints(one))
    if (!top) return 'nothing there'
    const { pointerEvents } = getComputedStyle(element)
    return isOwn(top) || pointerEvents === 'none' ? '' : `covered by <${top.tagName.toLowerCase()} class="${top.getAttribute('class') ?? ''}">`
  }

  /** The slider over the two pictures, for one, is as good as transparent. */
  function paints(element: Element): boolean {
    const { backgroundColor, backgroundImage } = getComputedStyle(element)
    const isPicture = element instanceof SVGElement || /^(img|canvas|video)$/i.test(element.tagName)
    return opacityOf(element) > 0.05 && (isPicture || backgroundImage !== 'none' || !/^(transparent|rgba\(.*, 0\))$/.test(backgroundColor))
  }

  function opacityOf(element: Element): number {
    let opacity = 1
    for (let one: Element | null = element; one; one = one.parentElement) opacity *= Number(getComputedStyle(one).opacity)
    return opacity
  }
}

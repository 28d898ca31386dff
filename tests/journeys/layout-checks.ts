import type { Page } from '@playwright/test'

/** How far the page scrolls sideways, in px. */
export const sidewaysScroll = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)

/** Texts that are clipped by the window or by a box that does not scroll, except those that are hidden on purpose. */
export function clippedTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const clipped: string[] = []
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const text = texts.currentNode
      const parent = text.parentElement
      if (!parent || !text.textContent?.trim() || !parent.checkVisibility()) continue
      if (parent.closest('.hidden-text, .honeypot, .skip, .full-stop, option, noscript')) continue
      const range = document.createRange()
      range.selectNodeContents(text)
      const box = range.getBoundingClientRect()
      if (box.width > 0 && isCut(box, parent)) clipped.push(text.textContent.trim().slice(0, 60))
    }
    return clipped

    /** Fixed elements have no clipping ancestors; glyphs may overflow their line by a few px. */
    function isCut(box: DOMRect, from: Element): boolean {
      for (let around: Element | null = from; around && around !== document.documentElement; around = around.parentElement) {
        const { overflowX, overflowY, position } = getComputedStyle(around)
        const frame = around.getBoundingClientRect()
        if (/hidden|clip/.test(overflowX) && (box.left < frame.left - 2 || box.right > frame.right + 2)) return true
        if (around !== document.body && /hidden|clip/.test(overflowY) && (box.top < frame.top - 4 || box.bottom > frame.bottom + 4)) return true
        if (/auto|scroll/.test(overflowX) || position === 'fixed') return false
      }
      return false
    }
  })
}

/**
 * The focused element: whether it has a focus ring, what keeps the ring from being seen (empty when nothing does), and whether the
 * sticky header covers the element. Undefined if it is the body. On request as it is after a frame.
 */
export function focused(page: Page, { afterFrame = false } = {}) {
  return page.evaluate(async (afterFrame) => {
    if (afterFrame) await new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
    const { activeElement: element } = document
    const header = document.querySelector('.site-header, .desk-header')
    if (!element || !header || element === document.body) return undefined
    // The slider covers its pictures, so the ring is drawn around them.
    const around = element.closest('.before-after') ?? element
    const ring = getComputedStyle(around)
    const box = element.getBoundingClientRect()
    const sticks = getComputedStyle(header).position === 'sticky' && !element.closest('.site-header, .desk-header, .skip, dialog, [popover]:popover-open')
    return {
      name: `${element.tagName.toLowerCase()} ${element.getAttribute('aria-label') ?? element.id ?? ''} ${element.textContent?.trim().slice(0, 40)}`,
      ringed: ring.outlineStyle !== 'none' && Number.parseFloat(ring.outlineWidth) >= 2,
      ring: faultOf(ring.outlineColor, groundUnder(Number.parseFloat(ring.outlineOffset) < 0 ? around : around.parentElement)),
      inWindow: box.bottom > 0 && box.top < innerHeight,
      covered: sticks && box.top < header.getBoundingClientRect().bottom - 1 && box.height < innerHeight,
    }

    /** WCAG 2.2, 1.4.11: 3 to 1. */
    function faultOf(colour: string, ground: string | undefined): string {
      const [, , , alpha = 0] = pixelOf(colour)
      if (alpha < 230) return `transparent: ${colour}`
      if (ground === undefined) return ''
      const [darker = 0, lighter = 0] = [luminanceOf(colour), luminanceOf(ground)].toSorted((one, other) => one - other)
      const contrast = (lighter + 0.05) / (darker + 0.05)
      return contrast < 3 ? `a contrast of ${contrast.toFixed(1)}: ${colour} on ${ground}` : ''
    }

    /** The colour behind an element; undefined on a picture. */
    function groundUnder(from: Element | null): string | undefined {
      for (let one = from; one; one = one.parentElement) {
        const { backgroundColor, backgroundImage } = getComputedStyle(one)
        if (backgroundImage !== 'none') return undefined
        if ((pixelOf(backgroundColor)[3] ?? 0) > 230) return backgroundColor
      }
      return 'rgb(255, 255, 255)'
    }

    function luminanceOf(colour: string): number {
      const [red = 0, green = 0, blue = 0] = pixelOf(colour).map((level) => (level <= 10 ? level / 255 / 12.92 : ((level / 255 + 0.055) / 1.055) ** 2.4))
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue
    }

    /** Red, green, blue and alpha from 0 to 255, whichever way the browser writes the colour. */
    function pixelOf(colour: string): number[] {
      // As computed styles mostly are; a canvas costs more than all else here.
      const [, red, green, blue, alpha = '1'] = /^rgba?\((\d+), (\d+), (\d+)(?:, ([\d.]+))?\)$/.exec(colour) ?? []
      if (red && green && blue) return [Number(red), Number(green), Number(blue), Number(alpha) * 255]
      const canvas = document.createElement('canvas').getContext('2d')
      if (!canvas) return []
      canvas.fillStyle = colour
      canvas.fillRect(0, 0, 1, 1)
      return [...canvas.getImageData(0, 0, 1, 1).data]
    }
  }, afterFrame)
}

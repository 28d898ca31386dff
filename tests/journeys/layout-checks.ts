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

/** The focused element: whether its focus ring is visible, and whether the sticky header covers it. Undefined if it is the body. */
export function focused(page: Page) {
  return page.evaluate(() => {
    const { activeElement: element } = document
    const header = document.querySelector('.site-header')
    if (!element || !header || element === document.body) return undefined
    // The slider covers its pictures, so the ring is drawn around them.
    const ring = getComputedStyle(element.closest('.before-after') ?? element)
    const box = element.getBoundingClientRect()
    const sticks = getComputedStyle(header).position === 'sticky' && !element.closest('.site-header, .skip, dialog, [popover]:popover-open')
    return {
      name: `${element.tagName.toLowerCase()} ${element.getAttribute('aria-label') ?? element.id ?? ''} ${element.textContent?.trim().slice(0, 40)}`,
      ringed: ring.outlineStyle !== 'none' && Number.parseFloat(ring.outlineWidth) >= 2,
      inWindow: box.bottom > 0 && box.top < innerHeight,
      covered: sticks && box.top < header.getBoundingClientRect().bottom - 1 && box.height < innerHeight,
    }
  })
}

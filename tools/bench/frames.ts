import type { Page } from '@playwright/test'

/** The times from each frame to the next (ms) while something is done in a page. */
export async function framesWhile(page: Page, work: () => Promise<void>): Promise<number[]> {
  await page.evaluate(() => {
    const frames: number[] = []
    Object.assign(window, { frames })
    let last = performance.now()
    const note = (now: number) => {
      frames.push(now - last)
      last = now
      requestAnimationFrame(note)
    }
    requestAnimationFrame(note)
  })
  await work()
  return page.evaluate(() => ('frames' in window && Array.isArray(window.frames) ? window.frames.map(Number) : []))
}

export function framesPerSecond(frames: number[]): number {
  return (frames.length / frames.reduce((sum, frame) => sum + frame, 0)) * 1000
}

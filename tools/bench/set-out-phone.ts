import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { build } from 'vite'
import type { Opening, Plan, TileName } from '#domain/room/plan.ts'
import { packPlan } from '#domain/room/share.ts'
import { rectangle, templates } from '#domain/room/templates.ts'
import { setNiche, setWallTiles } from '#domain/room/tiling/edit-tiling.ts'
import { setOuts } from '#domain/room/tiling/lay-out.ts'
import { proposedNiche } from '#domain/room/tiling/niche.ts'
import { withFixture } from '../../tests/support/a-plan.ts'
import { launch } from './browser.ts'
import { median } from './machine.ts'
import { figure } from './report.ts'

/** The slowest supported phone, beside this machine. */
export const SLOWER_PHONE = 6
const CHANGES = 30

/** How long a change of a room takes in Chromium on a slow phone: to set it out and draw a wall, and what may follow later, each in a task of its own. */
export async function changesOnPhone(): Promise<string[][]> {
  const browser = await launch()
  try {
    const page = await browser.newPage()
    await page.addScriptTag({ content: await script() })
    const cdp = await page.context().newCDPSession(page)
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWER_PHONE })
    const rows: string[][] = []
    for (const [name, plan] of slowRooms()) rows.push([`ms a change on a phone, processor ${SLOWER_PHONE} times slower`, name, await times(page, plan)])
    return rows
  } finally {
    await browser.close()
  }
}

/** The largest template, a large L with a pillar, two boxings and a window in three walls, and a room of 4 × 3 m with boxing, niche and slope. */
export function slowRooms(): readonly (readonly [name: string, plan: Plan])[] {
  const sloping: Plan = {
    ...templates.rektangel,
    room: { ...rectangle(4000, 3000), ceiling: { height: 2600, slope: { wall: 0, low: 1400, depth: 1500 } } },
    openings: [
      { id: 'd1', kind: 'door', wall: 2, along: 1200, width: 900, swing: 'in', hinge: 'start' },
      { id: 'w1', kind: 'window', wall: 1, along: 900, width: 800, sill: 1000, height: 800, reveal: 120 },
    ],
  }
  const furnished = withFixture(withFixture(withFixture(sloping, 'boxing', 0, 0), 'shower-corner', 3100, 2100), 'double-basin', 1500, 0)
  const wall = setOuts(furnished)[3]
  const niche = wall ? setNiche(furnished, 3, proposedNiche(furnished, wall)) : furnished
  return [
    ['template l-form', templates['l-form']],
    ['large L', largeRoom()],
    ...(['20x40', '10x10'] satisfies TileName[]).map((tile) => [`4 × 3 m, ${tile}`, setWallTiles(niche, tile)] as const),
  ]
}

export function largeRoom(): Plan {
  const built = withFixture(withFixture(withFixture(templates['l-form'], 'pillar', 900, 1200), 'boxing', 0, 0), 'boxing', 1500, 0)
  const windows = [0, 1, 5].map((wall): Opening => ({ id: `w${wall + 1}`, kind: 'window', wall, along: 400, width: 600, sill: 1100, height: 700 }))
  return { ...built, openings: [...built.openings, ...windows] }
}

/** `change` alone for a page without modules. */
async function script(): Promise<string> {
  const entry = fileURLToPath(new URL('set-out-in-page.ts', import.meta.url))
  const built = await build({ configFile: false, logLevel: 'error', build: { write: false, lib: { entry, formats: ['iife'], name: 'setOut' } } })
  const [bundle] = Array.isArray(built) ? built : []
  const [chunk] = bundle?.output ?? []
  if (!chunk) throw new Error('The script was not built')
  return chunk.code
}

/** Medians of the later half of the changes; a phone, too, has set out a room before. */
async function times(page: Page, plan: Plan): Promise<string> {
  const steps: Record<string, number[]> = {}
  for (let change = 0; change < CHANGES; change += 1) {
    const seen = await page.evaluate(`setOut.change(${JSON.stringify(packPlan(plan))}, ${change})`)
    if (change < CHANGES / 2 || typeof seen !== 'object' || seen === null) continue
    for (const [step, ms] of Object.entries(seen)) steps[step] = [...(steps[step] ?? []), Number(ms)]
  }
  return Object.entries(steps)
    .map(([step, took]) => `${step} ${figure(median(took))}`)
    .join(', ')
}

import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { builtContent } from '#content/publishing/built-content.ts'
import type { PageContent } from '#content/publishing/page-content.ts'
import { makePress } from '#server/publishing/press/press.ts'
import { childrenOf, machine, median, peakMemoryOf, processorTimeOf } from './machine.ts'
import { figure, table, write } from './report.ts'

const DIST = join(import.meta.dirname, '../../dist')
const TIMES = 15
const SAMPLE_MS = 20

/** What is changed: a fact that stands on every page, and the longest texts that the forms let through. */
const changes: readonly (readonly [name: string, content: PageContent])[] = [
  ['a telephone number', { ...builtContent, facts: { ...builtContent.facts, phone: '021-12 34 56' } }],
  [
    '30 questions of 1 200 characters, 30 tips',
    {
      ...builtContent,
      questions: Array.from({ length: 30 }, (_, at) => ({ id: `f${at}`, icon: 'pin', question: `Fråga ${at}?`, answer: `${at} ord om badrum. `.repeat(70) })),
      tips: Array.from({ length: 30 }, (_, at) => ({ id: at + 1, icon: 'box', text: `Tips ${at}: mät två gånger, kapa en. `.repeat(5) })),
    },
  ],
]

/** How long publishing takes, and what it costs a machine: pages rendered and compressed in a process of their own. */
export async function benchPress(): Promise<void> {
  const about = machine()
  const press = makePress(join(DIST, 'server/press.js'), join(DIST, 'press'))
  const rows: string[][] = []
  for (const [name, content] of changes) {
    const runs: Run[] = []
    for (let run = 0; run < TIMES; run += 1) runs.push(await measure(() => press(content)))
    const of = (key: keyof Run) => runs.map((run) => run[key])
    rows.push([name, figure(median(of('ms'))), figure(Math.max(...of('ms'))), figure(median(of('processorMs'))), figure(Math.max(...of('peakMiB')))])
  }
  const head = ['changed', 'ms', 'longest', 'processor ms', 'MiB']
  write('press', 'Printing the site', about, [`All pages, median of ${TIMES} (goal ≤ 2 000 ms, ≤ 200 MiB).`, table([head, ...rows])])
}

type Run = { ms: number; processorMs: number; peakMiB: number }

async function measure(print: () => Promise<unknown>): Promise<Run> {
  const started = performance.now()
  const run = { ms: 0, processorMs: 0, peakMiB: 0 }
  const printed = print().finally(() => {
    run.ms = performance.now() - started
  })
  while (run.ms === 0) {
    for (const pid of childrenOf(process.pid)) {
      run.peakMiB = Math.max(run.peakMiB, peakMemoryOf(pid) ?? 0)
      run.processorMs = Math.max(run.processorMs, processorTimeOf(pid) ?? 0)
    }
    await Promise.race([printed, pause(SAMPLE_MS)])
  }
  await printed
  return run
}

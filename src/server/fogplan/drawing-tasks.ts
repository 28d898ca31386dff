import type { Plan } from '#domain/room/plan.ts'
import { makeTaskProcess } from '#server/core/task-process.ts'
import type { SheetFacts } from '#shared/fogplan/fogplan-sheets.ts'

/** `svg`: of our own making. */
export type DrawingTask =
  | { readonly file: 'pdf' | 'poster'; readonly plan: Plan; readonly facts: SheetFacts }
  | { readonly file: 'dxf'; readonly plan: Plan }
  | { readonly file: 'png'; readonly svg: string }

/** `busy`: so many wait that one would wait too long. `failed`: the file takes too much memory or time. */
type Drawn = Uint8Array<ArrayBuffer> | 'busy' | 'failed'

/** Files take half a second at most on a small machine. */
const TASK_MS = 60_000
const MOST_WAITING = 30
/** The largest file takes half of it. */
const HEAP_MIB = 160

export type Drawings = ReturnType<typeof makeDrawings>

/** Files of drawings, each made in a process of its own, because the largest take hundreds of milliseconds. */
export function makeDrawings(script: string, report: (error: unknown) => void, heapMib = HEAP_MIB) {
  const process = makeTaskProcess(script, [`--max-old-space-size=${heapMib}`], { taskMs: TASK_MS })
  return {
    async draw(task: DrawingTask): Promise<Drawn> {
      if (process.waiting() >= MOST_WAITING) return 'busy'
      try {
        const file = await process.ask(task)
        return file instanceof Uint8Array ? new Uint8Array(file) : 'failed'
      } catch (error) {
        report(error)
        return 'failed'
      }
    },
    close: process.close,
  }
}

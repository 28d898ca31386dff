import { writeFileSync } from 'node:fs'
import { drawingPng } from './drawing-png.ts'
import type { DrawingTask } from './drawing-tasks.ts'
import { fogplanDxf } from './fogplan-dxf.ts'
import { fogplanPdf, posterPdf } from './fogplan-pdf.ts'

/** The process that makes files of drawings (drawing-tasks.ts). A message is a task; the answer is the file's bytes, or null where there is none. */

// Where memory is short, the kernel ends this process and not the server. Some machines do not allow it.
try {
  writeFileSync('/proc/self/oom_score_adj', '1000')
} catch {}

process.on('message', (task: DrawingTask) => {
  draw(task).then(
    (file) => process.send?.(file),
    () => process.send?.(null),
  )
})
process.on('disconnect', () => process.exit())
process.send?.('ready')

async function draw(task: DrawingTask): Promise<Uint8Array | null> {
  switch (task.file) {
    case 'pdf':
      return fogplanPdf(task.plan, task.facts)
    case 'poster':
      return posterPdf(task.plan, task.facts)
    case 'dxf':
      return Buffer.from(fogplanDxf(task.plan))
    case 'png':
      return drawingPng(task.svg) ?? null
  }
}

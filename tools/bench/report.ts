import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const REPORT = join(import.meta.dirname, '../../docs/benchmarks.md')

const parts = ['pages', 'touch', 'drag', 'server', 'quotes'] as const
export type Part = (typeof parts)[number]

/** Shows a part of the bench and puts it in docs/benchmarks.md in the place of what stood there. */
export function write(part: Part, text: string): void {
  console.log(`\n${text}\n`)
  const whole = existsSync(REPORT) ? readFileSync(REPORT, 'utf8') : empty()
  const [before = '', rest = ''] = whole.split(begin(part))
  writeFileSync(REPORT, `${before}${begin(part)}\n\n${text}\n\n${end(part)}${rest.split(end(part))[1] ?? ''}`)
}

function begin(part: Part): string {
  return `<!-- ${part} -->`
}

function end(part: Part): string {
  return `<!-- /${part} -->`
}

function empty(): string {
  const intro = '# Benchmarks\n\nWritten by `npm run bench`; timings say something only beside the others of the same run.\n'
  return `${intro}\n${parts.map((part) => `${begin(part)}\n${end(part)}\n`).join('\n')}`
}

/** A table in Markdown; the first row is the head, figures stand to the right. */
export function table([head = [], ...rows]: (string | number)[][]): string {
  const line = (cells: (string | number)[]) => `| ${cells.join(' | ')} |`
  return [line(head), line(head.map((_, index) => (index === 0 ? '---' : '---:'))), ...rows.map(line)].join('\n')
}

export function figure(value: number | undefined, digits = 0): string {
  return value === undefined || Number.isNaN(value) ? '–' : value.toFixed(digits)
}

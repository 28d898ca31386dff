import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { replaceSection } from '../marked-section.ts'

const REPORT = join(import.meta.dirname, '../../docs/benchmarks.md')

const sections = [
  'pages',
  'lcp',
  'touch',
  'drag',
  'fogplan',
  'model',
  'server',
  'quotes',
  'photos',
  'photos-phone',
  'flood',
  'customer-tokens',
  'mail',
  'desk',
  'million',
  'press',
  'owner',
  'published',
] as const
export type ReportSection = (typeof sections)[number]

/** Prints a section of the report and replaces that section in docs/benchmarks.md. */
export function write(section: ReportSection, text: string): void {
  console.log(`\n${text}\n`)
  if (!existsSync(REPORT)) writeFileSync(REPORT, empty())
  replaceSection(REPORT, section, text)
}

function empty(): string {
  const intro = '# Benchmarks\n\nWritten by `npm run bench`. Compare timings only within one run; they say less when the load at the start is high.\n'
  return `${intro}\n${sections.map((section) => `<!-- ${section} -->\n<!-- /${section} -->\n`).join('\n')}`
}

/** A table in Markdown; the first row is the head, figures stand to the right. */
export function table([head = [], ...rows]: (string | number)[][]): string {
  const line = (cells: (string | number)[]) => `| ${cells.join(' | ')} |`
  return [line(head), line(head.map((_, index) => (index === 0 ? '---' : '---:'))), ...rows.map(line)].join('\n')
}

export function figure(value: number | undefined, digits = 0): string {
  return value === undefined || Number.isNaN(value) ? '–' : value.toFixed(digits)
}

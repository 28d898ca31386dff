import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { replaceSection } from '../marked-section.ts'

const REPORT = join(import.meta.dirname, '../../docs/benchmarks.md')

const sections = ['pages', 'touch', 'planner', 'server', 'quotes', 'photos', 'photos-phone', 'flood', 'mail', 'press', 'desk', 'million'] as const
type ReportSection = (typeof sections)[number]

/** Prints a section of the report and replaces that section in docs/benchmarks.md. `about`: when and on what machine. */
export function write(section: ReportSection, title: string, about: string, parts: readonly string[]): void {
  const text = [`## ${title}`, `\`npm run bench -- ${section}\`, ${about}.`, ...parts].join('\n\n')
  console.log(`\n${text}\n`)
  if (!existsSync(REPORT)) writeFileSync(REPORT, empty())
  replaceSection(REPORT, section, text)
}

function empty(): string {
  return `# Benchmarks\n\n${sections.map((section) => `<!-- ${section} -->\n<!-- /${section} -->\n`).join('\n')}`
}

/** A table in Markdown; the first row is the head, figures stand to the right. */
export function table([head = [], ...rows]: (string | number)[][]): string {
  const line = (cells: (string | number)[]) => `| ${cells.join(' | ')} |`
  return [line(head), `|---|${'---:|'.repeat(head.length - 1)}`, ...rows.map(line)].join('\n')
}

export function figure(value: number | undefined, digits = 0): string {
  return value === undefined || Number.isNaN(value) ? '–' : value.toFixed(digits)
}

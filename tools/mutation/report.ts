import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { replaceSection } from '../marked-section.ts'
import { type Explanation, explained } from './explained.ts'
import { folders } from './folders.ts'
import type { Outcome, Survivor } from './stryker.ts'

const ROOT = join(import.meta.dirname, '../..')
const RECORD = join(import.meta.dirname, 'record.json')
const DOCUMENT = join(ROOT, 'docs/mutation.md')

/** The latest run of each folder, by its name; `date` is 'YYYY-MM-DD'. */
type MutationRecord = Partial<Record<string, Outcome & { date: string }>>

export function readRecord(): MutationRecord {
  return JSON.parse(readFileSync(RECORD, 'utf8'))
}

export function writeRecord(record: MutationRecord): void {
  writeFileSync(RECORD, `${JSON.stringify(record, undefined, 2)}\n`)
}

/** Writes docs/mutation.md's table and its list of survivors from the record. */
export function writeReport(): void {
  const { table, survivors } = reportOf(readRecord())
  replaceSection(DOCUMENT, 'folders', table)
  replaceSection(DOCUMENT, 'survivors', survivors)
}

/** The document's table of folders, and its list of survivors that are explained; Markdown. */
export function reportOf(record: MutationRecord): { table: string; survivors: string } {
  return { table: tableOf(record), survivors: explanationsOf(record) }
}

function tableOf(record: MutationRecord): string {
  const rows = folders.map(({ name, every }) => {
    const run = record[name]
    return [name, every ? `1 in ${every}` : 'all', ...(run ? [...figuresOf(run), run.date] : [...Array(7).fill(''), 'not run yet'])]
  })
  const head = ['folder', 'tried', 'mutants', 'killed', 'survived', 'of them explained', 'not covered', 'left out', 'score', 'run']
  return [head, ['---', ...Array(8).fill('---:'), '---'], ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n')
}

function figuresOf({ killed, leftOut, survivors }: Outcome): readonly (string | number)[] {
  const covered = survivors.filter((survivor) => survivor.covered).length
  const all = killed + survivors.length
  const known = survivors.filter((survivor) => explanationOf(survivor)).length
  return [all, killed, covered, known, survivors.length - covered, leftOut, `${Math.floor((100 * killed) / all)} %`]
}

function explanationsOf(record: MutationRecord): string {
  const survivors = Object.values(record).flatMap((run) => run?.survivors ?? [])
  const lines = survivors.flatMap((survivor) => {
    const explanation = explanationOf(survivor)
    return explanation ? [`- ${survivor.file}: ${asCode(survivor.code)} → ${asCode(survivor.becomes)}: ${explanation.why}`] : []
  })
  return [...new Set(lines)].toSorted().join('\n')
}

/** In Markdown, where two backticks keep those within. */
function asCode(text: string): string {
  return text.includes('`') ? `\`\` ${text} \`\`` : `\`${text}\``
}

function explanationOf({ file, code, becomes }: Survivor): Explanation | undefined {
  return explained.find((explanation) => explanation.file === file && explanation.code === code && (explanation.becomes ?? becomes) === becomes)
}

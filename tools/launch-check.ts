import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isUndecided, type LaunchPoint } from '#content/checks/launch-points.ts'
import { decided } from '#content/company/decided.ts'
import { everyPoint } from '#content/company/undecided-points.ts'
import { defaultContent } from '#content/publishing/site-content.ts'
import { lineOf } from './content-check/line-of.ts'
import { contentIsGood } from './content-check.ts'

const CONTENT = join(import.meta.dirname, '../src/content')

export type Open = { at: string; name: string; message: string; kind: LaunchPoint['kind'] }

/** The open points, each with the place to change. A point that must change stays open even when it is listed as decided. */
export function openPoints(points: readonly LaunchPoint[], decided: Readonly<Record<string, string>>): Open[] {
  const open = points
    .filter((point) => isUndecided(point, decided))
    .map(({ file, path, name, message, forDeveloper, kind }) => ({
      at: place(file, path),
      name,
      message: [message, forDeveloper].filter(Boolean).join(' '),
      kind,
    }))
  const unknown = Object.keys(decided)
    .filter((name) => !points.some((point) => point.name === name && point.kind === 'ask'))
    .map((name) => ({
      at: place('company/decided.ts', ['decided', name]),
      name,
      message: 'Det finns ingen punkt med det namnet som går att bestämma bort.',
      kind: 'must' as const,
    }))
  return [...open, ...unknown]
}

function place(file: string, path: LaunchPoint['path']): string {
  return `src/content/${file}:${lineOf(readFileSync(join(CONTENT, file), 'utf8'), path) ?? 1}`
}

function print(heading: string, points: readonly Open[]) {
  if (points.length === 0) return
  console.log(`\n${heading}\n`)
  for (const { at, name, message } of points) console.log(`  ${at} (${name})\n    ${message}\n`)
}

if (import.meta.main) {
  if (!(await contentIsGood())) process.exit(1)
  const points = everyPoint(defaultContent, new Date())
  const open = openPoints(points, decided)
  print(
    'Måste ändras innan webbplatsen visas för världen:',
    open.filter(({ kind }) => kind === 'must'),
  )
  print(
    'Måste bestämmas. Ändra, eller låt stå och skriv namnet inom parentes i src/content/company/decided.ts:',
    open.filter(({ kind }) => kind === 'ask'),
  )
  console.log(open.length === 0 ? 'Allt är bestämt.' : `${open.length} av ${points.length} punkter är kvar.`)
  console.log('Det som hör till maskinen och mejlen kontrolleras med: npm run doctor')
  process.exitCode = open.length === 0 ? 0 : 1
}

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { about } from '#content/about.ts'
import { company } from '#content/company.ts'
import { decided } from '#content/decided.ts'
import { broken, missingPage } from '#content/error-pages.ts'
import { result } from '#content/hero.ts'
import { pictures } from '#content/pictures.ts'
import { featured, projects } from '#content/projects.ts'
import { drawing } from '#content/rita.ts'
import { lineOf } from './content-check/line-of.ts'
import { contentIsGood } from './content-check.ts'
import { type LaunchPoint, launchPoints } from './launch-check/points.ts'

const CONTENT = join(import.meta.dirname, '../src/content')

export type Open = { at: string; name: string; says: string; kind: LaunchPoint['kind'] }

/** Of all points those that are open, each with the place to change. What is decided but may not stay is open all the same. */
export function openPoints(points: readonly LaunchPoint[], decided: Readonly<Record<string, string>>): Open[] {
  const open = points
    .filter(({ open, kind, name }) => open && !(kind === 'ask' && name in decided))
    .map(({ file, path, name, says, kind }) => ({ at: place(file, path), name, says, kind }))
  const unknown = Object.keys(decided)
    .filter((name) => !points.some((point) => point.name === name && point.kind === 'ask'))
    .map((name) => ({
      at: place('decided.ts', ['decided', name]),
      name,
      says: 'Det finns ingen punkt med det namnet som går att bestämma bort.',
      kind: 'must' as const,
    }))
  return [...open, ...unknown]
}

function place(file: string, path: LaunchPoint['path']): string {
  return `src/content/${file}:${lineOf(readFileSync(join(CONTENT, file), 'utf8'), path) ?? 1}`
}

function tell(heading: string, points: readonly Open[]) {
  if (points.length === 0) return
  console.log(`\n${heading}\n`)
  for (const { at, name, says } of points) console.log(`  ${at} (${name})\n    ${says}\n`)
}

if (import.meta.main) {
  if (!(await contentIsGood())) process.exit(1)
  const points = launchPoints({ about, company, result, missingPage, broken, drawing, pictures, projects, featured, today: new Date() })
  const open = openPoints(points, decided)
  tell(
    'Måste ändras innan webbplatsen visas för världen:',
    open.filter(({ kind }) => kind === 'must'),
  )
  tell(
    'Måste bestämmas. Ändra, eller låt stå och skriv namnet inom parentes i src/content/decided.ts:',
    open.filter(({ kind }) => kind === 'ask'),
  )
  console.log(open.length === 0 ? 'Allt är bestämt.' : `${open.length} av ${points.length} punkter är kvar.`)
  console.log('Det som hör till maskinen och mejlen kontrolleras med: npm run doctor')
  process.exitCode = open.length === 0 ? 0 : 1
}

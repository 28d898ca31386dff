import { existsSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { expect, test } from 'vitest'
import { fieldNames } from '#domain/enquiry/enquiry-answers.ts'
import { pagePaths } from '#domain/paths.ts'
import { commentsOf, lineIn, readText, repositoryFiles } from './support/repository.ts'

const ROOT = join(import.meta.dirname, '..')
const SELF = 'tests/references.test.ts'
const code = repositoryFiles.filter(
  (file) => /^(?:src|tests|tools|deploy)\/|^[^/]+\.(?:ts|yaml)$/.test(file) && /\.(?:tsx?|m?ts|mjs|astro|css|sh|yaml)$/.test(file) && file !== SELF,
)
const documents = repositoryFiles.filter((file) => file.endsWith('.md'))

/** Rules from elsewhere that have sections of their own. */
const STANDARDS = ['RFC \\d+', 'BBV 26:1', 'GVK Säkra Våtrum 2026', 'GVK 2021', 'Säker Vatten 2026:1']

const specification = readText('docs/specification.md')
const known = new Set([
  ...[...specification.matchAll(/^## (\d+)\./gm)].map(([, number = '']) => number),
  ...[...specification.matchAll(/^\| (\d+\.\d+) \|/gm)].map(([, number = '']) => number),
])

test('the requirements of docs/specification.md are numbered in order, each once', () => {
  const numbers = [...specification.matchAll(/^\| (\d+)\.(\d+) \|/gm)].map(([, chapter, row]) => [Number(chapter), Number(row)] as const)
  expect(numbers.length).toBeGreaterThan(90)
  const expected = numbers.map(([chapter], index) => [chapter, numbers.slice(0, index).filter(([other]) => other === chapter).length + 1])
  expect(numbers).toEqual(expected)
})

test('every page has a row in §2 of docs/specification.md, and every field of the quote form its name in §3.7', () => {
  const [, asked = ''] = /^\| 3\.7 \|(.*)$/m.exec(specification) ?? []
  expect(pagePaths.filter((path) => !new RegExp(`^\\| 2\\.\\d+ \\| \`${path}\` `, 'm').test(specification))).toEqual([])
  expect(fieldNames.filter((name) => !new RegExp(`\\b${name}\\b`).test(asked))).toEqual([])
})

test('every requirement of docs/specification.md names a file that answers it', () => {
  const rows = specification.split('\n').filter((line) => /^\| \d+\.\d+ \|/.test(line))
  expect(rows.filter((row) => !/`(?:built|src\/|tests\/)/.test(row.split(' | ').at(-1) ?? ''))).toEqual([])
})

test('every § in code and tests is a row of docs/specification.md, or of a standard that is named', () => {
  const unknown = code.flatMap((file) => {
    const text = readText(file)
    return [...text.matchAll(/§\s?([\d.]*\d)?/g)].flatMap((match) => {
      const before = text.slice(0, match.index)
      if (STANDARDS.some((standard) => new RegExp(`${standard} $`).test(before))) return []
      const isOurs = /\b[Ss]pecification $|\b[Ss]pecification §[\d.]*\d(?:, §[\d.]*\d)*(?: and|,) $/.test(before)
      return isOurs && known.has(match[1] ?? '') ? [] : [`${lineIn(file, text, match.index)} ${match[0]}`]
    })
  })
  expect(unknown).toEqual([])
})

test('the specification is never referred to without a number', () => {
  const vague = code.flatMap((file) => {
    const text = readText(file)
    return [...text.matchAll(/(?<![\w/])[Ss]pecification(?!\w|\.test|\.md)(?! §\d)/g)].map((match) => lineIn(file, text, match.index))
  })
  expect(vague).toEqual([])
})

test('every document that code or documents name exists', () => {
  const gone = [...code, ...documents].flatMap((file) => {
    const text = readText(file)
    return [...text.matchAll(/(?<![\w*/{}$.-])(?:\.\.?\/)*(?:[\w-]+\/)*[\w-]+\.md\b/g)]
      .filter(([name]) => ![join(dirname(file), name), name, `docs/${name}`].some((path) => existsSync(join(ROOT, path))))
      .map((match) => `${lineIn(file, text, match.index)} ${match[0]}`)
  })
  expect(gone).toEqual([])
})

test('every file that a comment names exists', () => {
  const gone = code.flatMap((file) => {
    const text = readText(file)
    return commentsOf(file).flatMap((comment) =>
      [...comment.text.matchAll(/(?<![\w./*#-])(?:[\w-]+\/)*[\w-]+(?:\.[\w-]+)*\.(?:tsx?|mjs|css|astro)\b/g)]
        .filter(([name]) => !repositoryFiles.some((path) => path === name || path.endsWith(`/${name}`)))
        .map((match) => `${lineIn(file, text, comment.index + match.index)} ${match[0]}`),
    )
  })
  expect(gone).toEqual([])
})

test('every link of a document leads to a file, and to a heading that it has', () => {
  const broken = documents.flatMap((file) => {
    const text = readText(file)
    return [...text.matchAll(/\]\((?!https?:|mailto:)([^)#\s]*)(?:#([^)\s]+))?\)/g)].flatMap((match) => {
      const [link, path = '', heading] = match
      const target = path === '' ? file : normalize(join(dirname(file), decodeURIComponent(path)))
      const leads = existsSync(join(ROOT, target)) && (heading === undefined || headingsOf(target).includes(decodeURIComponent(heading)))
      return leads ? [] : [`${lineIn(file, text, match.index)} ${link}`]
    })
  })
  expect(broken).toEqual([])
})

/** Names that a recipe leaves to the reader. */
const PLACEHOLDER = /\/(?:NAME|ADDRESS)\b/

test('every path that a document names exists', () => {
  const gone = documents.flatMap((file) => {
    const text = readText(file)
    return [...text.matchAll(/`((?:src|tests|tools|docs|deploy|public)\/[\w./@-]+)`/g)]
      .filter(([, path = '']) => !PLACEHOLDER.test(path) && !existsSync(join(ROOT, path)))
      .map((match) => `${lineIn(file, text, match.index)} ${match[1]}`)
  })
  expect(gone).toEqual([])
})

/** The names that GitHub gives to the headings of a document. */
function headingsOf(file: string): string[] {
  return [...readText(file).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  )
}

import { expect, test } from 'vitest'
import { commentsOf, lineIn, readText, repositoryFiles } from './support/repository.ts'

/** Words that named technical parts once; docs/architecture.md says what those are called now. */
const OLD = ['house', 'door', 'postman', 'postmen', 'rounds', 'books', 'mark', 'seal', 'setback', 'cellar', 'wing', 'asleep', 'dressed']

/** Where one of them is the right word, and why. A path that ends with "/" means a folder; `line` narrows it to some lines. */
const RIGHT: readonly { word: string; in: readonly string[]; line?: RegExp; why: string }[] = [
  {
    word: 'door',
    in: [
      'src/domain/room/',
      'src/shared/plan-room.tsx',
      'src/shared/plan-drawing.test.tsx',
      'src/site/planner/',
      'src/content/drawing-words.ts',
      'src/content/fixture-words.ts',
      'src/content/fogplan.ts',
      'src/content/ideas.ts',
      'src/content/room-words.ts',
      'tests/support/a-plan.ts',
      'tests/journeys/planner-items.journey.ts',
      'tests/journeys/planner.journey.ts',
      'tools/mutation/explained.ts',
      'docs/mutation.md',
      'docs/fogplan.md',
      'docs/specification.md',
      'docs/promises.md',
    ],
    why: 'the door of a bathroom',
  },
  {
    word: 'house',
    in: ['src/content/question-texts.ts', 'src/content/desk/site-forms.ts', 'src/shared/question-icon.tsx'],
    line: /'house'|house: '[Mh]/,
    why: 'an icon that shows a house',
  },
  {
    word: 'mark',
    in: ['src/server/adapters/sql/', 'tests/contracts/', 'tests/http/health.test.ts'],
    line: /['`.]marks?\b|\bmarks?: |\bmarks (?:set|where|values)/,
    why: 'the name of a table and of a column that shipped',
  },
  { word: 'mark', in: ['tools/bench/million/fill.ts'], why: 'the rows of that table' },
  { word: 'mark', in: ['src/', 'tests/'], line: /\bmark(?:Sent|Failed|Answered)\b/, why: 'to mark an email as sent, a quote as answered' },
  {
    word: 'mark',
    in: ['src/content/quote-form.ts', 'src/server/http/csv.test.ts', 'docs/promises.md', 'tests/content.test.ts'],
    line: /(?:question|quotation) marks?/,
    why: 'punctuation',
  },
  {
    word: 'mark',
    in: ['src/server/fogplan/', 'tests/http/fogplan-files.test.ts'],
    line: /mark(?:Structure)?Content|MarkInfo/,
    why: 'the marked content of a PDF',
  },
  { word: 'mark', in: ['src/server/http/csv.ts'], why: 'the byte order mark of a file' },
  {
    word: 'rounds',
    in: ['tools/bench/', 'tools/soak.ts', 'docs/benchmarks.md', 'tests/resilience/', 'tests/hostile-text.properties.test.ts', 'src/domain/quote/clean.ts'],
    why: 'how often something is repeated: a measurement, a kill, a cleaning',
  },
  { word: 'books', in: ['compose.several.yaml'], line: /fogratt-several_books/, why: 'the name of a volume that shipped' },
  { word: 'seal', in: ['src/domain/room/cases.test.ts'], line: /m² to seal/, why: 'a wet room is sealed' },
]

const files = repositoryFiles.filter((file) => /^(?:src|tests|tools|docs|deploy)\/|^[^/]+$/.test(file) && isText(file) && file !== 'tests/vocabulary.test.ts')

/** Code and English documents. The owner's handbook is Swedish; accepted HTML and mails are compared elsewhere. */
function isText(file: string): boolean {
  return /\.(?:tsx?|mts|mjs|astro|css|md|sh|ya?ml|service|timer)$|^(?:Dockerfile|\.env.*)$/.test(file) && file !== 'docs/agarens-handbok.md'
}

type Hit = { word: string; file: string; place: string; text: string }

/** The old words in a file and its path: whole words, parts of a name like `frontDoor` or `front-door`, and plurals. */
function hitsIn(file: string): Hit[] {
  const text = readText(file)
  const lines = text.split('\n')
  const inText = oldWordsIn(text).map(({ word, index }) => {
    const place = lineIn(file, text, index)
    return { word, file, place, text: lines[Number(place.split(':').at(-1)) - 1]?.trim() ?? '' }
  })
  const inPath = oldWordsIn(file).map(({ word }) => ({ word, file, place: file, text: 'the path itself' }))
  return [...inPath, ...inText]
}

function oldWordsIn(text: string): { word: string; index: number }[] {
  return [...text.matchAll(WORD)].map((match) => ({ word: singular(match[0]), index: match.index })).filter(({ word }) => OLD.includes(word))
}

/** A word as it stands in prose or in a camelCase or kebab-case name. */
const WORD = /\p{Lu}?\p{Ll}+|\p{Lu}+(?!\p{Ll})/gu

function singular(word: string): string {
  const lower = word.toLowerCase()
  return OLD.includes(lower) || !OLD.includes(lower.replace(/s$/, '')) ? lower : lower.replace(/s$/, '')
}

type Rule = (typeof RIGHT)[number]

function allows(rule: Rule, path: string, { word, file, text }: Hit): boolean {
  return rule.word === word && (path.endsWith('/') ? file.startsWith(path) : file === path) && (rule.line?.test(text) ?? true)
}

const hits = files.flatMap(hitsIn)

test('technical parts have the field’s names, not the old ones', () => {
  const wrong = hits.filter((hit) => !RIGHT.some((rule) => rule.in.some((path) => allows(rule, path, hit))))
  expect(wrong.map(({ place, word, text }) => `${place} ${word}: ${text}`)).toEqual([])
})

test('every exception is still needed', () => {
  const idle = RIGHT.flatMap((rule) =>
    rule.in.filter((path) => !hits.some((hit) => allows(rule, path, hit))).map((path) => `${rule.word} in ${path}: ${rule.why}`),
  )
  expect(idle).toEqual([])
})

test('comments and documents name who acts: whoever, nobody and somebody are rare', () => {
  const found = files.flatMap((file) => {
    const parts = file.endsWith('.md') ? [{ index: 0, text: readText(file) }] : commentsOf(file)
    return parts.flatMap(({ index, text }) =>
      [...text.matchAll(/\b(?:whoever|nobody|somebody)\b/gi)].map((match) => `${lineIn(file, readText(file), index + match.index)} ${match[0]}`),
    )
  })
  expect(found.length, found.join('\n')).toBeLessThan(15)
})

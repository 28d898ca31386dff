import ts from 'typescript'
import { expect, test } from 'vitest'
import { openFactNames } from '#content/company/open-facts.ts'
import { placeholders } from '#domain/enquiry/reply-template.ts'
import { readText, repositoryFiles } from './support/repository.ts'

/** What belongs to files and programs. The owner has a phone. */
const WORKSHOP: Readonly<Record<string, RegExp>> = {
  'a folder': /\b(?:src|dist|tools|docs|deploy|data|node_modules)\//,
  'a path': /(?:^|[\s(”"])\/[\w.-]+/,
  'a file of the program': /\b[\w-]+\.(?:[cm]?[jt]sx?|json|md|ya?ml|astro|css|sqlite|gz)\b/,
  'a variable': /\b[A-ZÅÄÖ]{2,}_[A-Z_ÅÄÖ]+\b/,
  'a command': /\b(?:npm|npx|node|docker|podman|git|sudo)\b/,
  'a name of the code': /\b(?!iPhone|iPad|iCloud)[a-zåäö]+[A-ZÅÄÖ][a-zåäö]\w*\b/,
  'a field of a record': /\b[a-z]{2,}\.(?!se\b|nr\b|ex\b|com\b|org\b|example\b|html\b)[a-z]{2,}\b/,
  'the field from or to': /\((?:from|to|min|max|year|percent|name|text)\)/,
}

/** In braces stands only what may be written so in the owner's texts. A text that is put together is a `…` here. */
const IN_BRACES = /\{([^{}]*)\}/g
const named = new Set<string>([...openFactNames, ...placeholders, '…'])

/** Addresses of people and of sites are words that owners know. */
const ADDRESS = /\bhttps?:\S+|[\w.+-]+@[\w.-]+|\bwww\.\S+/g

function wordsOfTheWorkshop(written: string): string[] {
  const text = written.replace(ADDRESS, '')
  const found = Object.entries(WORKSHOP).flatMap(
    ([what, pattern]) =>
      pattern
        .exec(text)
        ?.slice(0, 1)
        .map((word) => `${what}: ${word}`) ?? [],
  )
  const keys = [...text.matchAll(IN_BRACES)].flatMap(([whole, name = '']) => (named.has(name) ? [] : [`a key: ${whole}`]))
  return [...found, ...keys]
}

test.each([
  ['Är det en ny sats läggs den till i RATES i src/content/checks/rules.ts.', 3],
  ['Det högsta priset (to) är inte högre än det lägsta (from).', 1],
  ['Gör en med: npm run quotes -- backup', 1],
  ['Sätt SMTP_URL för att skicka dem.', 1],
  ['Läs rubriken drawing.heading i rita.ts.', 2],
  ['Skriv året den gäller i rot.year.', 1],
  ['Kontakten (/.well-known/security.txt) gäller.', 2],
  ['Fältet priceKr saknas.', 1],
  ['Hej {name}!', 1],
  ['Ring {telefon} eller mejla kontakt@fogratt.example, t.ex. i kväll och/eller på www.kakeldesign.se.', 0],
])('“%s” has %i words of the workshop', (text, count) => {
  expect(wordsOfTheWorkshop(text)).toHaveLength(count)
})

/** What tests of forms put for a value and for an error. */
const STAND_IN = /[\w.-]+, som det står|Fel i [\w.-]+|^(?:facts|priceFigures)\.[\w.-]+$/g

/** What is said in a recorded page: not its addresses, names of fields and pictures. */
function saidInOutline(outline: string): string[] {
  return outline.split('\n').flatMap((line) => {
    const [, words = ''] = /"(.*)"$/.exec(line) ?? []
    const [, label = ''] = / (?:aria-label|alt)=(.*?)(?: [a-z-]+=.*)?(?: ".*")?$/.exec(line) ?? []
    return [words, label].map((text) => text.replace(STAND_IN, '')).filter((text) => text !== '')
  })
}

test('no page that is recorded has a word of the workshop', () => {
  const files = repositoryFiles.filter((file) => /\/outlines\/.*\.txt$/.test(file))
  expect(files.length).toBeGreaterThan(60)
  const found = files.flatMap((file) =>
    saidInOutline(readText(file)).flatMap((text) => wordsOfTheWorkshop(text).map((word) => `${file}: ${word} in “${text}”`)),
  )
  expect(found).toEqual([])
})

test('no email has a word of the workshop', () => {
  const files = repositoryFiles.filter((file) => /^tests\/emails\/.*\.golden\.txt$/.test(file))
  expect(files.length).toBeGreaterThan(20)
  const found = files.flatMap((file) => {
    const text = readText(file)
    const written = text.slice(text.indexOf('\n\n'))
    return wordsOfTheWorkshop(written).map((word) => `${file}: ${word}`)
  })
  expect(found).toEqual([])
})

/** Texts for those who have the files: a rule's sentence beside a file's line, a check's at the command line, a hint for a developer. */
const FOR_OTHERS: readonly string[] = ['file', 'operator', 'forDeveloper']

/** The sentences that a file writes, with where they stand. What is put together is `…`. */
function sentencesIn(path: string): { at: string; text: string }[] {
  const source = readText(path)
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true, path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS)
  const sentences: { at: string; text: string }[] = []
  visit(file)
  return sentences

  function visit(node: ts.Node) {
    if (ts.isImportDeclaration(node) || ts.isThrowStatement(node)) return
    if (ts.isPropertyAssignment(node) && FOR_OTHERS.includes(node.name.getText(file))) return
    const text = textOf(node)
    if (text !== undefined && /\p{Ll}{2,} \S/u.test(text))
      sentences.push({ at: `${path}:${file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1}`, text })
    ts.forEachChild(node, visit)
  }
}

function textOf(node: ts.Node): string | undefined {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return node.text
  return ts.isTemplateExpression(node) ? [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join('…') : undefined
}

test('no sentence of the content, of its checks or of the checks of the machine has one for the owner', () => {
  const files = repositoryFiles.filter(
    (file) => /^src\/(?:content\/.*|server\/operation\/doctor\/.*|server\/cli\/doctor)\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file),
  )
  const sentences = files.flatMap(sentencesIn)
  expect(sentences.length).toBeGreaterThan(1000)
  const found = sentences.flatMap(({ at, text }) => wordsOfTheWorkshop(text).map((word) => `${at}: ${word} in “${text}”`))
  expect(found).toEqual([])
})

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { problemInText, textsIn } from '#content/checks/texts.ts'
import { textFor } from '#content/checks/two-texts.ts'
import { lineOf } from './content-check/line-of.ts'
import { pictureProblems } from './content-check/picture-files.ts'
import { fieldName, formatProblem, type Path, type Problem } from './content-check/problem.ts'
import { type Content, readContent } from './content-check/read-content.ts'
import { ordinaryPrice, schemas } from './content-check/schema.ts'

const ROOT = join(import.meta.dirname, '..')

/** Everything that is wrong in src/content, in the order of files. */
export async function contentProblems(root = ROOT): Promise<Problem[]> {
  const folder = join(root, 'src/content')
  const content = await readContent(folder)
  if (!(content instanceof Map)) return [content]

  const place = (file: string, path: Path, message: string): Problem => {
    const [, ...field] = path
    return { file, line: lineOf(readFileSync(join(folder, file), 'utf8'), path), field: fieldName(field), message }
  }
  const problems = [...problemsInRules(content, place), ...problemsInTexts(content, place)]
  // Other files repeat the company's facts, so its problems would be reported several times.
  const ofCompany = problems.filter(({ file }) => file === 'company/company.ts')
  if (ofCompany.length > 0) return ofCompany
  const ofPictures = await pictureProblems(folder, namesIn(content, 'pictures.ts', 'pictures'), readFileSync(join(folder, 'pictures.ts'), 'utf8'))
  return [...problems, ...ofPictures]
}

type Place = (file: string, path: Path, message: string) => Problem

function problemsInRules(content: Content, place: Place): Problem[] {
  const list = (file: string, name: string) => Object.values(content.get(file)?.[name] ?? {}).map(String)
  const known = {
    pictures: namesIn(content, 'pictures.ts', 'pictures'),
    pictureKinds: list('pictures.ts', 'pictureKinds'),
    questionIcons: namesIn(content, 'pages/question-texts.ts', 'questionIcons'),
    tipIcons: namesIn(content, 'pages/tips.ts', 'tipIcons'),
    serviceDrawings: list('company/services.ts', 'serviceDrawings'),
    priceKr: ordinaryPrice.safeParse(content.get('company/company.ts')?.defaultFacts).data?.priceKr,
  }
  return schemas(known, new Date()).flatMap(({ file, name, schema }) => {
    const { error } = schema.safeParse(content.get(file)?.[name])
    return (error?.issues ?? []).map(({ path, message }) => place(file, [name, ...path], textFor('file', message)))
  })
}

function problemsInTexts(content: Content, place: Place): Problem[] {
  return [...content].flatMap(([file, exported]) =>
    [...textsIn(exported, [])].flatMap(({ path, text }) => {
      const written = `${file} ${path.map(String).join('.')}.`
      if (COMPOSED.some((composed) => written.startsWith(`${composed}.`))) return []
      const message = problemInText(text)
      return message === undefined ? [] : [place(file, path, message)]
    }),
  )
}

/** What only repeats other texts, which are checked where they are written. */
const COMPOSED = [
  'questions.ts questions',
  'about.ts about.columns',
  'about.ts about.licence',
  'services.ts services',
  'partner.ts partnership.description',
  'partner.ts partnership.showroom',
  'partner.ts partnership.offer.items',
  'navigation.ts homePage',
  'site-content.ts defaultContent',
]

function namesIn(content: Content, file: string, name: string): string[] {
  return Object.keys(content.get(file)?.[name] ?? {})
}

/** Prints the problems, and returns whether there were none. */
export async function contentIsGood(root = ROOT): Promise<boolean> {
  const problems = await contentProblems(root)
  if (problems.length === 0) return true
  console.error('Innehållet har fel, så webbplatsen byggs inte. Rätta det här och försök igen:\n')
  for (const problem of problems) console.error(`  ${formatProblem(problem)}`)
  return false
}

if (import.meta.main) {
  if (await contentIsGood(process.argv[2])) console.log('Innehållet är i sin ordning.')
  else process.exitCode = 1
}

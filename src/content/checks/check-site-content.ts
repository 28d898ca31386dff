import { upperFirst } from '#domain/sweden/writing.ts'
import type { SiteContent } from '../publishing/site-content.ts'
import { rising } from './rules.ts'
import { siteContentSchema } from './site-content-schema.ts'
import { problemInText, textsIn } from './texts.ts'
import { textFor } from './two-texts.ts'

/** What is wrong in one place, as a Swedish sentence. `path`: 'facts.rot.year', 'questions.2.answer'. */
export type ContentProblem = { path: string; message: string }

export type CheckedContent = { ok: true; content: SiteContent } | { ok: false; problems: ContentProblem[] }

/** Checks what the owner has typed with the rules of the files in this folder. */
export function checkSiteContent(candidate: unknown, now: Date): CheckedContent {
  const reading = siteContentSchema(now).safeParse(candidate)
  const ofRules = (reading.error?.issues ?? []).map(({ path, message }) => problemAt(path, message))
  if (reading.success) {
    const { facts, priceFigures } = reading.data
    rising({ priceKr: facts.priceKr, bands: priceFigures.bands }, (path, message) =>
      ofRules.push(problemAt([path[0] === 'bands' ? 'priceFigures' : 'facts', ...path], message)),
    )
  }
  const ofTexts = [...textsIn(candidate, [])].flatMap(({ path, text }) => {
    const message = problemInText(text)
    return message === undefined ? [] : [problemAt(path, message)]
  })
  // An empty text breaks most rules; that it is empty says more.
  const problems = [...ofTexts, ...ofRules.filter(({ path }) => !ofTexts.some((problem) => problem.path === path))]
  return reading.success && problems.length === 0 ? { ok: true, content: reading.data } : { ok: false, problems }
}

function problemAt(path: readonly PropertyKey[], message: string): ContentProblem {
  return { path: path.map(String).join('.'), message: upperFirst(textFor('desk', message)) }
}

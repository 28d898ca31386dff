import type { QuestionIcon as Name } from '#content/pages/question-texts.ts'

/**
 * From one file (site/pages/icons.svg.ts): the home page has no room for the drawings, and fetches them only when they come near. Its size is the
 * sheet's (disclosure.css).
 */
export function QuestionIcon({ name }: { name: Name }) {
  return <img alt="" loading="lazy" src={`/icons.svg#${name}`} />
}

import type { QuestionIcon as Name } from '#content/pages/question-texts.ts'

/** From one file (site/pages/icons.svg.ts): the home page has no room for the drawings. Its size and colours are the sheet's (disclosure.css). */
export function QuestionIcon({ name }: { name: Name }) {
  return (
    <svg aria-hidden="true">
      <use href={`/icons.svg#${name}`} />
    </svg>
  )
}

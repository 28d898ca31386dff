import type { QuestionIcon as Name } from '#content/pages/question-texts.ts'

/** The drawings are in a file of their own (site/pages/icons.svg.ts), because the home page has no room for them. Size and colours: disclosure.css. */
export function QuestionIcon({ name }: { name: Name }) {
  return (
    <svg aria-hidden="true">
      <use href={`/icons.svg#${name}`} />
    </svg>
  )
}

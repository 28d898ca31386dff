import { gallery } from '#content/gallery/gallery.ts'
import type { IdeaName } from '#content/gallery/idea-names.ts'
import type { FieldName } from '#domain/enquiry/enquiry-answers.ts'

/** The room before its renovation. */
export const WORN = 'before' satisfies IdeaName

/** Leads to the quote form, with the project named in its message. What the visitor has written there stays. */
export function askForSimilar({ idea, title }: { idea: IdeaName | undefined; title: string }) {
  // After an earlier request its thanks stand in place of the form, until their button is pressed.
  document.querySelector<HTMLElement>('#kontakt .accepted > p > .button')?.click()
  const message = answerTo('message')
  const line = idea === WORN ? gallery.wornLine(title) : gallery.similarLine(title)
  if (message && !message.value.includes(line)) answer(message, message.value.trim() ? `${message.value.trimEnd()}\n${line}` : line)
  const project = answerTo('project')
  // A whole room is a whole renovation; a close-up may be anything.
  if (project?.value === '' && idea) answer(project, 'totalrenovering')

  document.querySelector('#kontakt')?.scrollIntoView()
  const empty = (['project', 'size'] as const).map(answerTo).find((field) => field?.value === '')
  ;(empty ?? message)?.focus({ preventScroll: true })
}

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

function answerTo(name: FieldName): Field | undefined {
  return document.querySelector<Field>(`#kontakt [name="${name}"]`) ?? undefined
}

/** As if the visitor had written it: form-draft.ts keeps it. */
function answer(field: Field, text: string) {
  field.value = text
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

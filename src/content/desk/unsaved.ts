import { requestPage } from './request.ts'
import { templatePage } from './templates.ts'

const { reply, note, close, forward } = requestPage

/** In place of a page, when the database does not answer: what was typed, to be sent again. */
export const unsavedWords = {
  heading: 'Det gick inte att spara',
  kept: 'Det du skrev finns kvar här. Låt sidan vara öppen tills det har gått att skicka.',
  send: 'Försök igen',
  /** Of what is typed about a request or in a template, by the field's name. */
  labels: {
    name: templatePage.labels.name,
    subject: reply.labels.subject,
    text: reply.labels.text,
    anteckning: note.heading,
    'egna-ord': close.own,
    'adress-till': forward.to,
    rader: forward.own,
  },
} as const

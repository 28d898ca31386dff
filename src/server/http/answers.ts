import type { Faults } from '#domain/quote/quote-request.ts'

/** What the function says (decisions.md 8): to a script as JSON, to a form's visitor as a page. Sentences in Swedish. */
export type Answer =
  | { status: 200; reference: string }
  | { status: 422; error: string; faults: Faults }
  | { status: 400 | 403 | 413 | 415 | 503; error: string }

export const answers = {
  notJson: { status: 400, error: 'Förfrågan gick inte att läsa. Skicka den som JSON.' },
  foreign: { status: 403, error: 'Förfrågan kom från en annan webbplats än vår och togs inte emot.' },
  tooLarge: { status: 413, error: 'Förfrågan är för stor. Korta meddelandet och försök igen.' },
  wrongType: { status: 415, error: 'Förfrågan måste skickas som JSON eller från ett formulär.' },
  notKept: { status: 503, error: 'Något gick fel och förfrågan kunde inte tas emot. Försök igen om en stund.' },
} as const satisfies Record<string, Answer>

/** The drawing that goes along with the quote form. */
export const attachedWords = {
  label: 'Bifogad ritning',
  heading: 'Din ritning följer med',
  remove: 'Ta bort ritningen',
  keep: 'Skicka med ritningen',
} as const

/** For a drawing from the customer's page: in place of the way to the quote form. */
export const returnWords = {
  heading: 'Ritningen hör till ditt ärende',
  text: 'Spara när du är klar. Vi får besked om ändringen och har kvar den tidigare ritningen.',
  button: 'Spara ritningen i ärendet',
  /** Above the drawing, and beside the price on a phone. */
  banner: (reference: string | undefined) => `Du ändrar ritningen i ${reference === undefined ? 'ditt ärende' : `ärende\u00a0${reference}`}.`,
  short: 'Spara i ärendet',
  other: 'Nej, det här är ett annat badrum',
} as const

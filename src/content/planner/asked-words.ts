/** Above the room that the home page's two fields asked for. */
export const askedWords = {
  heading: (size: string) => `Ett förslag för ${size}`,
  adapt: 'Flytta och byt ut det du vill. Priset följer med.',
  refused: (typed: string, from: string, to: string) =>
    `Det går inte att visa ett rum på ${typed}. Skriv sidor mellan ${from} och ${to}, eller välj en form och skriv måtten i ritningen.`,
  quote: 'Få offert på förslaget',
} as const

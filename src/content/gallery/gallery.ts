/** The gallery's words. Separate from projects.ts, so that the picture dialog does not load all project texts. */
export const gallery = {
  heading: 'Våra projekt',
  subtitle: 'Ett urval av våra senaste badrumsrenoveringar',
  more: 'Se fler projekt',
  list: { heading: 'Fler projekt', text: 'Utforska alla våra badrumsrenoveringar och inspireras av vårt hantverk' },
  close: 'Stäng',
  previous: 'Föregående',
  next: 'Nästa',
  count: (number: number, of: number) => `${number} av ${of}`,
  startFrom: 'Rita vidare på det här badrummet',
  tooClose: 'Bilden visar för lite av rummet för att rita vidare på.',
  similar: 'Få offert på ett liknande',
  /** Beside the worn-out room: nobody wants one like it. */
  worn: 'Ser ditt ut så här? Få offert',
  /** The line that names the project in the form's message. */
  similarLine: (title: string) => `Jag vill ha ett badrum i stil med ”${title}” i ert galleri.`,
  wornLine: (title: string) => `Mitt badrum ser ut ungefär som ”${title}” i ert galleri.`,
} as const

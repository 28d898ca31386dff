/** Words about a request that pages and emails share. */
export const requestWords = {
  waiting: 'Obesvarad. Svara senast',
  quarantined: 'Misstänkt skräp:',
  drawn: 'Ritningen som kunden skickade med',
  photos: {
    heading: 'Bilder som kunden skickade med',
    caution: 'Öppna den bara om du väntar dig den. Den är sparad som den kom.',
  },
  received: 'Inkom',
  additions: 'Kunden har lagt till',
} as const

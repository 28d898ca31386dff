/** The pages of who goes on visits and is no owner. */
export const ownVisitsPage = {
  heading: 'Besök',
  empty: 'Du har inga besök.',
  emptyHint: 'När ägaren lämnar ett besök till dig står det här, och du får ett mejl.',
  past: 'Har varit',
  pastHint: 'De går att öppna i 30 dagar.',
  time: 'Tid',
  address: 'Adress',
  /** Above what came in requests that go on as this one. */
  merged: 'Kunden skrev också i en annan förfrågan',
  gone: { heading: 'Besöket är inte ditt', text: 'Det är lämnat till någon annan, är avbokat, eller var för mer än 30 dagar sedan.', back: 'Till dina besök' },
  calendar: {
    text: 'Dina besök i telefonens eller datorns kalender. Vi mejlar dig en hemlig adress som du lägger in där.',
  },
} as const

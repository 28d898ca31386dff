/** The words for who goes on a visit: on the owner's pages, in the history, and in the emails to that person. */
export const assignedVisit = {
  heading: 'Vem åker?',
  text: 'Den du väljer får ett mejl med en inbjudan till kalendern, och ser besöket på sitt eget skrivbord.',
  label: 'Den som åker',
  send: 'Spara',
  unknown: 'Inget är sparat. Den du valde finns inte längre under Folk. Välj någon annan.',
  email: {
    given: 'Du ska på besök',
    moved: 'Ditt besök är flyttat',
    cancelled: 'Ditt besök är avbokat',
    takenAway: 'Besöket är inte längre ditt',
    cancelledText: 'Du behöver inte åka. Besöket tas bort ur din kalender med det här mejlet.',
    takenAwayText:
      'Du behöver inte åka: besöket är lämnat till någon annan, eller så är det inte bestämt vem som åker. Det tas bort ur din kalender med det här mejlet.',
    name: 'Kund',
    open: 'Öppna besöket',
  },
} as const

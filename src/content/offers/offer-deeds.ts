/** The words of what is done about an offer (content/enquiries/room-deeds.ts). */
export const offerDeedWords = {
  history: {
    'offer sent': 'Offert skickad',
    'offer question': 'Fråga om offerten',
    'offer accepted': 'Offerten beställd',
    'offer declined': 'Nej tack till offerten',
    'offer expired': 'Offerten gick ut',
    'offer confirmed': 'Beställningen bekräftad',
    'offer regretted': 'Avtalet ångrat',
  },
  turn: {
    'offer sent': 'Offert skickad',
    'offer question': 'Kunden frågade om offerten',
    'offer accepted': 'Kunden beställde, bekräfta',
    'offer declined': 'Kunden tackade nej till offerten',
    'offer expired': 'Offerten gick ut',
    'offer confirmed': 'Avtal klart',
    'offer regretted': 'Kunden ångrade avtalet',
  },
  meanwhile: {
    'offer sent': 'skickade en offert',
    'offer confirmed': 'bekräftade beställningen',
  },
  customer: {
    'offer sent': 'Vi har skickat en offert. Skriv siffrorna så ser du den.',
    'offer question': 'Vi har fått din fråga om offerten och hör av oss.',
    'offer accepted': 'Vi har fått din beställning. Avtalet är klart när vi har bekräftat den.',
    'offer declined': 'Vi har fått ditt nej till offerten.',
    'offer expired': 'Offerten har gått ut. Hör gärna av dig om du vill ha en ny.',
    'offer confirmed': 'Avtalet är klart.',
    'offer regretted': 'Avtalet är ångrat.',
  },
} as const

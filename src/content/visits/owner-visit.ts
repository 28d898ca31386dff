/** The words about visits that the owner alone reads. */
export const ownerVisit = {
  heading: 'Besök',
  status: {
    proposed: 'Tider föreslagna, kunden har inte valt än',
    booked: 'Besök bokat',
    cancelled: 'Besöket är avbokat',
  },
  address: 'Adress',
  offered: 'Föreslagna tider',
  wish: 'Kunden har skrivit',
  notes: { taken: 'krockar med ett bokat besök', away: 'under er semester', 'day off': 'helg eller röd dag', late: 'går inte längre att välja' },
  fields: { date: 'Datum', clock: 'Tid', length: 'Längd', minutes: 'minuter', suggested: 'När?', other: 'Annan tid', allTheSame: 'Ja, tiden stämmer', address: 'Adress', addressHint: 'Får vara tom.' },
  propose: {
    heading: 'Föreslå tider',
    text: 'Kunden får dem i ett mejl och väljer på sin sida. Töm dem du inte vill föreslå.',
    again: 'De nya tiderna ersätter dem som är föreslagna. En bokad tid gäller tills kunden har valt en ny.',
    time: 'Förslag',
    send: 'Föreslå',
  },
  book: {
    heading: 'Boka ett besök',
    text: 'För en tid som ni har kommit överens om. Ni får båda en inbjudan till kalendern.',
    send: 'Boka',
  },
  move: {
    heading: 'Flytta besöket',
    text: 'Kunden får ett mejl, och kalendrarna rättas.',
    send: 'Flytta',
  },
  cancel: {
    booked: { heading: 'Avboka besöket', text: 'Kunden får ett mejl, och besöket tas bort ur kalendrarna.', send: 'Avboka' },
    proposed: { heading: 'Dra in tiderna', text: 'Kunden kan då inte välja dem.', send: 'Dra in' },
  },
  calendar: {
    heading: 'Prenumerera i kalendern',
    text: 'Alla bokade besök i telefonens eller datorns kalender. Vi mejlar dig en hemlig adress som du lägger in där.',
    renew: 'Byt till en ny adress, så att den gamla slutar gälla',
    send: 'Skicka',
    sent: 'Adressen är på väg i ett mejl till dig. Handboken berättar hur du lägger in den.',
  },
  errors: {
    refused: { foresla: 'Inget är föreslaget.', boka: 'Inget är bokat.', flytta: 'Besöket är inte flyttat.' },
    none: 'Skriv minst en tid.',
    taken: (time: string, who: string) => `Då är du hos ${who}: ${time}.`,
    odd: {
      night: (clock: string) => `Klockan ${clock} är utanför dagen.`,
      away: 'Då har ni semester.',
      tick: 'Stämmer det? Kryssa i rutan under tiden.',
    },
    takenMeanwhile: 'Inget är bokat. Tiden blev precis tagen av ett annat besök.',
    late: 'Den tiden hinner kunden inte välja. Boka den i stället, när ni har talats vid.',
    twice: 'Den tiden står redan ovanför.',
  },
  email: {
    booked: { owner: 'Besöket är bokat', customer: 'Besök bokat av kunden' },
    moved: { owner: 'Besöket är flyttat', customer: 'Besöket flyttat av kunden' },
    cancelled: { owner: 'Besöket är avbokat', customer: 'Besöket avbokat av kunden' },
    wish: {
      proposed: 'Ingen tid passade',
      booked: 'Kunden vill flytta besöket',
      text: 'Kunden har skrivit så här om tiden:',
      next: 'På förfrågans sida kan du föreslå nya tider.',
    },
    timesGone: {
      subject: 'Inga tider kvar att välja',
      text: 'Kunden har inte valt, och ingen av de föreslagna tiderna går längre att välja: de är för nära eller bokade av andra. Föreslå nya på förfrågans sida.',
    },
    reminder: 'Påminnelse om besök',
    open: 'Öppna förfrågan',
    erased: {
      subject: 'Besöket är avbokat: förfrågan är raderad',
      text: 'Förfrågan är raderad, och besöket är avbokat. Det tas bort ur din kalender med det här mejlet.',
    },
    calendar: {
      subject: 'Adressen till din kalender',
      text: 'Lägg in adressen som en prenumeration i din kalender. Då syns alla bokade besök där, och ändringar följer med. Den som har adressen kan se dem, så skicka den inte vidare.',
      open: 'Kalenderns adress',
    },
  },
  entry: { summary: 'Besök', phone: 'Telefon', reference: 'Ärende' },
  feedName: 'Besök',
} as const

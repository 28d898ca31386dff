/** The page that says how the site itself is doing. */
export const systemPage = {
  title: 'Läget',
  good: 'Allt fungerar. Förfrågningar tas emot och mejl går ut.',
  bad: 'Det här behöver ses över:',
  cannotStore: 'Förfrågningar kan inte sparas just nu. Ring den som sköter servern.',
  lowOnSpace: 'Det är ont om plats på servern. Be den som sköter den att göra plats, innan förfrågningar inte kan sparas.',
  quarantine: 'Det finns undanlagda förfrågningar som ingen har tittat på. Gå igenom dem, så att ingen riktig kund blir kvar där.',
  overdue: 'mejl har väntat i mer än en timme. De skickas så snart mejlservern tar emot dem. Ring kunder som väntar på besked.',
  /** After why the mail server takes nothing. */
  outage: 'Mejlen väntar, och skickas av sig själva när det går igen. Ring kunder som väntar på besked.',
  failures: {
    configuration: 'Mejlservern godtar inte lösenordet. Be den som sköter servern att rätta det.',
    unreachable: 'Mejlservern svarar inte.',
    tls: 'Förbindelsen till mejlservern är inte säker.',
    later: 'Mejlservern ber oss komma tillbaka senare.',
    refused: 'Mejlservern avvisar oss.',
    bounced: 'Mejlet kom i retur.',
  },
  givenUp: {
    heading: 'Mejl som inte gick fram',
    text: 'De här har vi slutat försöka med. Ring kunden, eller försök igen om adressen är rätt.',
    none: 'Alla mejl har gått fram.',
    resend: 'Försök igen',
    acknowledge: 'Jag har sett det',
    resent: 'Mejlet skickas igen.',
    acknowledged: 'Noterat.',
  },
  checks: {
    heading: 'Kontrollera allt',
    text: 'Provar databasen, mejlservern, säkerhetskopiorna, klockan och webbplatsens adress. Det kan ta upp till två minuter.',
    run: 'Kontrollera nu',
    failed: 'Kontrollen gick inte att genomföra. Försök igen om en stund.',
    nothing: 'Inget fel hittades.',
    found: 'saker att göra något åt.',
    foundOne: 'sak att göra något åt.',
    symbols: { '✓': 'Bra', '✗': 'Fel', '–': 'Inte provat' },
  },
} as const

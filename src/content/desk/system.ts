/** The page that says how the site itself is doing. */
export const systemPage = {
  title: 'Fungerar allt?',
  /** With every check made and none failed or left out. */
  good: 'Ja, allt fungerar.',
  bad: 'Det här behöver ses över:',
  /** With nothing known to be wrong. */
  partly: 'Inget fel hittades, men allt gick inte att prova.',
  unchecked: 'Inget fel syns, men allt är inte kontrollerat. Tryck på Kontrollera nu.',
  /** Before an instant. */
  checkedAt: 'Senast kontrollerat',
  noMailServer: 'Inga mejl skickas, varken till dig eller till kunderna: ingen mejlserver är inställd. Be den som sköter servern att ställa in den.',
  cannotStore: 'Förfrågningar kan inte sparas just nu. Ring den som sköter servern.',
  lowOnSpace: 'Det är ont om plats på servern. Be den som sköter den att göra plats, innan förfrågningar inte kan sparas.',
  quarantine: 'Det finns misstänkt skräp som ingen har tittat på. Gå igenom det, så att ingen riktig kund blir kvar där.',
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
    failures: {
      configuration: 'Mejlservern godtog inte lösenordet.',
      unreachable: 'Mottagarens mejlserver svarade inte.',
      tls: 'Förbindelsen till mejlservern var inte säker.',
      later: 'Mottagaren bad oss komma tillbaka, ända till slutet.',
      refused: 'Mejlet togs inte emot. Kontrollera adressen.',
      bounced: 'Mejlet kom i retur. Kontrollera adressen.',
    },
    resend: 'Försök igen',
    acknowledge: 'Jag har sett det',
    resent: 'Mejlet skickas igen.',
    acknowledged: 'Noterat.',
  },
  backup: {
    heading: 'Säkerhetskopia',
    text: 'Kopian ligger på servern och återställs på prov innan den räknas. Det kan ta några minuter.',
    make: 'Gör en kopia nu',
    made: 'Säkerhetskopian är gjord och prövad.',
    failed: 'Det gick inte att göra en säkerhetskopia. Försök igen om en stund, och ring annars den som sköter servern.',
  },
  checks: {
    heading: 'Kontrollera allt',
    text: 'Provar databasen, mejlservern, säkerhetskopiorna, klockan och webbplatsens adress. Det kan ta upp till två minuter.',
    run: 'Kontrollera nu',
    failed: 'Kontrollen gick inte att genomföra. Försök igen om en stund.',
    results: 'Det här kontrollerades',
    symbols: { '✓': 'Bra', '✗': 'Fel', '–': 'Inte provat' },
  },
} as const

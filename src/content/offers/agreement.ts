/** What goes with an agreement that is made at a distance (lag 2005:59): the information and the form. */
export const withdrawalInformation = {
  heading: 'Ångerrätt',
  text: (company: { name: string; email: string; phone: string }, until: string): string[] => [
    `Du har rätt att ångra avtalet utan att ange något skäl inom 14 dagar från den dag då avtalet ingicks, till och med den ${until}.`,
    `Vill du ångra dig talar du om det för ${company.name} med ett tydligt meddelande, till exempel på sidan med offerten (”Ångra avtalet här”), i ett mejl till ${company.email} eller på telefon ${company.phone}. Du kan använda blanketten nedan, men du måste inte. Det räcker att du skickar meddelandet innan fristen är slut.`,
    'Ångrar du dig betalar vi tillbaka det du har betalat, utan dröjsmål och senast 14 dagar efter att vi fick veta det. Vi använder samma betalningssätt som du gjorde, och det kostar dig ingenting.',
  ],
  /** By what was said about beginning early. */
  early: {
    yes: 'Du har uttryckligen bett att arbetet får börja innan ångerfristen är slut. Ångrar du dig betalar du för det arbete som är utfört till dess, i förhållande till hela priset. När tjänsten är helt utförd finns ingen ångerrätt kvar.',
    no: 'Arbetet börjar inte innan ångerfristen är slut.',
  },
  form: {
    heading: 'Blankett för att ångra avtalet',
    text: 'Fyll i och skicka bara om du vill ångra avtalet.',
    to: 'Till',
    lines: [
      'Jag/vi meddelar härmed att jag/vi ångrar avtalet om följande tjänst:',
      'Avtalet ingicks den:',
      'Konsumentens namn:',
      'Konsumentens adress:',
      'Konsumentens namnteckning (bara om blanketten lämnas på papper):',
      'Datum:',
    ],
  },
} as const

export const agreementWords = {
  heading: 'Avtal',
  parties: 'Parter',
  ordered: 'Beställt av kunden',
  confirmed: 'Bekräftat av företaget',
  /** Stands first in the agreement. */
  text: 'Kunden har beställt det som står i offerten nedan, och företaget har bekräftat beställningen. Tillsammans är det avtalet.',
  rights: 'Konsumenttjänstlagen gäller för arbetet. Du kan reklamera fel inom tio år från det att arbetet avslutades.',
} as const

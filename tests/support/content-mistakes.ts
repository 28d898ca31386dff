/** What an owner may write by mistake: what it is, the file, what is there, what is written instead, and what is said of it. */
type Mistake = readonly [what: string, file: string, from: string | RegExp, to: string, says: string]

/** Those of a group are in one copy. Others are not reported beside them: they are in the same field, or one of them hides the other. */
export const mistakesTogether: readonly (readonly Mistake[])[] = [
  [
    [
      'phone hours that end before they start',
      'company/company.ts',
      "opens: '07:00', closes: '17:00'",
      "opens: '17:00', closes: '07:00'",
      'fältet phoneHours.days, nummer 1, closes: ”07:00” ligger inte efter ”17:00”.',
    ],
    [
      'an hour that does not exist',
      'company/company.ts',
      "opens: '08:00'",
      "opens: '8'",
      'fältet phoneHours.rita, nummer 1, opens: ”8” är ingen tid på dygnet.',
    ],
    ['an unknown rate', 'company/company.ts', /percent: \d+/, 'percent: 35', 'fältet rot.percent: ROT-avdraget har aldrig varit 35 %'],
    [
      'a price with from above to',
      'company/company.ts',
      /priceKr: \{ from: \d+_000/,
      'priceKr: { from: 1_900_000',
      'fältet priceKr.to: det högsta priset (to) är inte högre än det lägsta (from).',
    ],
    ['a phone number that does not exist', 'company/company.ts', /phone: '[^']*'/, "phone: '07-1'", 'fältet phone: ”07-1” är inget svenskt telefonnummer.'],
    [
      'an e-mail address without a top-level domain',
      'company/company.ts',
      /email: '[^']*'/,
      "email: 'kontakt@firman'",
      'fältet email: ”kontakt@firman” är ingen e-postadress.',
    ],
    [
      'a wrong check digit',
      'company/company.ts',
      /orgNumber: '[^']*'/,
      "orgNumber: '556016-0681'",
      'fältet orgNumber: ”556016-0681” är inget organisationsnummer',
    ],
    ['an address without https', 'company/company.ts', /(partner: .*url: ')https:\/\//, '$1www.', 'fältet partner.url: ”www.'],
    ['a missing field', 'company/company.ts', /\n {2}seat: .*/, '', 'fältet seat: fältet saknas.'],
  ],
  [
    [
      'phone hours of days in the wrong order',
      'company/company.ts',
      "first: 'mån', last: 'fre', opens: '07:00'",
      "first: 'fre', last: 'mån', opens: '07:00'",
      'fältet phoneHours.days, nummer 1, last: ”mån” ligger före ”fre”.',
    ],
    ['a rate as a text', 'company/company.ts', /percent: \d+/, "percent: '30 %'", 'fältet rot.percent: här ska det stå ett tal utan citattecken'],
    [
      'a price in thousands',
      'company/company.ts',
      /priceKr: \{ from: \d+_000/,
      'priceKr: { from: 120',
      'fältet priceKr.from: här ska det stå ett helt tal från 10000',
    ],
  ],
  [
    [
      'a day with two phone hours',
      'company/company.ts',
      "{ first: 'mån', last: 'fre', opens: '07:00', closes: '17:00' }",
      "{ first: 'mån', last: 'fre', opens: '07:00', closes: '17:00' }, { first: 'fre', last: 'lör', opens: '10:00', closes: '14:00' }",
      'fältet phoneHours.days, nummer 2, first: ”fre” står redan',
    ],
  ],
  [['no phone hours', 'company/company.ts', /days: \[.*\]/, 'days: []', 'fältet phoneHours.days: minst en dag behövs.']],
  [
    [
      'a price band with from above to',
      'company/price-bands.ts',
      /small: \{ from: [\d_]+/,
      'small: { from: 900_000',
      'fältet bands.small.to: det högsta priset (to) är inte högre än det lägsta (from).',
    ],
    [
      'a price band with a figure too many',
      'company/price-bands.ts',
      /(largest: \{ from: [\d_]+, to: )[\d_]+/,
      '$11_900_000',
      'fältet bands.largest.to: det högsta priset är mer än två och en halv gånger det lägsta.',
    ],
    ['an empty title', 'gallery/projects.ts', /title: '[^']*'/, "title: ''", 'fältet nummer 1, title: texten är tom.'],
    [
      'an unknown kind of picture',
      'pictures.ts',
      /kind: '\w+'/,
      "kind: 'foto'",
      'fältet hero.kind: det finns ingen sorts bild som heter ”foto”. Välj bland: rendering, photo',
    ],
    ['an unknown icon', 'pages/tips.ts', /icon: '\w+'/, "icon: 'hammare'", 'fältet nummer 1, icon: det finns ingen symbol som heter ”hammare”.'],
    [
      'a question without a question mark',
      'pages/question-texts.ts',
      /(question: '[^']*)\?'/,
      "$1'",
      'fältet nummer 1, question: en fråga slutar med frågetecken.',
    ],
    ['a service without points', 'company/service-texts.ts', /features: \[[^\]]*\]/, 'features: []', 'fältet totalrenovering.features: minst en punkt behövs.'],
    [
      'a text that ends with a space',
      'company/about.ts',
      /heading: '([^']*)'/,
      "heading: '$1 '",
      'fältet heading: texten börjar eller slutar med ett mellanslag',
    ],
    [
      'a text that inserts a missing value',
      'home/hero.ts',
      /quote: .*/,
      'quote: "Få " + Reflect.get({}, "start"),',
      'fältet quote: texten hämtar något som inte finns:',
    ],
  ],
  [
    [
      'a price band that begins beyond where the one before ends',
      'company/price-bands.ts',
      /(large: \{ from: )[\d_]+, to: [\d_]+/,
      '$1600_000, to: 700_000',
      'fältet bands.large.from: priset börjar högre än där ett mindre badrum (nummer 2) slutar.',
    ],
    [
      'a title that another project has',
      'gallery/projects.ts',
      /(title: '[^']*'[\s\S]*?)title: '[^']*'([\s\S]*?title: )'[^']*'/,
      "$1title: 'Två lika'$2'Två lika'",
      'fältet nummer 3, title: ”Två lika” finns redan, som nummer 2.',
    ],
    ['a picture without words', 'pictures.ts', /alt: '[^']*'/, "alt: ' '", 'fältet hero.alt: texten är tom.'],
    ['two spaces in a row', 'company/about.ts', /heading: '[^']*'/, "heading: 'Om  oss'", 'fältet heading: det står två mellanslag i rad: ”Om  oss”'],
  ],
  [
    [
      'a price band that ends below the one before',
      'company/price-bands.ts',
      /(large: \{ from: )[\d_]+, to: [\d_]+/,
      '$130_000, to: 40_000',
      'fältet bands.large.to: priset slutar lägre än för ett mindre badrum (nummer 2).',
    ],
    [
      'an unknown picture',
      'gallery/projects.ts',
      /picture: '\w+'/,
      "picture: 'badkar'",
      'fältet nummer 1, picture: det finns ingen bild i pictures.ts som heter ”badkar”.',
    ],
  ],
  [
    [
      'a price band that begins below the one before',
      'company/price-bands.ts',
      /(large: \{ from: )[\d_]+/,
      '$120_000',
      'fältet bands.large.from: priset börjar lägre än för ett mindre badrum (nummer 2).',
    ],
  ],
]

import type { SiteContent } from '#content/publishing/site-content.ts'

const aPicture = { file: 'tub', alt: 'Ett rum', kind: 'photo' } as const
const aStep = (title: string) => ({ title, content: `Om ${title.toLocaleLowerCase('sv')}.` })
const aService = (...steps: string[]) => ({
  description: 'Vi gör det.',
  features: ['Kakel', 'Klinker'],
  expanded: { title: 'Så går det till', steps: steps.map(aStep) },
})

/** A small content of the site, of its own: the owner may change any of the real one. */
export const aSiteContent: SiteContent = {
  facts: {
    phone: '021-11 11 11',
    phoneHours: { days: [{ first: 'mån', last: 'fre', opens: '07:00', closes: '16:00' }] },
    orgNumber: '556016-0680',
    towns: ['Köping', 'Arboga'],
    founded: 2010,
    copyrightYear: 2026,
    priceKr: { from: 120_000, to: 200_000 },
    checklist: ['ROT-avdrag'],
    renovationTime: '3–4 veckor',
    rot: { percent: 30, capKr: 50_000 },
    paymentDays: 10,
    partner: { name: 'Plattboden', site: 'Plattboden.se', url: 'https://plattboden.se/' },
    profiles: {
      social: { name: 'Facebook', url: 'https://www.facebook.com/fogratt' },
      register: { name: 'Allabolag', url: 'https://www.allabolag.se/fogratt' },
      images: { name: 'Instagram', url: 'https://www.instagram.com/fogratt' },
    },
  },
  questions: [{ id: 'pris', icon: 'wallet', question: 'Vad kostar det?', answer: '{pris}.' }],
  tips: [
    { id: 1, icon: 'tape', text: 'Mät.' },
    { id: 2, icon: 'tape', text: 'Fråga.' },
  ],
  about: {
    columns: [
      { heading: 'Vi', text: 'Om oss.' },
      { heading: 'Så', text: 'Om arbetet.' },
    ],
    licence: { heading: 'Behöriga', text: 'Om behörigheten.' },
  },
  services: { totalrenovering: aService('Riva'), kakel: aService('Mäta', 'Sätta'), vatrum: aService('Täta', 'Torka', 'Prova') },
  partnership: {
    description: 'Om partnern.',
    showroom: 'Utställningen i Köping.',
    offer: [
      { name: 'Natursten', text: 'Skiffer.' },
      { name: 'Kakel', text: 'Mosaik.' },
    ],
  },
  priceFigures: {
    version: '2026-01-01.1',
    date: '2026-01-01',
    bands: { small: { from: 100_000, to: 170_000 }, large: { from: 150_000, to: 250_000 }, largest: { from: 200_000, to: 350_000 } },
    additions: {
      'wc-wall': { from: 5_000, to: 12_000 },
      'double-basin': { from: 5_000, to: 15_000 },
      'bath-freestanding': { from: 10_000, to: 35_000 },
      'waste-moved': { from: 8_000, to: 25_000 },
      'small-tiles': { from: 5_000, to: 20_000 },
      'large-tiles': { from: 5_000, to: 20_000 },
    },
    labourPercent: 55,
  },
  decided: {},
  gallery: { projects: [{ id: 'dusch', title: 'Dusch', description: 'Gröna plattor.', onHome: true, picture: aPicture }], band: ['dusch'] },
  pair: { before: { ...aPicture, file: 'before' }, after: { ...aPicture, file: 'after', kind: 'rendering' } },
}

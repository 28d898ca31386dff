/** The desk's own places: its lists and, under "Mer", the rest. */
export const deskNavigation = {
  home: 'Till obesvarade förfrågningar',
  label: 'Förfrågningar',
  skip: 'Hoppa till innehållet',
  search: { label: 'Sök bland förfrågningarna', short: 'Sök', send: 'Sök' },
  lists: [
    { place: 'obesvarade', text: 'Obesvarade', href: '/agare' },
    { place: 'besok', text: 'Besök', href: '/agare?lista=besok' },
    { place: 'alla', text: 'Alla', href: '/agare?lista=alla' },
    { place: 'undanlagda', text: 'Undanlagda', href: '/agare?lista=undanlagda' },
    { place: 'stangda', text: 'Stängda', href: '/agare?lista=stangda' },
  ],
  missing: { heading: 'Sidan finns inte', text: 'Adressen leder inte till någon sida här. Välj i menyn ovanför.' },
  more: 'Mer',
  others: [
    { place: 'webbplatsen', text: 'Webbplatsen', href: '/agare/webbplatsen' },
    { place: 'manader', text: 'Månader', href: '/agare/manader' },
    { place: 'mallar', text: 'Mallar', href: '/agare/mallar' },
    { place: 'semester', text: 'Semester', href: '/agare/semester' },
    { place: 'laget', text: 'Fungerar allt?', href: '/agare/laget' },
    { place: 'enheter', text: 'Mina telefoner', href: '/agare/enheter' },
    { place: 'logga-ut', text: 'Logga ut', href: '/agare/logga-ut' },
  ],
} as const

/** Where in the navigation a page stands; undefined for a page of its own, as a request's. */
export type DeskPlace = (typeof deskNavigation)['lists' | 'others'][number]['place']

/** The desk's lists; under "Mer" stand its other places, by their titles. */
export const deskNavigation = {
  home: 'Till det som väntar på dig',
  label: 'Förfrågningar',
  skip: 'Hoppa till innehållet',
  search: { label: 'Sök bland förfrågningarna', short: 'Sök', send: 'Sök' },
  lists: [
    { place: 'din-tur', text: 'Din tur', href: '/agare' },
    { place: 'besok', text: 'Besök', href: '/agare?lista=besok' },
    { place: 'alla', text: 'Alla', href: '/agare?lista=alla' },
    { place: 'misstankt-skrap', text: 'Misstänkt skräp', href: '/agare?lista=misstankt-skrap' },
    { place: 'stangda', text: 'Stängda', href: '/agare?lista=stangda' },
  ],
  /** Of who is no owner. */
  own: [{ place: 'besok', text: 'Besök', href: '/agare' }],
  missing: { heading: 'Sidan finns inte', text: 'Adressen leder inte till någon sida här. Välj i menyn.' },
  more: 'Mer',
} as const

/** Where a list stands in the navigation. */
export type ListInMenu = (typeof deskNavigation)['lists'][number]['place']

/** The gallery's words. Apart from the projects: whoever opens one picture has no need of the words of all. */
export const gallery = {
  heading: 'Våra projekt',
  subtitle: 'Ett urval av våra senaste badrumsrenoveringar',
  more: 'Se fler projekt',
  list: { heading: 'Fler projekt', text: 'Utforska alla våra badrumsrenoveringar och inspireras av vårt hantverk' },
  close: 'Stäng',
  previous: 'Föregående',
  next: 'Nästa',
} as const

export type GalleryWords = typeof gallery

import type { Letter } from '#domain/room/designs.ts'

/** Two designs of one drawing, in the planner. */
export const twoDesignsWords = {
  switch: 'Vilket förslag du ändrar',
  heading: 'Två förslag, bredvid varandra',
  shown: 'Det du ändrar nu',
  change: (letter: Letter) => `Ändra förslag ${letter}`,
  keep: (letter: Letter) => `Behåll bara ${letter}`,
  note: 'Båda följer med i länken och till offertformuläret.',
  switched: (letter: Letter) => `Nu visas förslag ${letter}.`,
  kept: (letter: Letter) => `Förslag ${letter} är kvar.`,
} as const

import type { Letter } from '#domain/room/designs.ts'

/** "Förslag A" */
export function designHeading(letter: Letter): string {
  return `Förslag ${letter}`
}

/** "förslag A" */
export function designInSentence(letter: Letter): string {
  return `förslag ${letter}`
}

import face from './familjen-grotesk-500.ttf?inline'

/**
 * The site's typeface (src/site/styles/fonts), as TrueType at weight 500, made with fontTools: neither resvg nor a PDF takes WOFF2. With the
 * Latin letters of all of Europe and of Vietnamese, for people's names.
 */
export const typeface = Buffer.from(face.slice(face.indexOf(',') + 1), 'base64')

/** What it has no letter for. */
const LACKING = /[^\u0020-\u0131\u0134-\u0148\u014a-\u017e\u1ea0-\u1ef9–—’”…−]/gu

/** Words in letters that the typeface has: without accents that it lacks; any other letter becomes “?”. */
export function inTypeface(words: string): string {
  return words.normalize('NFC').replace(LACKING, (letter) => {
    const plain = letter.normalize('NFKD').replace(LACKING, '')
    return plain !== '' || /\p{M}/u.test(letter) ? plain : '?'
  })
}

/** A text on one line, cut between words after so many characters at most, with an ellipsis. */
export function cutAfter(text: string, most: number): string {
  const words = text.replace(/\s+/g, ' ').trim()
  if (words.length <= most) return words
  const end = words.lastIndexOf(' ', most)
  return `${words.slice(0, end === -1 ? most : end)} …`
}

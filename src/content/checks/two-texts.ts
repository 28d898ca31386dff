/** Who reads what a rule says: the owner at a form of the desk, or a developer beside a file and its line. */
type Reader = 'desk' | 'file'

/** Stands in no text. */
const BETWEEN = '\u0000'

/** A rule's sentence for each reader, as the one message that zod carries. The owner's has no word of files and programs. */
export function twoTexts({ desk, file }: Record<Reader, string>): string {
  return `${desk}${BETWEEN}${file}`
}

export function textFor(reader: Reader, message: string): string {
  const [desk = '', file = desk] = message.split(BETWEEN)
  return reader === 'desk' ? desk : file
}

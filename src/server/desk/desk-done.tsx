/** What the last form did. */
export function DeskDone({ words }: { words: string | false | undefined }) {
  return words ? (
    <p className="desk-done" role="status">
      {words}
    </p>
  ) : null
}

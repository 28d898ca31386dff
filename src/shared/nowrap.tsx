/**
 * Words that must not break at their hyphen or inside their figures: "ROT-avdrag", "e-post", "3D-visualisering",
 * "070-174 06 05", "120 000–200 000 kr". The typeface has no non-breaking hyphen.
 */
const KEPT = /(\d{3}-[\d\s]*\d|[\d\u00a0]+–[\d\u00a0]*\d\s(?:kr|veckor)|(?:\p{Lu}{2,}|\d\p{Lu}|\b[eE])-\p{Ll}+)/u

export function Nowrap({ children }: { children: string }) {
  return children.split(KEPT).map((piece, index) =>
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one sentence never change order
      <span className="nowrap" key={index}>
        {piece}
      </span>
    ) : (
      piece
    ),
  )
}

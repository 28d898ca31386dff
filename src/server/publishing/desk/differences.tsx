import { sitePage } from '#content/publishing/site.ts'
import type { Difference } from './difference.ts'
import { type BuiltPicture, Thumbnail } from './picture-fields.tsx'

type Props = {
  differences: readonly Difference[]
  /** `absent`: said of what is not there, where both stand beside each other to be chosen from. Otherwise the first is what was, struck through. */
  words: { before: string; after: string; absent?: string }
  builtPicture: BuiltPicture
}

/** What stood in each place, and what comes instead. */
export function Differences({ differences, words, builtPicture }: Props) {
  if (differences.length === 0) return <p>{sitePage.versions.none}</p>
  return (
    <dl className="site-differences">
      {differences.map(({ label, before, after, pictures }) => (
        <div key={`${label} ${before} ${after}`}>
          <dt>{label}</dt>
          {(before || words.absent) && (
            <dd>
              <span className="desk-hint">{words.before}</span> {pictures?.before && <Thumbnail file={pictures.before} alt="" builtPicture={builtPicture} />}
              {words.absent ? before || words.absent : <del>{before}</del>}
            </dd>
          )}
          {(after || words.absent) && (
            <dd>
              {(before || words.absent) && <span className="desk-hint">{words.after}</span>}{' '}
              {pictures?.after && <Thumbnail file={pictures.after} alt="" builtPicture={builtPicture} />}
              {words.absent ? after || words.absent : <ins>{after}</ins>}
            </dd>
          )}
        </div>
      ))}
    </dl>
  )
}

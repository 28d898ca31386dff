import { keepWords as words } from '#content/planner/keep-words.ts'
import type { FileType, ModelSize } from './model-file.ts'

/** The files that were made, smallest room first. */
export type MadeModel = readonly { readonly size: ModelSize; readonly type: FileType; readonly bytes: number; readonly url: string }[]

/** First as a doll's house, which has room on every table, then as large as it will be built. */
export function ModelLinks({ model }: { model: MadeModel }) {
  return (
    <>
      <ul className="planner-row">
        {model.map(({ size, type, bytes, url }) => (
          <li key={size}>
            {type === 'usdz' ? (
              <a className="planner-button" rel="ar" href={url} download={`${words.names[size]}.usdz`}>
                {/* Without a picture within it the link is one like others. */}
                <img src="/favicon.svg" alt="" width="18" height="18" /> {words.sizes.usdz[size]}
              </a>
            ) : (
              <a className="planner-button" href={url} download={`${words.names[size]}.glb`}>
                {words.sizes.glb[size]} ({words.file(bytes)})
              </a>
            )}
          </li>
        ))}
      </ul>
      {model.slice(0, 1).map(({ type }) => (
        <p className="planner-note" key={type}>
          {words.notes[type]}
        </p>
      ))}
    </>
  )
}

import { keepWords as words } from '#content/planner/keep-words.ts'
import type { FileType, ModelSize } from './model-file.ts'

export type MadeModel = {
  readonly type: FileType
  readonly files: readonly { readonly size: ModelSize; readonly bytes: number; readonly url: string }[]
}

/** What is as large as it will be built is not made smaller by two fingers. */
const FIXED = '#allowsContentScaling=0'

/** First as a doll's house, which has room on every table, then as large as it will be built. */
export function ModelLinks({ model: { type, files } }: { model: MadeModel }) {
  return (
    <>
      <ul className="planner-row">
        {files.map(({ size, bytes, url }) => (
          <li key={size}>
            {type === 'usdz' ? (
              <a className="planner-button" rel="ar" href={size === 'full' ? url + FIXED : url} download={`${words.names[size]}.usdz`}>
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
      <p className="planner-note">{words.notes[type]}</p>
    </>
  )
}

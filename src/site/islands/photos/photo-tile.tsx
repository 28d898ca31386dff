import type { ReactNode } from 'react'
import { fileNameInShort, photoTitle } from '#content/photos/photos.ts'
import type { PhotoKind } from '#domain/file-kind.ts'

type PhotoTileProps = {
  name: { kind: PhotoKind; number: number }
  fileName: string
  /** Undefined while the photo is read, and where this browser cannot show it. */
  thumbnail: HTMLCanvasElement | undefined
  children: ReactNode
}

/** A photo in a list: its picture, what it is called, and what its list says of it. */
export function PhotoTile({ name, fileName, thumbnail, children }: PhotoTileProps) {
  return (
    <li>
      <div className="thumbnail" aria-hidden="true">
        {thumbnail ? (
          <canvas width={thumbnail.width} height={thumbnail.height} ref={(canvas) => canvas?.getContext('2d')?.drawImage(thumbnail, 0, 0)} />
        ) : (
          fileNameInShort(fileName)
        )}
      </div>
      <b>{photoTitle(name)}</b>
      {children}
    </li>
  )
}

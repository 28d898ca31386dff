import { type RefObject, useRef, useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'
import { fileSizeInWords } from '#content/enquiries/enquiry-photos.ts'
import { chosenInWords, photoWords, removeInWords } from '#content/photos/photos.ts'
import { Nowrap } from '#shared/nowrap.tsx'
import { type Album, namesOf } from './album.ts'
import { PhotoTile } from './photo-tile.tsx'

type ChosenPhotosProps = {
  album: Album
  /** Takes the focus when no photo is left. */
  input: RefObject<HTMLInputElement | null>
}

/** The chosen photos in their order, each with a button that removes it. */
export function ChosenPhotos({ album, input }: ChosenPhotosProps) {
  const { photos } = useSyncExternalStore(album.subscribe, album.read)
  const list = useRef<HTMLOListElement>(null)
  if (photos.length === 0) return null
  const names = namesOf(photos)

  /** The focus goes to the next photo's button, else to the last one's. */
  function remove(id: number, at: number) {
    flushSync(() => album.remove(id))
    const buttons = list.current?.querySelectorAll('button') ?? []
    const next = buttons[at] ?? buttons[buttons.length - 1] ?? input.current
    next?.focus()
  }

  return (
    <ol className="photo-tiles" aria-label={photoWords.chosen} ref={list}>
      {photos.map(({ id, file, ready }, at) => {
        const name = names[at]
        return (
          name && (
            <PhotoTile name={name} fileName={file.name} thumbnail={ready?.thumbnail} key={id}>
              <span>{ready ? fileSizeInWords(ready.bytes.size) : photoWords.reading}</span>
              <button className="square cross" type="button" aria-label={removeInWords(name)} onClick={() => remove(id, at)} />
            </PhotoTile>
          )
        )
      })}
    </ol>
  )
}

/** The chosen and the refused files in words, below the field. */
export function ChosenInWords({ album }: { album: Album }) {
  const { photos, refusals } = useSyncExternalStore(album.subscribe, album.read)
  return (
    <>
      {refusals.map((refusal) => (
        <p className="field-error" key={refusal}>
          <Nowrap>{refusal}</Nowrap>
        </p>
      ))}
      <p>{chosenInWords(namesOf(photos).map(({ kind }) => kind))}</p>
    </>
  )
}

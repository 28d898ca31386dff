import { type ReactNode, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { photoField } from '#content/photos/photo-field.ts'
import { Nowrap } from '#shared/nowrap.tsx'
import { PhotoField } from '#shared/photo-field.tsx'
import { backend } from '#site/backend/backend.ts'
import type { PhotoUpload } from '#site/backend/send-quote.ts'
import type { Album } from './album.ts'

const loadCode = () => import('./photos.ts')

/** The chosen photos, and the code that shows and sends them. */
type Opened = { code: Awaited<ReturnType<typeof loadCode>>; album: Album }

/** The form's photos. Their code is loaded with the first of them; until then, and if it does not load, they are the field's files. */
export function usePhotos() {
  const input = useRef<HTMLInputElement>(null)
  const [opened, setOpened] = useState<Opened>()
  const [progress, setProgress] = useState<ReactNode>()
  /** Resolves when all that has been chosen so far is in the album. Undefined without album. */
  const adding = useRef<Promise<Opened | undefined>>(Promise.resolve(undefined))

  /** The field's files as of the last change event, or as this page set them. */
  const heard = useRef<readonly File[]>([])

  /** Stops `keepFiles`. Called at once and not when React has rendered, because a photo that is shrunk meanwhile would be put back. */
  const stopKeeping = useRef(() => {})

  /** The request on its way: photos are shrunk after it, even those that are chosen while the code for that is still loading. */
  const request = useRef<Promise<unknown>>(Promise.resolve())

  // Chosen before hydration, or kept by the browser when the page was loaded again.
  const chooseEarly = useEffectEvent(() => {
    if (filesIn(input).length > 0) choose()
  })
  useEffect(() => chooseEarly(), [])

  function choose() {
    const files = filesIn(input)
    heard.current = files
    if (!isSecureContext) return
    adding.current = adding.current.then(async (before) => {
      const opened = await add(before, files, request)
      if (opened && opened !== before) {
        const keep = () => keepFiles(input, heard, opened.album)
        stopKeeping.current = opened.album.subscribe(keep)
        keep()
      }
      setOpened(opened)
      return opened
    })
  }

  /** Sends the photos of the request that has been accepted. Without `upload` the server takes none. */
  async function send(upload: PhotoUpload | undefined) {
    const files = filesIn(input)
    const added = adding.current
    adding.current = Promise.resolve(undefined)
    setProgress(undefined)
    const opened = await added
    // What was still being added when the form was reset is not for the next request.
    stopKeeping.current()
    setOpened(undefined)
    if (input.current) input.current.value = ''
    const ready = opened ?? (files.length > 0 ? await add(undefined, files, request) : undefined)
    const count = ready?.album.read().photos.length ?? 0
    if (files.length === 0 && count === 0) return
    setProgress(upload && ready && count > 0 ? ready.code.sendPhotos(ready.album, upload) : <NotTaken />)
  }

  const field = backend.takesPhotos && (
    <PhotoField inputRef={input} onChange={choose} hint={opened && <opened.code.ChosenInWords album={opened.album} />}>
      {opened && <opened.code.ChosenPhotos album={opened.album} input={input} />}
    </PhotoField>
  )
  return {
    field,
    send,
    /** Photos wait until this request has been sent. */
    letPass(sent: Promise<unknown>) {
      request.current = sent
    },
    /** Shows the progress of the last request's photos. */
    progress,
    /** Whether the browser must post the photos with the form: without a secure context a script cannot compute hashes. */
    needPost: () => !isSecureContext && filesIn(input).length > 0,
  }
}

function filesIn(input: RefObject<HTMLInputElement | null>): File[] {
  return [...(input.current?.files ?? [])]
}

/** If the code does not load, the album stays as it was. */
async function add(before: Opened | undefined, files: readonly File[], request: RefObject<Promise<unknown>>): Promise<Opened | undefined> {
  try {
    const opened = before ?? (await open(request))
    await opened.album.add(files)
    return opened
  } catch (error) {
    console.warn(error)
    return before
  }
}

async function open(request: RefObject<Promise<unknown>>): Promise<Opened> {
  const code = await loadCode()
  return { code, album: code.makeAlbum(() => request.current) }
}

/**
 * Puts the album's photos into the field, because the browser counts them there, and the form's own reset empties it. If the field has files
 * that no change event has told of, that event is still to come: WebKit fills the field before it fires.
 */
function keepFiles(input: RefObject<HTMLInputElement | null>, heard: RefObject<readonly File[]>, album: Album) {
  if (!input.current || !filesIn(input).every((file) => heard.current.includes(file))) return
  const files = new DataTransfer()
  for (const { file } of album.read().photos) files.items.add(file)
  input.current.files = files.files
  heard.current = filesIn(input)
}

function NotTaken() {
  return (
    <p role="status">
      <Nowrap>{photoField.notTaken}</Nowrap>
    </p>
  )
}

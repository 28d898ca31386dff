import type { Readable } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
import { Busboy } from '@fastify/busboy'

/** A multipart form while it is read. */
export type MultipartForm = {
  /** The answers so far. */
  answers: Record<string, string>
  /** Whether the answers are longer than a request may be. */
  isTooLarge: boolean
}

/** A file of the form, with its field. `name` is the one that the sender gave it, shortened, without a path or invisible characters. */
export type FormFile = { field: string; name: string; body: Readable }

type Handlers = {
  /** The fields whose files are taken; other files are skipped. */
  fileFields: readonly string[]
  /** Most bytes of the answers. */
  mostBytes: number
  /** The form waits while a file is taken. What it leaves of the file is skipped. */
  takeFile: (file: FormFile, form: MultipartForm) => Promise<void>
}

const MOST_FIELDS = 60
const MOST_FILES = 100
/** Parts that are neither a field nor a file count too: no honest form has a hundred thousand empty parts. */
const MOST_PARTS = MOST_FIELDS + MOST_FILES
/** Headers of one part; browsers send two or three. */
const MOST_HEADERS = 20
const LONGEST_NAME = 60
/** Bytes of one form; the rest is not read. */
const MOST_BYTES = 400 * 1_000_000

/** Reads a multipart form as it comes, one part after the other. Rejects with a MultipartError. */
export async function readMultipart(body: Readable, type: string, handlers: Handlers): Promise<MultipartForm> {
  const form: MultipartForm = { answers: {}, isTooLarge: false }
  try {
    await read(body, type, handlers, form)
    return form
  } catch (error) {
    throw new MultipartError(form, error)
  }
}

async function read(body: Readable, type: string, { fileFields, mostBytes, takeFile }: Handlers, form: MultipartForm): Promise<void> {
  const parser = new Busboy({
    headers: { 'content-type': type },
    limits: { parts: MOST_PARTS, headerPairs: MOST_HEADERS, fields: MOST_FIELDS, files: MOST_FILES, fieldNameSize: 100, fieldSize: mostBytes },
  })
  const parsed = new Promise((resolve, reject) => {
    parser.once('finish', resolve).once('error', reject)
    parser.once('partsLimit', () => reject(new Error('The form has too many parts')))
  })
  parsed.catch(() => {})
  let length = 0
  let files = Promise.resolve()
  let current: Readable | undefined

  parser.on('field', (name, value, _, isCut) => {
    length += value.length
    if (isCut || length > mostBytes) form.isTooLarge = true
    else form.answers[name] = value
  })
  parser.on('file', (field, file, name) => {
    current = file
    // The loop over the file meets the same error.
    file.on('error', () => {})
    const isChosen = fileFields.includes(field) && name !== undefined && name !== ''
    if (!isChosen) return void file.resume()
    files = files.then(() => takeFile({ field, name: shortName(name), body: file }, form)).finally(() => file.resume())
    // `await files` below throws it, once the rest has been read.
    files.catch(() => {})
  })
  try {
    let size = 0
    for await (const chunk of body) {
      size += chunk.byteLength
      if (size > MOST_BYTES) break
      const isRoom = parser.write(chunk)
      // A broken form is read no further. Between two chunks other requests get their turn.
      await Promise.race([isRoom ? setImmediate() : new Promise((resolve) => parser.once('drain', resolve)), parsed])
    }
    parser.end()
    await parsed
  } catch (error) {
    current?.destroy(asError(error))
    throw error
  } finally {
    await files
  }
}

/** The form is broken or its connection was lost. `form` holds the answers that came before. */
export class MultipartError extends Error {
  readonly form: MultipartForm

  constructor(form: MultipartForm, cause: unknown) {
    super('The form cannot be read', { cause })
    this.form = form
  }
}

/** The parser has already removed the path. */
function shortName(name: string): string {
  const visible = [...name.toWellFormed().replace(/\p{C}/gu, '')]
  return visible.length > LONGEST_NAME ? `${visible.slice(0, LONGEST_NAME).join('')}…` : visible.join('')
}

function asError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error))
}

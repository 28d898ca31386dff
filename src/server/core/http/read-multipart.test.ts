import { Readable } from 'node:stream'
import { expect, onTestFinished, test } from 'vitest'
import { type FormFile, MultipartError, type MultipartForm, readMultipart } from './read-multipart.ts'

const TYPE = 'multipart/form-data; boundary=b'
const field = (name: string, value: string) => `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`
const file = (name: string, filename: string, content: string) =>
  `--b\r\nContent-Disposition: form-data; name="${name}"; filename="${filename}"\r\nContent-Type: image/jpeg\r\n\r\n${content}\r\n`
const END = '--b--\r\n'

/** Reads a form in chunks; each file that is taken, with the answers that came before it. */
async function read(
  text: string,
  { mostBytes = 1000, chunk = 7, take = takeAll }: { mostBytes?: number; chunk?: number; take?: (file: FormFile) => Promise<string> } = {},
) {
  const files: { name: string; content: string; after: string[] }[] = []
  const bytes = Buffer.from(text)
  const chunks = Array.from({ length: Math.ceil(bytes.length / chunk) }, (_, index) => bytes.subarray(index * chunk, (index + 1) * chunk))
  const form = await readMultipart(Readable.from(chunks), TYPE, {
    fileFields: ['photos'],
    mostBytes,
    async takeFile(taken, { answers }) {
      const after = Object.keys(answers)
      files.push({ name: taken.name, content: await take(taken), after })
    },
  })
  return { form, files }
}

async function takeAll({ body }: FormFile) {
  return Buffer.concat(await body.toArray()).toString()
}

async function formOfError(promise: Promise<unknown>): Promise<MultipartForm> {
  return (await errorOf(promise)).form
}

async function errorOf(promise: Promise<unknown>): Promise<MultipartError> {
  const error = await promise.then(
    () => undefined,
    (thrown) => thrown,
  )
  if (!(error instanceof MultipartError)) throw new Error(`no MultipartError: ${error}`)
  expect(error.message).toBe('The form cannot be read')
  expect(error.cause).toBeInstanceOf(Error)
  return error
}

test('answers and chosen files are read in their order, however they are cut into chunks', async () => {
  const text =
    field('name', 'Åsa') +
    file('photos', 'bad.jpg', 'JPEG…') +
    file('other', 'x.jpg', 'skipped') +
    file('photos', '', '') +
    file('photos', 'två.jpg', '2') +
    field('late', 'yes') +
    END
  for (const chunk of [1, 7, 5000]) {
    const { form, files } = await read(text, { chunk })
    expect(form).toEqual({ answers: { name: 'Åsa', late: 'yes' }, isTooLarge: false })
    expect(files.map(({ name, content }) => [name, content])).toEqual([
      ['bad.jpg', 'JPEG…'],
      ['två.jpg', '2'],
    ])
    expect(files[0]?.after[0]).toBe('name')
  }
})

test('a file of which nothing is read is read past', async () => {
  const { form, files } = await read(file('photos', 'a.jpg', 'x'.repeat(200_000)) + field('name', 'Åsa') + END, { chunk: 5000, take: async () => '' })
  expect([form.answers, files.length]).toEqual([{ name: 'Åsa' }, 1])
})

test('answers are read up to their limit, all together', async () => {
  expect((await read(field('a', 'x'.repeat(600)) + field('b', 'y'.repeat(400)) + END)).form.isTooLarge).toBe(false)
  const { form } = await read(field('a', 'x'.repeat(600)) + field('b', 'y'.repeat(401)) + END)
  expect([form.isTooLarge, Object.keys(form.answers)]).toEqual([true, ['a']])
  expect((await read(field('a', 'x'.repeat(1001)) + END)).form).toEqual({ answers: {}, isTooLarge: true })
})

test('a form has sixty answers and a hundred files at most', async () => {
  const many = Array.from({ length: 61 }, (_, index) => field(`f${index}`, 'x')).join('')
  expect(Object.keys((await read(many + END)).form.answers)).toHaveLength(60)
  const files = Array.from({ length: 101 }, (_, index) => file('photos', `${index}.jpg`, 'x')).join('')
  expect((await read(files + END, { chunk: 999 })).files).toHaveLength(100)
})

test.each([
  ['C:\\Users\\Asa\\bad.jpg', 'bad.jpg'],
  ['../../etc/passwd', 'passwd'],
  ['a\u202ejpg.exe', 'ajpg.exe'],
  ['å'.repeat(60), 'å'.repeat(60)],
  ['å'.repeat(61), `${'å'.repeat(60)}…`],
  ['👍'.repeat(61), `${'👍'.repeat(60)}…`],
])('the file name %j is shown as %j', async (sent, shown) => {
  const { files } = await read(file('photos', sent.replaceAll('\\', '\\\\'), 'x') + END)
  expect(files.map(({ name }) => name)).toEqual([shown])
})

test('a form that breaks off is told, with the answers that came before', async () => {
  expect(await formOfError(read(`${field('name', 'Åsa')}--b\r\nContent-Disposition: form-data; name="photos"; filename="a.jpg"\r\n\r\nhalf`))).toMatchObject({
    answers: { name: 'Åsa' },
  })
})

test('a connection that is lost ends the file that is read', async () => {
  async function* lost() {
    yield Buffer.from(`${field('name', 'Åsa')}--b\r\nContent-Disposition: form-data; name="photos"; filename="a.jpg"\r\n\r\nhalf of the file`)
    throw new Error('aborted')
  }
  const errors: unknown[] = []
  const form = await formOfError(
    readMultipart(Readable.from(lost()), TYPE, {
      fileFields: ['photos'],
      mostBytes: 1000,
      async takeFile({ body }) {
        await body.toArray().catch((error) => errors.push(error))
      },
    }),
  )
  expect(form.answers).toEqual({ name: 'Åsa' })
  expect(errors).toEqual([new Error('aborted')])
})

test('a body of another type is no form', async () => {
  await expect(
    readMultipart(Readable.from([Buffer.from('x')]), 'text/plain', { fileFields: ['photos'], mostBytes: 9, takeFile: async () => {} }),
  ).rejects.toThrow(MultipartError)
})

/** A form whose connection is lost after this much of it. */
function readLost(text: string) {
  async function* lost() {
    yield Buffer.from(text)
    throw new Error('aborted')
  }
  return readMultipart(Readable.from(lost()), TYPE, { fileFields: ['photos'], mostBytes: 1000, takeFile: async () => {} })
}

test('of a connection that is lost before any file came the error is told', async () => {
  const { form, cause } = await errorOf(readLost(field('name', 'Åsa') + field('late', 'yes')))
  expect([form.answers, cause]).toEqual([{ name: 'Åsa' }, new Error('aborted')])
})

/** The errors that would end the process, during this test. */
function noted(event: 'uncaughtException' | 'unhandledRejection'): unknown[] {
  const errors: unknown[] = []
  const note = (error: unknown) => void errors.push(error)
  process.on(event, note)
  onTestFinished(() => {
    process.off(event, note)
  })
  return errors
}

test('a connection that is lost in a file that is not taken does no more than that', async () => {
  const uncaught = noted('uncaughtException')
  const started = '--b\r\nContent-Disposition: form-data; name="other"; filename="a.jpg"\r\n\r\nhalf of the file'
  expect((await errorOf(readLost(started))).cause).toEqual(new Error('aborted'))
  await new Promise((resolve) => setImmediate(resolve))
  expect(uncaught).toEqual([])
})

test('a file that cannot be taken is told when the rest has been read, and nothing before', async () => {
  const fault = new Error('It cannot be taken')
  const unhandled = noted('unhandledRejection')
  async function* slow() {
    yield Buffer.from(file('photos', 'a.jpg', 'x'))
    // A rejection that nothing handles is told after the tick in which it came.
    await new Promise((resolve) => setImmediate(resolve))
    yield Buffer.from(field('late', 'yes') + END)
  }
  const takeFile = async () => {
    throw fault
  }
  const { form, cause } = await errorOf(readMultipart(Readable.from(slow()), TYPE, { fileFields: ['photos'], mostBytes: 1000, takeFile }))
  expect([form.answers, cause, unhandled]).toEqual([{ late: 'yes' }, fault, []])
})

test('what has a file’s type but no name is no chosen file, and what follows is read', async () => {
  const nameless = '--b\r\nContent-Disposition: form-data; name="photos"\r\nContent-Type: application/octet-stream\r\n\r\nx\r\n'
  const { form, files } = await read(nameless + field('name', 'Åsa') + END)
  expect([form.answers, files]).toEqual([{ name: 'Åsa' }, []])
})

test('a form of 400 MB is read, and nothing after them', async () => {
  const MB = Buffer.alloc(1_000_000)
  const start = Buffer.from('--b\r\nContent-Disposition: form-data; name="other"; filename="a.jpg"\r\n\r\n')
  const end = Buffer.from(`\r\n${END}`)
  /** Reads a form of so many bytes; how many chunks of it. */
  const readLarge = async (bytes: number) => {
    let chunks = 0
    function* form() {
      yield start
      for (let left = bytes - start.byteLength - end.byteLength; left > 0; left -= MB.byteLength) {
        chunks += 1
        yield MB.subarray(0, left)
      }
      yield end
    }
    await readMultipart(Readable.from(form()), TYPE, { fileFields: ['photos'], mostBytes: 1000, takeFile: async () => {} })
    return chunks
  }
  expect(await readLarge(400_000_000)).toBe(400)
  await expect(readLarge(400_000_001)).rejects.toThrow(MultipartError)
})

import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { receiveCustomerPhotos } from '#server/customer/customer-photos.ts'
import { aRequest } from '../../../tests/support/a-request.ts'
import { receiveFormWithPhotos } from './receive/form-with-photos.ts'
import { responses } from './receive/responses.ts'

function formOf(fields: Record<string, unknown>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) if (typeof value === 'string') form.append(name, value)
  form.append('photos', new Blob(['photo']), 'bild.jpg')
  return form
}

test('of a form that is too large nothing is taken, neither answers nor photos, and that is what is said', async () => {
  const accepted: unknown[] = []
  const routes = new Hono()
  routes.post('/', async (c) => {
    const { response, photos } = await receiveFormWithPhotos(c, {
      mostBytes: 50,
      accept: async (answers) => {
        accepted.push(answers)
        return responses.notStored
      },
      receivePhoto: async () => 'kept',
      report: () => {},
    })
    return c.json({ response, photos })
  })
  const answer = await routes.request('/', { method: 'POST', body: formOf({ email: 'asa', message: 'x'.repeat(100) }) })
  expect(await answer.json()).toEqual({ response: responses.tooLarge, photos: { kept: 0, refused: [{ name: 'bild.jpg', why: 'notStored' }] } })
  expect(accepted).toEqual([])
})

test('a photo that comes before the answers are complete is not stored, and the request is taken when they are', async () => {
  const accepted: unknown[] = []
  const routes = new Hono()
  routes.post('/', async (c) => {
    const { reading, photos } = await receiveFormWithPhotos(c, {
      mostBytes: 10_000,
      accept: async (answers) => {
        accepted.push(answers.name)
        return responses.notStored
      },
      receivePhoto: async () => 'kept',
      report: () => {},
    })
    return c.json({ isComplete: reading.ok, photos })
  })
  const { name, ...others } = aRequest()
  const form = formOf(others)
  form.append('name', String(name))
  const answer = await routes.request('/', { method: 'POST', body: form })
  expect(await answer.json()).toEqual({ isComplete: true, photos: { kept: 0, refused: [{ name: 'bild.jpg', why: 'notStored' }] } })
  expect(accepted).toEqual([name])
})

test('a form with photos that cannot be read is not allowed; a fault of the server’s is told as one', async () => {
  const fault = new Error('The token cannot be checked')
  const routes = new Hono()
  const errors: unknown[] = []
  routes.onError((error, c) => {
    errors.push(error)
    return c.text('', 500)
  })
  const isAllowed = (token: string) => {
    if (token === 'fault') throw fault
    return token === 'right'
  }
  routes.post('/', async (c) =>
    c.json(
      await receiveCustomerPhotos(
        c,
        0,
        isAllowed,
        async () => 'kept',
        () => {},
      ),
    ),
  )
  const post = (body: BodyInit, type?: string) => routes.request('/', { method: 'POST', body, ...(type && { headers: { 'content-type': type } }) })
  expect(await (await post(formOf({ sigill: 'right' }))).json()).toEqual({ kept: 1, refused: [] })
  expect(await (await post(formOf({ sigill: 'forged' }))).json()).toBe('not allowed')
  expect(await (await post('no form', 'multipart/form-data; boundary=x')).json()).toBe('not allowed')
  const withoutPhotos = new FormData()
  withoutPhotos.append('sigill', 'fault')
  expect((await post(withoutPhotos)).status).toBe(500)
  expect(errors).toEqual([fault])
})

import type { Page, Request, Route } from '@playwright/test'

const FUNCTION = '**/functions/v1/send-email-v2'
const PHOTOS = '**/functions/v1/photos/**'

/** What the server says of a photo that it has taken. */
export const taken = { json: { success: true } }

export type Upload = { route: Route; request: Request; position: number; bytes: Buffer; sha256: string }

/** A backend in the browser's place of the real one: it accepts every request, and each photo is answered as the journey says. */
export async function photoBackend(page: Page, answer: (upload: Upload) => unknown) {
  const uploads: Upload[] = []
  await page.route(FUNCTION, (route) =>
    route.fulfill({
      json: {
        success: true,
        reference: 'F-4GPDCTH',
        photos: { url: '/functions/v1/photos/F-4GPDCTH', token: 'kort', until: new Date(Date.now() + 86_400_000).toISOString() },
      },
    }),
  )
  await page.route(PHOTOS, (route) => {
    const request = route.request()
    const url = new URL(request.url())
    const upload = {
      route,
      request,
      position: Number(url.searchParams.get('position')),
      bytes: request.postDataBuffer() ?? Buffer.alloc(0),
      sha256: url.pathname.split('/').at(-1) ?? '',
    }
    uploads.push(upload)
    return answer(upload)
  })
  return uploads
}

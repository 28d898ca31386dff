import { type VisitTime, visitTime } from '#domain/enquiry/visit-time.ts'
import { daysLater, swedishClock, swedishDate, swedishInstant } from '#domain/sweden/calendar.ts'
import { requestPath } from '#server/enquiries/request-path.ts'
import type { Desk } from './desk.ts'
import { sendRequest } from './send-request.ts'

/** `npm run test:soak` sets more. */
export const CUSTOMERS = Number(process.env.CUSTOMERS ?? 15)

/** A customer with an open page, and the time that is picked. */
type Picker = { open: string; sigill: string; start: string }

/**
 * Customers, spread over the servers, whom the owner has proposed the same three times: the first two overlap. Each has another of them in
 * mind.
 */
export async function manyCustomers(
  desk: Pick<Desk, 'press'>,
  addresses: readonly string[],
  count: number,
): Promise<{ starts: VisitTime[]; customers: Picker[] }> {
  const morning = swedishInstant(daysLater(swedishDate(new Date()), 7), 9)
  const starts = [0, 30, 24 * 60].map((minutes) => visitTime(new Date(morning.getTime() + minutes * 60_000), 60))
  const customers: Picker[] = []
  for (let first = 0; first < count; first += 10) {
    const some = Array.from({ length: Math.min(10, count - first) }, (_, index) => aCustomer(first + index))
    customers.push(...(await Promise.all(some)))
  }
  return { starts, customers }

  async function aCustomer(number: number): Promise<Picker> {
    const address = addresses[number % addresses.length] ?? ''
    const { reference, page } = await sendRequest(address, { message: `Nummer ${number}`, email: `kund${number}@example.se` })
    const times = starts.flatMap(({ start }, index) => [
      [`datum${index + 1}`, swedishDate(new Date(start))],
      [`tid${index + 1}`, swedishClock(new Date(start))],
    ])
    await desk.press(`${requestPath(reference)}/foresla`, { langd: '60', ...Object.fromEntries(times) })
    const unlocked = await press(`${address}${page}/visa`, { siffror: '0633' })
    const open = `${address}${unlocked.headers.get('location')}`
    return { open, sigill: await formTokenOn(open), start: starts[number % 3]?.start ?? '' }
  }
}

/** All at the same time. Resolves to what each was told. */
export function pickAtOnce(customers: readonly Picker[]) {
  return Promise.all(
    customers.map(async ({ open, sigill, start }) => {
      const response = await post(`${open}/valj-tid`, { sigill, tid: start, adress: 'Storgatan 1' })
      return { start, status: response.status, said: await response.text() }
    }),
  )
}

async function press(url: string, fields: Record<string, string>) {
  return post(url, { sigill: await formTokenOn(url), ...fields })
}

async function formTokenOn(url: string): Promise<string> {
  return /name="sigill" value="([^"]+)"/.exec(await (await fetch(url)).text())?.[1] ?? ''
}

function post(url: string, fields: Record<string, string>) {
  return fetch(url, { method: 'POST', redirect: 'manual', body: new URLSearchParams(fields) })
}

import { parentPort, workerData } from 'node:worker_threads'
import { type Offer, putPhoto } from '../../tests/support/photos.ts'

/** Beside the thread that times plain requests, which would else wait for this one's work. */
export type PhotosToSend = { address: string; offers: Offer[]; photos: Uint8Array[] }

const { address, offers, photos }: PhotosToSend = workerData
const ask = (path: string, init: RequestInit = {}) => fetch(`${address}${path}`, init)

/** All at once, each from a network of its own. */
const statuses = await Promise.all(
  offers.map(async (offer, index) => {
    const photo = photos[index] ?? new Uint8Array()
    return (await putPhoto({ ask }, offer, photo, 0, { 'x-forwarded-for': `10.1.${index}.1` })).status
  }),
)
parentPort?.postMessage(statuses)

import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** Content as it is sent: as it is, and compressed at the highest level, because it is compressed once and sent many times. */
export type Compressed = { plain: Uint8Array<ArrayBuffer>; br: Uint8Array<ArrayBuffer>; gzip: Uint8Array<ArrayBuffer> }

/** `isHome`: each byte counts there (docs/decisions/006-what-the-first-view-needs.md), so Brotli may take eight times as long. */
export async function compress(plain: Uint8Array<ArrayBuffer>, isHome: boolean): Promise<Compressed> {
  const [br, zipped] = await Promise.all([smallestBrotli(plain, isHome ? DISTANCES : USUAL), zip(plain, { level: 9 })])
  return { plain, br, gzip: zipped }
}

/** How Brotli codes distances: which way is best depends on the text, by up to half a per cent. */
type Distance = readonly [postfixBits: number, directCodes: number]

const USUAL: readonly Distance[] = [[0, 0]]

const DISTANCES: readonly Distance[] = [
  [0, 0],
  [0, 4],
  [1, 2],
  [1, 16],
  [2, 4],
  [2, 8],
  [3, 8],
  [3, 16],
]

async function smallestBrotli(content: Uint8Array, distances: readonly Distance[]): Promise<Buffer<ArrayBuffer>> {
  const results = await Promise.all(distances.map(([postfix, direct]) => brotli(content, { params: paramsOf(content, postfix, direct) })))
  return results.reduce((smallest, one) => (one.byteLength < smallest.byteLength ? one : smallest))
}

function paramsOf(content: Uint8Array, postfix: number, direct: number) {
  return {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.byteLength,
    [constants.BROTLI_PARAM_NPOSTFIX]: postfix,
    [constants.BROTLI_PARAM_NDIRECT]: direct,
  }
}

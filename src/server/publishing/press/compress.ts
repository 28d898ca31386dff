import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** Content as it is sent: as it is, and compressed at the highest level (Brotli's default), because it is compressed once and sent many times. */
export type Compressed = { plain: Uint8Array<ArrayBuffer>; br: Uint8Array<ArrayBuffer>; gzip: Uint8Array<ArrayBuffer> }

export async function compress(plain: Uint8Array<ArrayBuffer>): Promise<Compressed> {
  const [br, zipped] = await Promise.all([brotli(plain), zip(plain, { level: 9 })])
  return { plain, br, gzip: zipped }
}

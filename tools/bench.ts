import { parseArgs } from 'node:util'
import { benchCustomerTokens } from './bench/customer-tokens.ts'
import { benchDesk } from './bench/desk.ts'
import { benchDrag } from './bench/drag.ts'
import { benchFlood } from './bench/flood.ts'
import { benchFogplan } from './bench/fogplan.ts'
import { benchLcp } from './bench/lcp.ts'
import { benchMail } from './bench/mail.ts'
import { benchMillion } from './bench/million.ts'
import { benchModel } from './bench/model.ts'
import { benchOwner } from './bench/owner.ts'
import { benchPages } from './bench/pages.ts'
import { benchPhotos } from './bench/photos.ts'
import { benchPhotosPhone } from './bench/photos-phone.ts'
import { benchPress } from './bench/press.ts'
import { benchPublished } from './bench/published.ts'
import { benchQuotes } from './bench/quotes.ts'
import { benchServer } from './bench/server.ts'
import { benchTouch } from './bench/touch.ts'
import { buildIfStale } from './build-site-and-server.ts'

/**
 * `npm run bench` measures everything and writes docs/benchmarks.md; `npm run bench -- quotes` measures one part. `million` takes an
 * hour and 10 GB of disk, `desk` 1 GB, and `lcp` needs Caddy, so they are measured only when they are named.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { runs: { type: 'string', default: '5' }, minutes: { type: 'string', default: '5' }, requests: { type: 'string', default: '1000000' } },
})

const parts: Record<string, () => Promise<void>> = {
  pages: () => benchPages(Number(values.runs)),
  lcp: () => benchLcp(Number(values.runs)),
  touch: () => benchTouch(Number(values.runs)),
  drag: () => benchDrag(Number(values.runs)),
  fogplan: () => benchFogplan(Number(values.runs)),
  model: () => benchModel(Number(values.runs)),
  server: () => benchServer(Number(values.minutes)),
  quotes: benchQuotes,
  photos: benchPhotos,
  'photos-phone': () => benchPhotosPhone(Number(values.runs)),
  flood: benchFlood,
  'customer-tokens': benchCustomerTokens,
  mail: benchMail,
  press: benchPress,
  owner: benchOwner,
  published: () => benchPublished(Number(values.runs)),
  desk: () => benchDesk(100_000),
  million: () => benchMillion(Number(values.requests)),
}

const ONLY_BY_NAME = ['million', 'desk', 'lcp']

const unknown = positionals.filter((name) => !(name in parts))
if (unknown.length > 0) {
  console.error(`There is no part "${unknown.join(' ')}". Parts: ${Object.keys(parts).join(', ')}; --runs=5, --minutes=5, --requests=1000000.`)
  process.exit(1)
}
await buildIfStale()
for (const [name, measure] of Object.entries(parts)) {
  const isAsked = positionals.length === 0 ? !ONLY_BY_NAME.includes(name) : positionals.includes(name)
  if (isAsked) await measure()
}

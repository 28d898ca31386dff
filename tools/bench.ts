import { parseArgs } from 'node:util'
import { benchDesk } from './bench/desk.ts'
import { benchFlood } from './bench/flood.ts'
import { benchMail } from './bench/mail.ts'
import { benchMillion } from './bench/million.ts'
import { benchPages } from './bench/pages.ts'
import { benchPhotos } from './bench/photos.ts'
import { benchPhotosPhone } from './bench/photos-phone.ts'
import { benchPlanner } from './bench/planner.ts'
import { benchPress } from './bench/press.ts'
import { benchQuotes } from './bench/quotes.ts'
import { benchServer } from './bench/server.ts'
import { benchSetOut } from './bench/set-out.ts'
import { benchTouch } from './bench/touch.ts'
import { buildIfStale } from './build-site-and-server.ts'

/**
 * `npm run bench` measures everything and writes docs/benchmarks.md; `npm run bench -- quotes` measures one part. `million` takes an
 * hour and 10 GB of disk, `desk` 1 GB, so they are measured only when they are named. So is `set-out`, which judges the Fogplan and prints its figures.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { runs: { type: 'string', default: '5' }, minutes: { type: 'string', default: '5' }, requests: { type: 'string', default: '1000000' } },
})

const parts: Record<string, () => Promise<void> | void> = {
  pages: () => benchPages(Number(values.runs)),
  touch: () => benchTouch(Number(values.runs)),
  planner: () => benchPlanner(Number(values.runs)),
  server: () => benchServer(Number(values.minutes)),
  quotes: benchQuotes,
  photos: benchPhotos,
  'photos-phone': () => benchPhotosPhone(Number(values.runs)),
  flood: benchFlood,
  mail: benchMail,
  press: benchPress,
  desk: () => benchDesk(20_000),
  'set-out': benchSetOut,
  million: () => benchMillion(Number(values.requests)),
}

const ONLY_BY_NAME = ['million', 'desk', 'set-out']

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

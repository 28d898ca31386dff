import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { serve } from '@hono/node-server'
import { Hono } from 'hono'

/** The least that stores a request: parse, insert, respond. SQLite waits for the disk at each insert, like the real server. */
const db = new DatabaseSync(join(process.env.DATA_DIR ?? '', 'bare.db'))
db.exec('pragma journal_mode = wal; pragma synchronous = full; create table enquiries (id integer primary key, body text not null)')
const insert = db.prepare('insert into enquiries (body) values (?)')

const app = new Hono()
app.post('/functions/v1/send-email-v2', async (c) => {
  const { lastInsertRowid } = insert.run(JSON.stringify(await c.req.json()))
  return c.json({ success: true, reference: String(lastInsertRowid) })
})
serve({ fetch: app.fetch, hostname: '127.0.0.1', port: 0 }, ({ port }) => console.log(`is listening at http://localhost:${port}`))

import { serve } from '@hono/node-server'
import { createClient } from '@supabase/supabase-js'
import { expect, test } from 'vitest'
import { aRequest } from '../../../../tests/support/a-request.ts'
import { startTestServer } from '../../../../tests/support/test-server.ts'

test('the real Supabase client finds the function where it expects one', async () => {
  const server = await startTestServer()
  const opened = Promise.withResolvers<number>()
  const listener = serve({ fetch: server.app.fetch, hostname: '127.0.0.1', port: 0 }, ({ port }) => opened.resolve(port))
  const supabase = createClient(`http://127.0.0.1:${await opened.promise}`, 'anon', { auth: { persistSession: false, autoRefreshToken: false } })

  const { data, error } = await supabase.functions.invoke('send-email-v2', { body: aRequest() })

  expect(error).toBeNull()
  expect(data).toMatchObject({ success: true, reference: expect.any(String) })
  listener.close()
  await server.close()
})

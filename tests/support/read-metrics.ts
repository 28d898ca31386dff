import { listen } from '#server/core/http/listen.ts'
import type { TestServer } from './test-server.ts'

/** The server's metrics as Prometheus reads them: series → value. */
export async function readMetrics(server: Pick<TestServer, 'metricsListener'>): Promise<Map<string, number>> {
  const metricsServer = await listen(server.metricsListener, { host: '127.0.0.1', port: 0 })
  const response = await fetch(`${metricsServer.address}/metrics`)
  const text = await response.text()
  await metricsServer.close()
  if (response.status !== 200 || !response.headers.get('content-type')?.startsWith('text/plain; version=0.0.4'))
    throw new Error(`The metrics cannot be read: ${response.status} ${text}`)
  return seriesOf(text)
}

function seriesOf(text: string): Map<string, number> {
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'))
  return new Map(lines.map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.slice(line.lastIndexOf(' ') + 1))]))
}

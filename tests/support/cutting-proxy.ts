import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

/** A proxy in front of PostgreSQL that can cut a connection between a statement and its answer. */
export async function startCuttingProxy(databaseUrl: string) {
  const { hostname, port } = new URL(databaseUrl)
  const sockets = new Set<Socket>()
  let [first, second] = ['', '']
  let isCut = false
  const proxy = createServer((client) => {
    const database = connect(Number(port), hostname)
    for (const socket of [client, database]) {
      sockets.add(socket)
      socket.on('error', () => {})
      socket.on('close', () => {
        sockets.delete(socket)
        client.destroy()
        database.destroy()
      })
    }
    /** What is cut next on this connection: undefined until its first statement was seen. */
    let waitsFor: string | undefined
    let cutsNext = false
    client.on('data', (data) => {
      if (first !== '' && data.includes(first)) waitsFor = second
      if (waitsFor !== undefined && data.includes(waitsFor)) cutsNext = true
      database.write(data)
    })
    database.on('data', (data) => {
      if (!cutsNext) return void client.write(data)
      first = ''
      isCut = true
      client.destroy()
    })
  }).listen(0, '127.0.0.1')
  await once(proxy, 'listening')
  const address = proxy.address()
  const url = new URL(databaseUrl)
  url.host = `127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
  return {
    url: url.href,
    /** Once: the connection on which `statement`, and later `last`, were sent is cut when PostgreSQL answers `last`. */
    cutAfter(statement: string, last: string) {
      ;[first, second] = [statement, last]
    },
    hasCut: () => isCut,
    close() {
      for (const socket of sockets) socket.destroy()
      proxy.close()
    },
  }
}

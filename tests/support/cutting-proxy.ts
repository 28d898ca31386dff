import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

/** A proxy in front of PostgreSQL, or of a site, that can cut a connection between a statement, or a request, and its answer. */
export async function startCuttingProxy(upstream: string) {
  const { hostname, port } = new URL(upstream)
  const sockets = new Set<Socket>()
  let [first, second] = ['', '']
  let isCut = false
  let isDown = false
  let downAfter = false
  const proxy = createServer((client) => {
    if (isDown) return void client.destroy()
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
      if (downAfter) setDown(true)
    })
  }).listen(0, '127.0.0.1')
  await once(proxy, 'listening')

  /** While it is down nothing comes through, on open connections neither. */
  function setDown(down: boolean) {
    isDown = down
    if (down) for (const socket of sockets) socket.destroy()
  }

  const address = proxy.address()
  const url = new URL(upstream)
  url.host = `127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
  return {
    url: url.href,
    /**
     * Once: the connection on which `statement`, and later `last`, were sent is cut when `last` is answered. `staysDown`: all is cut, until it is set
     * otherwise, because browsers try again by themselves on any connection that is open.
     */
    cutAfter(statement: string, last: string, staysDown = false) {
      downAfter = staysDown
      ;[first, second] = [statement, last]
    },
    hasCut: () => isCut,
    setDown,
    close() {
      for (const socket of sockets) socket.destroy()
      proxy.close()
    },
  }
}

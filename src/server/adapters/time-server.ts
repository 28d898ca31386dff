import { createSocket } from 'node:dgram'

/** Swedish time, as the National Metrology Institute keeps it. */
const HOST = 'ntp.se'
const PORT = 123
const WITHIN_MS = 3000
/** Seconds from 1900, where NTP begins, to 1970. */
const EPOCH = 2_208_988_800

/** Asks once (SNTP, RFC 4330). Rejects when nobody answers. */
export function askTime(): Promise<Date> {
  const { promise, resolve, reject } = Promise.withResolvers<Date>()
  const socket = createSocket('udp4')
  const timer = setTimeout(() => reject(new Error(`${HOST} does not answer`)), WITHIN_MS)
  socket.on('error', reject)
  socket.on('message', (answer) => {
    if (answer.length < 48) return
    resolve(new Date((answer.readUInt32BE(40) - EPOCH + answer.readUInt32BE(44) / 2 ** 32) * 1000))
  })
  const question = Buffer.alloc(48)
  // Version 4, client.
  question[0] = 0x23
  socket.send(question, PORT, HOST, (error) => error && reject(error))
  return promise.finally(() => {
    clearTimeout(timer)
    socket.close()
  })
}

import { Server } from 'node:http'
import { expect, onTestFinished, test, vi } from 'vitest'
import { ConfigError } from '../config.ts'
import { listen } from './listen.ts'

test.each([
  ['127.0.0.1', 'localhost'],
  ['127.0.0.2', '127.0.0.2'],
])('a server on %s says that it is reached at %s', async (host, shown) => {
  const { address, close } = await listen(() => {}, { host, port: 0 })
  onTestFinished(close)
  expect(address).toMatch(new RegExp(`^http://${shown}:[1-9]\\d+$`))
})

/** A machine that refuses to listen with such an error. */
function refusing(error: Error) {
  const spy = vi.spyOn(Server.prototype, 'listen').mockImplementation(function (this: Server) {
    queueMicrotask(() => this.emit('error', error))
    return this
  })
  onTestFinished(() => spy.mockRestore())
  return listen(() => {}, { host: 'here', port: 80 }, 'METRICS_PORT')
}

test.each([
  ['EADDRINUSE', 'Port 80 is already in use. Stop what runs there, or choose another with METRICS_PORT.'],
  ['EACCES', 'Port 80 may not be opened by this user. Choose one above 1023 with METRICS_PORT.'],
  ['EADDRNOTAVAIL', 'HOST here is not an address of this machine.'],
  ['ENOTFOUND', 'HOST here is not an address of this machine.'],
])('a port that cannot be opened (%s) is told in one sentence, with what to do', async (code, sentence) => {
  await expect(refusing(Object.assign(new Error('listen'), { code }))).rejects.toEqual(new ConfigError(sentence))
})

test('any other error is told as it is', async () => {
  const error = Object.assign(new Error('listen EMFILE'), { code: 'EMFILE' })
  await expect(refusing(error)).rejects.toBe(error)
})

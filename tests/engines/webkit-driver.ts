import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { expect } from '@playwright/test'
import { needBrowser } from '../../tools/browsers.ts'
import { endWithThisProcess } from './display.ts'

/** WebKitWebDriver on a free port, once it answers. */
export async function startDriver(env: NodeJS.ProcessEnv) {
  const port = await freePort()
  const driverProcess = spawn(needBrowser('webkit'), [`--port=${port}`], { stdio: 'ignore', env })
  endWithThisProcess(driverProcess)
  const address = `http://127.0.0.1:${port}`
  await untilReady(address)
  return { address, process: driverProcess }
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  if (typeof address !== 'object' || !address) throw new Error('No port is free')
  return address.port
}

function untilReady(server: string) {
  return expect(async () => expect((await fetch(`${server}/status`)).ok).toBe(true)).toPass({ timeout: 10_000, intervals: [50] })
}

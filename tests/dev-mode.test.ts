import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { networkInterfaces, tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { eventually } from './support/eventually.ts'

const ROOT = join(import.meta.dirname, '..')

/** A copy of the project, because the development mode writes beside its own folder. It is built for `port`. */
function copyOfProject(port: number): string {
  const folder = mkdtempSync(join(tmpdir(), 'fogratt-dev-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const parts = ['package.json', 'package-lock.json', 'tsconfig.json', 'astro.config.ts', 'vite.server.config.ts', 'tools', 'src', 'public', 'dist']
  for (const part of parts) cpSync(join(ROOT, part), join(folder, part), { recursive: true })
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'))
  const id = join(folder, 'dist/build-id.txt')
  writeFileSync(id, readFileSync(id, 'utf8').replace(/^PORT=.*$/m, `PORT=${port}`))
  return folder
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  return typeof address === 'object' && address ? address.port : 0
}

/** Starts the development mode; its output grows. */
function startDev(folder: string, port: number) {
  const said = { text: '' }
  // Not the test runner's environment, in which React and Vite behave otherwise.
  const env = { PATH: process.env.PATH, HOME: process.env.HOME, PORT: String(port) }
  const child = spawn(process.execPath, ['tools/dev.ts'], { cwd: folder, env, detached: true })
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said.text += chunk))
  onTestFinished(async () => {
    const ended = once(child, 'close')
    // Its servers are in its process group.
    if (child.pid !== undefined) process.kill(-child.pid, 'SIGTERM')
    await ended
  })
  return said
}

test('the development mode shows a change once it is saved, says what is wrong with it, and is seen on this computer only', async () => {
  const port = await freePort()
  const folder = copyOfProject(port)
  const said = startDev(folder, port)
  const page = async () => (await fetch(`http://localhost:${port}/`)).text()
  await eventually(async () => expect(await page()).toContain('Badrum som håller'))
  await eventually(() => expect(said.text).toContain('Innehållet är i sin ordning.'))
  const elsewhere = Object.values(networkInterfaces()).flatMap((all) => (all ?? []).filter(({ internal, family }) => !internal && family === 'IPv4'))
  for (const { address } of elsewhere) await expect(fetch(`http://${address}:${port}/`)).rejects.toThrow()

  const file = join(folder, 'src/content/home/hero.ts')
  writeFileSync(file, readFileSync(file, 'utf8').replace("quote: 'Få offert'", "quote: 'Be om  offert'"))
  await eventually(async () => expect(await page()).toContain('Be om  offert'))
  await eventually(() => expect(said.text).toMatch(/src\/content\/home\/hero\.ts, rad \d+, fältet quote: det står två mellanslag i rad/))
})

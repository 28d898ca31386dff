import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

const CADDY = process.env.CADDY || '/usr/bin/caddy'

/** Starts Caddy with the sites of a Caddyfile, over HTTP, and nothing of the machine's own settings. Resolves, once it serves, to what stops it. */
export async function startCaddy(sites: string): Promise<() => Promise<void>> {
  if (!existsSync(CADDY)) throw new Error(`${CADDY} is missing. Install it (apt-get install caddy), or name another with CADDY.`)
  const folder = mkdtempSync(join(tmpdir(), 'fogratt-caddy-'))
  const file = join(folder, 'Caddyfile')
  writeFileSync(file, `{\n  admin off\n  auto_https off\n}\n${sites}`)
  const caddy = spawn(CADDY, ['run', '--config', file, '--adapter', 'caddyfile'], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { HOME: folder, XDG_CONFIG_HOME: folder, XDG_DATA_HOME: folder },
  })
  const exited = once(caddy, 'exit')
  const said: string[] = []
  await new Promise<void>((resolve, reject) => {
    createInterface({ input: caddy.stderr }).on('line', (line) => {
      said.push(line)
      if (line.includes('serving initial configuration')) resolve()
    })
    void exited.then(() => reject(new Error(`Caddy ended:\n${said.join('\n')}`)))
  })
  return async () => {
    caddy.kill()
    await exited
    rmSync(folder, { recursive: true, force: true })
  }
}

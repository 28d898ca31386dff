import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { repositoryFiles } from '../../tests/support/repository.ts'
import { npmBuildOptions } from './base-image.ts'
import type { Engine } from './engine.ts'
import { runCommand } from './run-command.ts'

const ROOT = join(import.meta.dirname, '../..')

/** A clone of the project with its `.env`, installed as docs/running.md says, with podman-compose in place of `docker compose`. */
export type Installation = {
  folder: string
  settings: SiteSettings
  /** `compose('stop', 'site')`. `input`: a file that becomes standard input. */
  compose(args: readonly string[], input?: string): Promise<string>
  /** Runs one of `deploy/` on the machine. */
  script(...command: string[]): Promise<string>
  build(): Promise<void>
  /** Another version of the image; it is used by the next start. */
  setVersion(version: string): void
  container(): Promise<string>
  /** Where the site answers: the address inside the network of compose.yaml. Waits until the image's health check passes. */
  addressWhenHealthy(): Promise<string>
}

/** `services.site` of compose.yaml. */
export type SiteSettings = Record<string, unknown>

const HEALTHY_WITHIN_MS = 60_000

export async function install(engine: Engine, env: Record<string, string>, signal: AbortSignal): Promise<Installation> {
  // The folder's name is the project's in podman-compose, which precedes the names of containers and volumes.
  const folder = join(engine.folder, 'fogratt')
  for (const file of repositoryFiles.filter((path) => !/^(?:docs|tests)\//.test(path))) {
    mkdirSync(join(folder, dirname(file)), { recursive: true })
    copyFileSync(join(ROOT, file), join(folder, file))
  }
  const options = { cwd: folder, env: { ...engine.env, COMPOSE: 'podman-compose' }, signal }
  const compose = (args: readonly string[], input?: string) => runCommand(['podman-compose', ...args], { ...options, input })

  function setVersion(version: string) {
    const lines = Object.entries({ ...env, VERSION: version }).map(([name, value]) => `${name}=${value}\n`)
    writeFileSync(join(folder, '.env'), lines.join(''), { mode: 0o600 })
  }

  async function container(): Promise<string> {
    const [id = ''] = (await engine.podman('ps', '--quiet', '--filter', 'label=com.docker.compose.service=site')).split('\n')
    return id
  }

  setVersion('1')
  return {
    folder,
    settings: await readSettings(folder),
    compose,
    script: (...command) => runCommand(command, options),
    async build() {
      // Nothing may be fetched in place of the stand-in base image.
      await compose([`--podman-build-args=${['--pull=never', ...(await npmBuildOptions(engine))].join(' ')}`, 'build', 'site'])
    },
    setVersion,
    container,
    async addressWhenHealthy() {
      const started = Date.now()
      for (;;) {
        const id = await container()
        const unhealthy = await engine.podman('healthcheck', 'run', id).then(() => undefined, String)
        if (unhealthy === undefined) return addressOf(await engine.podman('inspect', '--type=container', id))
        if (Date.now() - started > HEALTHY_WITHIN_MS) throw new Error(`${unhealthy}\n${await engine.podman('logs', id)}`)
        await new Promise((resolve) => setTimeout(resolve, 200))
      }
    },
  }
}

/** By the parser that podman-compose itself uses. */
async function readSettings(folder: string): Promise<SiteSettings> {
  const program = 'import json, sys, yaml; json.dump(yaml.safe_load(sys.stdin)["services"]["site"], sys.stdout)'
  return JSON.parse(await runCommand(['python3', '-c', program], { input: join(folder, 'compose.yaml') }))
}

type Inspected = { NetworkSettings: { Networks: Record<string, { IPAddress: string }> } }[]

function addressOf(inspected: string): string {
  const [container]: Inspected = JSON.parse(inspected)
  const [network] = Object.values(container?.NetworkSettings.Networks ?? {})
  if (!network?.IPAddress) throw new Error('The container has no address')
  return `http://${network.IPAddress}:3000`
}

import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { repositoryFiles } from '../../tests/support/repository.ts'
import { npmBuildOptions } from './base-image.ts'
import { readSiteSettings, runOptions, type SiteSettings } from './compose-file.ts'
import type { Engine } from './engine.ts'
import { runProgram } from './run-program.ts'

const ROOT = join(import.meta.dirname, '../..')

/** The site installed as docs/running.md says: each command of `docker compose` there is one method here. */
export type Installation = {
  /** A clone of the project, with its `.env`. */
  folder: string
  settings(): SiteSettings
  /** Another `VERSION` in `.env`. */
  setVersion(version: string): void
  /** `docker compose build` */
  build(): Promise<void>
  /** `docker compose up --detach`. Resolves, once the image's health check passes, to the site's address inside the network. */
  up(): Promise<string>
  /** `docker compose stop site` */
  stop(): Promise<void>
  /** `docker compose exec -T site …` */
  exec(...command: string[]): Promise<string>
  /** `docker compose run --rm --no-deps -T site … < input` */
  runOnce(command: readonly string[], input: string): Promise<string>
  /** `docker compose down --volumes` */
  down(): Promise<void>
  /** Runs a script of `deploy/` on the machine. */
  script(...command: string[]): Promise<string>
}

export const SITE = 'fogratt-site'
const HEALTHY_WITHIN_MS = 120_000

export function installSite(engine: Engine, env: Readonly<Record<string, string>>, signal: AbortSignal): Installation {
  const { podman } = engine
  const folder = join(engine.folder, 'clone')
  for (const file of repositoryFiles.filter((path) => !/^(?:docs|tests)\//.test(path))) {
    mkdirSync(join(folder, dirname(file)), { recursive: true })
    copyFileSync(join(ROOT, file), join(folder, file))
  }
  // In place of `docker compose`, for the script that calls it: leaves out "exec -T site".
  const compose = join(engine.folder, 'compose')
  writeFileSync(compose, `#!/bin/sh\n[ "$1 $2 $3" = "exec -T site" ] || exit 64\nshift 3\nexec podman exec --interactive ${SITE} "$@"\n`, { mode: 0o755 })

  const lines = { ...env }
  function setVersion(version: string) {
    lines.VERSION = version
    const text = Object.entries(lines).map(([name, value]) => `${name}=${value}\n`)
    writeFileSync(join(folder, '.env'), text.join(''), { mode: 0o600 })
  }
  const settings = () => readSiteSettings(join(folder, 'compose.yaml'), lines)

  setVersion('1')
  return {
    folder,
    settings,
    setVersion,
    async build() {
      const { build, image } = settings()
      const args = Object.entries(build.args).map(([name, value]) => `--build-arg=${name}=${value}`)
      // Nothing may be fetched in place of the stand-in base image.
      await podman('build', '--pull=never', ...(await npmBuildOptions(engine)), ...args, `--tag=${image}`, join(folder, build.context))
    },
    async up() {
      const site = settings()
      for (const network of Array.isArray(site.networks) ? site.networks : []) await podman('network', 'create', network).catch(() => {})
      await podman('run', '--detach', '--replace', `--name=${SITE}`, ...runOptions(site), site.image)
      return addressWhenHealthy(engine)
    },
    async stop() {
      await podman('stop', SITE)
    },
    exec: (...command) => podman('exec', '--interactive', SITE, ...command),
    async runOnce(command, input) {
      const { restart: _, ...once } = settings()
      return runProgram(['podman', 'run', '--rm', '--interactive', ...runOptions(once), once.image, ...command], { env: engine.env, input, signal })
    },
    async down() {
      await podman('rm', '--force', SITE)
      await podman('volume', 'rm', '--all', '--force')
    },
    script: (...command) => runProgram(command, { cwd: folder, env: { ...engine.env, COMPOSE: compose }, signal }),
  }
}

async function addressWhenHealthy({ podman }: Engine): Promise<string> {
  const started = Date.now()
  for (;;) {
    const unhealthy = await podman('healthcheck', 'run', SITE).then(() => undefined, String)
    if (unhealthy === undefined) break
    if (Date.now() - started > HEALTHY_WITHIN_MS) throw new Error(`${unhealthy}\n${await podman('logs', SITE)}`)
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  const address = await podman('inspect', '--format', '{{range .NetworkSettings.Networks}}{{.IPAddress}}{{end}}', SITE)
  return `http://${address.trim()}:3000`
}

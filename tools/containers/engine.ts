import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { runProgram } from './run-program.ts'
import { findRuntime } from './runtime.ts'

/** podman and podman-compose with images, volumes and networks of their own: nothing of the machine's is seen or changed. */
export type Engine = {
  /** Everything that the rehearsal makes is in it. */
  folder: string
  /** What makes podman use that folder. */
  env: NodeJS.ProcessEnv
  podman(...args: string[]): Promise<string>
  /** Stops and removes everything. */
  cleanUp(): Promise<void>
}

/** Holds two gigabytes for some minutes, which is too much for a `/tmp` in memory. */
const PARENT = '/var/tmp'

export function openEngine(signal: AbortSignal): Engine {
  const folder = mkdtempSync(join(PARENT, 'fogratt-containers-'))
  for (const name of ['tmp', 'networks']) mkdirSync(join(folder, name))
  const storage = join(folder, 'storage.conf')
  writeFileSync(storage, `[storage]\ndriver = "overlay"\ngraphroot = "${folder}/storage"\nrunroot = "${folder}/run"\n`)
  const containers = join(folder, 'containers.conf')
  const cgroups = existsSync('/run/systemd/system') ? 'systemd' : 'cgroupfs'
  const engine = `[engine]\nruntime = "${findRuntime(folder)}"\ncgroup_manager = "${cgroups}"\nevents_logger = "file"\ntmp_dir = "${folder}/tmp/libpod"\n`
  writeFileSync(containers, `${engine}[network]\nnetwork_config_dir = "${folder}/networks"\n`)
  const env = {
    ...process.env,
    CONTAINERS_STORAGE_CONF: storage,
    CONTAINERS_CONF: containers,
    TMPDIR: join(folder, 'tmp'),
    // Without it podman drops the image's HEALTHCHECK.
    BUILDAH_FORMAT: 'docker',
  }

  return {
    folder,
    env,
    podman: (...args) => runProgram(['podman', ...args], { env, signal }),
    async cleanUp() {
      // Also after an interruption, so without its signal. Each does what it can.
      const commands = ['pod rm --all --force', 'rm --all --force --time 5', 'volume rm --all --force', 'network prune --force', 'rmi --all --force']
      for (const command of commands) await runProgram(['podman', ...command.split(' ')], { env }).catch(() => {})
      const mounts = (await runProgram(['findmnt', '--raw', '--noheadings', '--output', 'TARGET'])).split('\n').filter((path) => path.startsWith(folder))
      for (const path of mounts.toReversed()) await runProgram(['umount', path])
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

import type { SiteSettings } from './compose-file.ts'
import type { Engine } from './engine.ts'
import { SITE } from './installation.ts'

/** What the kernel holds the server to, read inside the running container. */
type InForce = { status: Map<string, string>; mounts: readonly string[]; memory: number; processes: number }

type Setting = {
  /** What holds, for the report. */
  says: (value: unknown) => string
  holds: (value: unknown, inForce: InForce) => boolean
}

/** Settings of `services.site` that limit the server, each with the proof that it is in force. */
const SETTINGS: Record<string, Setting> = {
  read_only: {
    says: () => 'the root is read-only',
    holds: (value, { mounts }) => value === true && mounts.some((line) => / \/ \S+ ro\b/.test(line)),
  },
  tmpfs: {
    says: (value) => `${listed(value)} in memory`,
    holds: (value, { mounts }) => Array.isArray(value) && value.every((path) => mounts.some((line) => line.startsWith(`tmpfs ${path} tmpfs rw`))),
  },
  cap_drop: {
    says: () => 'no capabilities',
    holds: (_, { status }) => ['CapInh', 'CapPrm', 'CapEff', 'CapBnd', 'CapAmb'].every((name) => /^0+$/.test(status.get(name) ?? '')),
  },
  security_opt: {
    says: () => 'no new privileges',
    holds: (value, { status }) => listed(value) === 'no-new-privileges:true' && status.get('NoNewPrivs') === '1',
  },
  mem_limit: {
    says: (value) => `at most ${value} of memory`,
    holds: (value, { memory }) => memory === bytesOf(String(value)),
  },
  pids_limit: {
    says: (value) => `at most ${value} processes and threads`,
    holds: (value, { processes }) => processes === value,
  },
  volumes: {
    says: (value) => `${listed(value)} writable`,
    holds: (value, { mounts }) =>
      listed(value)
        .split(', ')
        .every((volume) => mounts.some((line) => line.split(' ')[1] === volume.split(':')[1] && / rw\b/.test(line))),
  },
}

/** Reads inside the container what compose.yaml limits. Resolves to one sentence; throws when a limit is not in force. */
export async function checkLimits({ podman }: Engine, settings: SiteSettings): Promise<string> {
  const inside = (script: string) => podman('exec', SITE, 'sh', '-c', script)
  const status = new Map((await inside('cat /proc/1/status')).split('\n').map((line) => [line.split(':')[0] ?? '', line.split(':')[1]?.trim() ?? '']))
  // The first path is that of cgroup 2, the second of cgroup 1.
  const limit = async (one: string, other: string) => Number(await inside(`cat /sys/fs/cgroup/${one} 2>&- || cat /sys/fs/cgroup/${other}`))
  const inForce = {
    status,
    mounts: (await inside('cat /proc/mounts')).split('\n'),
    memory: await limit('memory.max', 'memory/memory.limit_in_bytes'),
    processes: await limit('pids.max', 'pids/pids.max'),
  }
  const broken = Object.entries(SETTINGS).filter(([name, { holds }]) => name in settings && !holds(settings[name], inForce))
  if (broken.length > 0) throw new Error(`Not in force: ${broken.map(([name]) => `${name} (${JSON.stringify(settings[name])})`).join(', ')}`)
  const uid = status.get('Uid')?.split('\t')[0]
  if (uid === '0') throw new Error('The server runs as root')
  return [`user ${uid}`, ...Object.entries(SETTINGS).flatMap(([name, { says }]) => (name in settings ? [says(settings[name])] : []))].join(', ')
}

function listed(value: unknown): string {
  return Array.isArray(value) ? value.join(', ') : String(value)
}

/** "512m" in bytes. */
function bytesOf(size: string): number {
  const [, number = '', unit = ''] = /^(\d+)([kmg]?)b?$/i.exec(size) ?? []
  return Number(number) * 1024 ** ['', 'k', 'm', 'g'].indexOf(unit.toLowerCase())
}

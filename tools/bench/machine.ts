import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import { delimiter, join } from 'node:path'

/** One line: when and on what machine the figures were measured, and the load at the start. */
export function machine(): string {
  const [first] = cpus()
  const busy = loadavg()[0]?.toFixed(1)
  return `${new Date().toISOString().slice(0, 16).replace('T', ' ')} UTC, ${cpus().length} × ${first?.model ?? 'unknown'}, load ${busy}`
}

export function findProgram(name: string): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/bin']
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path))
}

export function versionOf(path: string, ...args: string[]): string {
  const { stdout, stderr } = spawnSync(path, args, { encoding: 'utf8' })
  return `${stdout}${stderr}`.split('\n')[0]?.trim() ?? ''
}

/** Resident memory of a process, MiB; undefined where there is no /proc. */
export function memoryOf(pid: number | undefined): number | undefined {
  return memoryIn(/VmRSS:\s+(\d+)/, pid)
}

/** The most that was resident since the process started, MiB; undefined where there is no /proc. */
export function peakMemoryOf(pid: number | undefined): number | undefined {
  return memoryIn(/VmHWM:\s+(\d+)/, pid)
}

/** Its part of what is resident, MiB: pages that several processes share, as Node's own, count once in all. */
export function proportionalMemoryOf(pid: number | undefined): number | undefined {
  return memoryIn(/^Pss:\s+(\d+)/m, pid, 'smaps_rollup')
}

function memoryIn(line: RegExp, pid: number | undefined, file = 'status'): number | undefined {
  const kib = Number(line.exec(readProc(pid, file) ?? '')?.[1])
  return Number.isNaN(kib) ? undefined : kib / 1024
}

/** Processor time that a process has used, ms (the clock of /proc ticks a hundred times a second). */
export function processorTimeOf(pid: number | undefined): number | undefined {
  // The name in parentheses may hold spaces; the figures come after it.
  const fields = readProc(pid, 'stat')?.split(') ').at(-1)?.split(' ')
  return fields ? (Number(fields[11]) + Number(fields[12])) * 10 : undefined
}

/** The processes that a process has started; none where there is no /proc. */
export function childrenOf(pid: number | undefined): number[] {
  if (!existsSync('/proc/self')) return []
  const all = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
  return all.filter((one) => Number(readProc(one, 'stat')?.split(') ').at(-1)?.split(' ')[1]) === pid)
}

function readProc(pid: number | undefined, name: string): string | undefined {
  if (!pid) return undefined
  try {
    return readFileSync(`/proc/${pid}/${name}`, 'utf8')
  } catch {
    // The process has ended, or there is no /proc.
    return undefined
  }
}

export function median(figures: number[]): number {
  return quantile(figures, 0.5)
}

export function quantile(figures: number[], part: number): number {
  const sorted = figures.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN
}

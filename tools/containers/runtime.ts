import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** The bit of CAP_SYS_RESOURCE in the kernel's sets of capabilities. */
const SYS_RESOURCE = 1n << 24n

/** Whether the machine has both versions of cgroups, which crun refuses. */
export const hasBothCgroups = existsSync('/sys/fs/cgroup/unified')

/** The container runtime that works on this machine. May write a program into `folder`. */
export function findRuntime(folder: string): string {
  const runtime = `/usr/bin/${hasBothCgroups ? 'runc' : 'crun'}`
  if (mayRaiseLimits()) return runtime
  const program = join(folder, 'runtime')
  writeFileSync(program, `#!/bin/sh\nexec ${process.execPath} ${join(import.meta.dirname, 'keep-limits.mjs')} ${runtime} "$@"\n`, { mode: 0o755 })
  return program
}

function mayRaiseLimits(): boolean {
  const [, effective = '0'] = /^CapEff:\t(\w+)$/m.exec(readFileSync('/proc/self/status', 'utf8')) ?? []
  return (BigInt(`0x${effective}`) & SYS_RESOURCE) !== 0n
}

import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { hasBothCgroups } from './runtime.ts'

/** Programs, each in the Debian package of its name. */
const PROGRAMS = ['podman', 'mmdebstrap', 'iptables', ...(hasBothCgroups ? ['runc'] : [])]

/** What the rehearsal needs and this machine does not have, one sentence each. */
export function missingNeeds(): string[] {
  const missing = PROGRAMS.filter((program) => !isInstalled(program))
  return [
    ...(process.platform === 'linux' ? [] : ['It needs Linux.']),
    ...(process.getuid?.() === 0 ? [] : ['It needs root, for the file system of the base image and the limits of the containers.']),
    ...missing.map((program) => `${program} is missing.`),
    ...(missing.length > 0 ? [`On Debian: apt-get install ${missing.join(' ')}`] : []),
  ]
}

function isInstalled(program: string): boolean {
  return (process.env.PATH ?? '').split(delimiter).some((folder) => {
    try {
      accessSync(join(folder, program), constants.X_OK)
      return true
    } catch {
      return false
    }
  })
}

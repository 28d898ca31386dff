import { readdirSync, readFileSync } from 'node:fs'

/** The priority of each thread of a process, as Linux has it: the higher, the further behind. */
export function prioritiesIn(pid: number): number[] {
  return readdirSync(`/proc/${pid}/task`).map((thread) => {
    const afterName = readFileSync(`/proc/${pid}/task/${thread}/stat`, 'utf8').split(') ').at(-1) ?? ''
    return Number(afterName.split(' ')[16])
  })
}

/** One step of a rehearsal, as it went. `seconds` and `result` are for people. */
export type Step = { name: string; seconds: number; passed: boolean; result: string }

export type Steps = {
  /** Runs a step, which resolves to one sentence about what it did, and prints it with its time. Rejects when the step does. */
  run(name: string, work: () => Promise<string>): Promise<void>
  done: readonly Step[]
}

export function makeSteps(print: (line: string) => void): Steps {
  const done: Step[] = []
  return {
    done,
    async run(name, work) {
      const started = performance.now()
      const record = (passed: boolean, result: string) => {
        const seconds = (performance.now() - started) / 1000
        done.push({ name, seconds, passed, result })
        print(`${passed ? '✓' : '✗'} ${name} (${seconds.toFixed(1)} s): ${result}`)
      }
      try {
        record(true, await work())
      } catch (error) {
        record(false, error instanceof Error ? error.message : String(error))
        throw error
      }
    },
  }
}

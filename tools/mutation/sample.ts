import { type CheckResult, CheckStatus } from '@stryker-mutator/api/check'
import type { Mutant } from '@stryker-mutator/api/core'
import { declareValuePlugin, PluginKind } from '@stryker-mutator/api/plugin'

/** One of how many mutants is tried; the processes that Stryker starts get it so. */
const every = () => Number(process.env.MUTATION_EVERY ?? 1)

/** Stryker numbers the mutants of a folder as they stand in its files, so each file has its share in a sample. */
export function isInSample({ id }: { readonly id: string }): boolean {
  return Number(id) % every() === 0
}

/** Stryker tries what its checkers pass. */
export const strykerPlugins = [
  declareValuePlugin(PluginKind.Checker, 'sample', {
    init: async () => {},
    check: async (mutants: Mutant[]) => Object.fromEntries(mutants.map((mutant) => [mutant.id, resultOf(mutant)])),
    group: async (mutants: Mutant[]) => [mutants.map(({ id }) => id)],
  }),
]

function resultOf(mutant: Mutant): CheckResult {
  return isInSample(mutant) ? { status: CheckStatus.Passed } : { status: CheckStatus.CompileError, reason: 'not in the sample' }
}

import { join } from 'node:path'

/** The path of a program of an installed package. To start it by `npx` takes two seconds of processor time more. */
export function packageProgram(name: string, root = join(import.meta.dirname, '..')): string {
  return join(root, 'node_modules/.bin', name)
}

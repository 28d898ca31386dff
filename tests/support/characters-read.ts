import { vi } from 'vitest'

/**
 * The number of characters that regular expressions and `indexOf` read while `work` runs: for each search, from its start to the
 * end of its match, or to the end of the text. `replace`, `match`, `test` and `split` count through `exec`.
 * tests/regular-expressions.test.ts shows that an expression takes a bounded number of steps per character.
 */
export function charactersRead(work: () => void): number {
  let read = 0
  const { exec } = RegExp.prototype
  const { indexOf } = String.prototype
  const execSpy = vi.spyOn(RegExp.prototype, 'exec').mockImplementation(function (this: RegExp, text) {
    const start = this.global || this.sticky ? this.lastIndex : 0
    const match = exec.call(this, text)
    read += (match ? match.index + match[0].length : text.length) - start
    return match
  })
  const indexOfSpy = vi.spyOn(String.prototype, 'indexOf').mockImplementation(function (this: string, searched, start = 0) {
    const found = indexOf.call(this, searched, start)
    read += (found === -1 ? this.length : found + searched.length) - start
    return found
  })
  try {
    work()
    return read
  } finally {
    execSpy.mockRestore()
    indexOfSpy.mockRestore()
  }
}

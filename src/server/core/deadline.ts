/** Settles as `work` does, or rejects with `message` after `ms` milliseconds. The work itself is not stopped. */
export async function withDeadline<Result>(ms: number, message: string, work: Promise<Result>): Promise<Result> {
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(() => late.reject(new Error(message)), ms)
  try {
    return await Promise.race([work, late.promise])
  } finally {
    clearTimeout(timer)
  }
}

/** Limits the young generation to 4 MiB: request data is short-lived, and V8's default only costs memory on a small machine. */
export const nodeFlags = ['--max-semi-space-size=4']

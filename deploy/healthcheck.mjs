// Exits with 0 if the server is healthy, for a container that has neither curl nor wget. No response exits with 1 too.
const { ok } = await fetch(`http://127.0.0.1:${process.env.PORT || 3000}/healthz`, { signal: AbortSignal.timeout(4000) })
process.exit(ok ? 0 : 1)

// Whether quotes can be stored, for a container that has neither curl nor wget. It exits with 1 when nobody answers too.
const { ok } = await fetch(`http://127.0.0.1:${process.env.PORT || 3000}/healthz`, { signal: AbortSignal.timeout(4000) })
process.exit(ok ? 0 : 1)

// Whether the house is open here. One that is sick, or too busy to answer in time, is open too.
try {
  await fetch(`http://127.0.0.1:${process.env.PORT || 3000}/healthz`, { signal: AbortSignal.timeout(4000) })
} catch (error) {
  process.exit(error.name === 'TimeoutError' ? 0 : 1)
}

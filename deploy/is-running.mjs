// Exits with 0 if a server is listening, also one that is unhealthy or too busy to respond in time.
try {
  await fetch(`http://127.0.0.1:${process.env.PORT || 3000}/healthz`, { signal: AbortSignal.timeout(4000) })
} catch (error) {
  process.exit(error.name === 'TimeoutError' ? 0 : 1)
}

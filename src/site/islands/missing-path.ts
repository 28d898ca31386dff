/** Specification §2.4: the path that was not found is logged. */
console.error(`404: ${location.pathname}`)

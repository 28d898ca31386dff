import fc from 'fast-check'

/**
 * A property that fails is told within the time of a test, however long a smaller counterexample takes; a trial with more `GUESSES` takes its time.
 * Files of one worker share the library: a setting may be made again and again, a plugin would be installed as often.
 */
if (!process.env.GUESSES) fc.configureGlobal({ interruptAfterTimeLimit: 600_000, markInterruptAsFailure: true })

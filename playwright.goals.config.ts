import journeys from './playwright.config.ts'

/** What is wanted and not reached yet, kept apart so that the journeys stay a promise. `npm run goals` says how far it is. */
export default { ...journeys, testMatch: '**/*.goal.ts' }

/** The breakpoints of styles/breakpoints.css that pictures need, as media conditions (tests/styles.test.ts compares the two). */
export const breakpoints = { stacked: '(max-width: 960px)', phone: '(max-width: 719px)' } as const

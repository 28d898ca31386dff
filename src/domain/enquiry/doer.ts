/** Who did something. The owner has a name when signed in, and none when following a link in an email. The operator uses the command line. */
export type Doer = { party: 'owner' | 'customer' | 'server' | 'operator'; name?: string }

/** The owner, by a link in an email. */
export const BY_LINK: Doer = { party: 'owner' }

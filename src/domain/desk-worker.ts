/** The desk's service worker: at the root, because its scope, the desk's own path, has no slash at its end. */
export const DESK_WORKER = '/agare-service-worker.js'

/** What it opens ahead is not read by anybody: the header that says so, with its value. */
export const FETCHED_AHEAD = { name: 'purpose', value: 'prefetch' } as const

/** The page that it shows in place of one that it does not have, below the desk's path. */
export const NO_COVERAGE_PAGE = '/utan-tackning'

/** The cache that holds what the desk keeps for where there is no coverage. */
export const DESK_STORE = 'skrivbordet'

/** Where the answers of /rita lie until they have been sent: this tab's own store, never an address. */
export const carriedKey = 'fogratt.rita'

/**
 * What is mutated together, and the tests that reach it, as globs from the repository's root: fewer tests make a quicker run, and so do quick ones
 * that come first. `statics`: also what is computed once when a file is loaded, for which every test runs; only where they are quick.
 * `every`: one of how many changes is tried, where each takes seconds because its tests start a server.
 */
export type Folder = {
  readonly name: string
  readonly mutate: readonly string[]
  readonly tests: readonly string[]
  readonly statics?: boolean
  readonly every?: number
}

export const folders: readonly Folder[] = [
  {
    name: 'domain/quote',
    mutate: ['src/domain/quote/*.ts', 'src/domain/*.ts', '!src/domain/paths.ts', '!src/domain/quote/photo-limits.ts'],
    tests: ['src/domain/quote/*.test.ts', 'src/domain/*.test.ts'],
  },
  {
    name: 'domain/sweden',
    mutate: ['src/domain/sweden/*.ts'],
    tests: ['src/domain/sweden/*.test.ts', 'src/domain/{quote/reply-deadlines,visit/visit}.test.ts'],
  },
  { name: 'domain/suspicion', mutate: ['src/domain/suspicion/*.ts'], tests: ['src/domain/suspicion/*.test.ts'], statics: true },
  { name: 'domain/visit', mutate: ['src/domain/visit/*.ts'], tests: ['src/domain/visit/*.test.ts'] },
  // The room and its tiles in parts. Sizes and limits are facts, and so are the templates.
  {
    name: 'domain/room/geometry',
    mutate: [
      'src/domain/room/{boxes,built-in,ceiling,free-distances,openings,price,quantities,walls,wet-zones}.ts',
      '!src/domain/room/{finding,fixtures,limits,plan,templates}.ts',
    ],
    tests: ['src/domain/room/{geometry,quantities,price,free-distances,wet-zones}.test.ts', 'src/domain/room/{finding-details,cases}.test.ts'],
  },
  {
    name: 'domain/room/findings',
    mutate: ['src/domain/room/{clearance-findings,clearances,conflicts,findings,fixture-heights,floor-grid,missing,movement,plumbing}.ts'],
    tests: ['src/domain/room/{clearances,price}.test.ts', 'src/domain/room/{finding-details,cases}.test.ts', 'src/domain/room/finding-edges.test.ts'],
  },
  {
    name: 'domain/room/links',
    mutate: ['src/domain/room/{history,packed-plan,packed-version-1,rectangular-plan,sent-plan,share}.ts'],
    tests: ['src/domain/room/{share,packed-plan,history}.test.ts'],
  },
  {
    name: 'domain/room/editing',
    mutate: ['src/domain/room/{edit,placing,snap,wall-length}.ts'],
    tests: ['src/domain/room/{wall-length,editing,snap}.test.ts', 'src/domain/room/placing.test.ts', 'src/domain/room/edit.test.ts'],
  },
  {
    name: 'domain/room/tiling/choices',
    mutate: ['src/domain/room/tiling/{chain,edge-cuts,edit-tiling,niche,packed-tiling,tiling,tiling-findings}.ts'],
    tests: ['src/domain/room/tiling/{chain,edge-cuts,edit-tiling,niche,tiling-findings}.test.ts', 'src/domain/room/share.test.ts'],
  },
  {
    name: 'domain/room/tiling/set-out',
    mutate: ['src/domain/room/tiling/{counts,lay-out,set-out}.ts'],
    // Properties take too long for each change, here and below.
    tests: ['src/domain/room/tiling/{counts,set-out,edit-tiling,tiling-findings,niche,recess-surfaces}.test.ts', 'src/domain/room/tiling/by-hand.test.ts'],
  },
  {
    name: 'domain/room/tiling/surfaces',
    mutate: [
      'src/domain/room/tiling/{at-wall,built-in-faces,drawn-surface,hatch,on-floor,outlines,pieces,polygons,recess-surfaces}.ts',
      'src/domain/room/tiling/{seen-stretches,sheets,surface}.ts',
    ],
    tests: [
      'src/domain/room/tiling/{surface,surface-edges,built-in-faces,shower-fall,at-wall,hatch,recess-surfaces,drawn-surface,outlines,pieces,polygons}.test.ts',
      'src/domain/room/tiling/{counts,sheets}.test.ts',
      'src/domain/room/tiling/by-hand.test.ts',
    ],
  },
  { name: 'server/outbox', mutate: ['src/server/outbox/*.ts'], tests: ['src/server/outbox/*.test.ts'], statics: true },
  {
    name: 'server/quotes',
    mutate: [
      'src/server/quotes/*.ts',
      'src/server/signatures.ts',
      '!src/server/quotes/{calendar-links,customer-case,customer-links,customer-visits,history,owner-visits,remind-of-visits}.ts',
    ],
    tests: ['src/server/quotes/*.test.ts'],
    statics: true,
  },
  {
    // What customer and owner do by their links, as the rows in the database and the pages have it.
    name: 'server/quotes/links-and-visits',
    every: 5,
    mutate: ['src/server/quotes/{calendar-links,customer-case,customer-links,customer-visits,history,owner-visits,remind-of-visits}.ts'],
    tests: [
      'src/server/quotes/{history,visit-acts,regular-work}.test.ts',
      'tests/contracts/{visits,stored-visits,visit-emails,customer-pages}.test.ts',
      'tests/http/{visit,customer-,owner-links,desk-request}*.test.ts',
    ],
  },
  { name: 'server/emails', mutate: ['src/server/emails/*.{ts,tsx}'], tests: ['tests/emails/*.test.ts'] },
  {
    name: 'server/metrics',
    mutate: ['src/server/metrics/*.ts', 'src/server/{health,poller,deadline,config,log,link-secret,low-priority-process}.ts'],
    tests: ['src/server/*.test.ts', 'src/server/metrics/*.test.ts'],
    statics: true,
  },
  { name: 'server/photos', mutate: ['src/server/photos/*.ts'], tests: ['src/server/photos/*.test.ts'], statics: true },
  {
    name: 'server/adapters/limits',
    // The encoder works in a process of its own; time and names are asked of the network.
    mutate: ['src/server/adapters/*.ts', '!src/server/adapters/{encode-photo,encode-site-picture,photo-encoder,time-server,dns}.ts'],
    tests: ['src/server/adapters/*.test.ts'],
    statics: true,
  },
  { name: 'server/adapters/mail', mutate: ['src/server/adapters/mail/*.ts'], tests: ['src/server/adapters/mail/*.test.ts'] },
  {
    name: 'server/doctor',
    mutate: ['src/server/doctor/*.ts', 'src/server/cli/{emails,words}.ts', 'src/server/http/csv.ts'],
    tests: ['src/server/doctor/*.test.ts', 'src/server/cli/*.test.ts', 'src/server/http/csv.test.ts'],
  },
  {
    name: 'server/http/files',
    mutate: [
      'src/server/http/{body,client-network,csp,limit-body,read-multipart,request-log,same-origin,security-headers}.ts',
      'src/server/http/{static-files,static-site,typed-email,webhook-signature}.ts',
    ],
    tests: ['src/server/http/*.test.ts'],
  },
  {
    // What prints the site runs in a process of its own, and so does what the build alone uses.
    name: 'server/publishing',
    mutate: [
      'src/server/publishing/*.ts',
      'src/server/press/{changed-parts,kept-print,press}.ts',
      'src/server/http/site.ts',
      '!src/server/press/{compress,first-view-tokens,press-process}.ts',
    ],
    tests: [
      'src/server/{publishing,press}/*.test.ts',
      'src/server/http/site.test.ts',
      'tests/contracts/{publishing,site-versions}.test.ts',
      'tests/http/{published-site,site-*}.test.ts',
    ],
  },
  {
    name: 'server/desk',
    every: 3,
    mutate: ['src/server/desk/*.ts'],
    tests: ['src/server/desk/*.test.ts', 'tests/contracts/desk-*.test.ts', 'tests/http/desk-*.test.ts'],
  },
  {
    name: 'server/fogplan',
    mutate: ['src/server/fogplan/*.ts', '!src/server/fogplan/pdfkit.d.ts', '!src/server/fonts/typeface.ts'],
    tests: ['src/server/fogplan/*.test.ts', 'tests/http/fogplan-files.test.ts'],
  },
  {
    name: 'server/calendar',
    mutate: ['src/server/calendar/*.ts'],
    tests: ['src/server/calendar/*.test.ts', 'tests/emails/*.test.ts', 'tests/http/visit*.test.ts'],
  },
  {
    // With the parts that it is made of. The processes' first files, and what is written into a build, have no part in it.
    name: 'server/http/routes',
    every: 10,
    mutate: [
      'src/server/http/*{-routes,-listener,-photos,responses}.ts',
      'src/server/http/{customer-acts,customer-data,customer-visit-form,history-words,note-field,owner-visit-form,page-weight,private-page,quote-status}.ts',
      'src/server/http/{receive-form-file,request-facts,request-path}.ts',
      'src/server/http/*.tsx',
      'src/server/*.ts',
      '!src/server/{health,poller,deadline,config,log,link-secret,low-priority-process,signatures}.ts',
      '!src/server/{build-id,main,migrate}.ts',
    ],
    tests: [
      'src/server/http/*.test.{ts,tsx}',
      'src/server/{listen,connect-database}.test.ts',
      'tests/http/[!ds]*.test.ts',
      'tests/http/{drawing,same-request,start,static-files,slow-client}.test.ts',
    ],
  },
  {
    name: 'server/http/desk',
    every: 10,
    mutate: ['src/server/http/desk/*.{ts,tsx}'],
    tests: ['src/server/http/{,desk/}*.test.{ts,tsx}', 'tests/http/desk-*.test.ts'],
  },
  {
    name: 'server/http/desk/site',
    every: 10,
    mutate: ['src/server/http/desk/site/*.{ts,tsx}'],
    tests: ['src/server/http/desk/site/*.test.{ts,tsx}', 'tests/http/site-*.test.ts'],
  },
  {
    name: 'server/adapters/sql',
    every: 8,
    // Without the large backup, which takes a minute. Commands are tested in processes of their own.
    mutate: ['src/server/adapters/sql/*.ts', '!src/server/cli/{doctor,quotes}.ts'],
    tests: ['tests/contracts/[!l]*.test.ts'],
  },
  // Colours, a symbol and media conditions are facts.
  { name: 'shared', mutate: ['src/shared/free-middle.ts'], tests: ['src/shared/free-middle.test.ts'] },
  {
    name: 'site/islands',
    // The rest of the islands' logic touches the document and is tested in browsers.
    mutate: ['src/site/islands/photos/{admit-files,store,upload-queue}.ts', 'src/site/islands/request-keys.ts', 'src/site/backend/send-quote.ts'],
    tests: ['src/site/islands/**/*.test.ts', 'src/site/backend/*.test.ts'],
  },
]

import type { Core } from '#server/core/core.ts'
import { GUESS_LIMIT, makeNetworkLimit } from '#server/core/http/network-limit.ts'
import type { Enquiries } from '#server/enquiries/index.ts'
import type { ReceivePhoto } from '#server/photos/form-photos.ts'
import type { PhotoRepository } from '#server/photos/photos.ts'
import type { Visits } from '#server/visits/index.ts'
import { makeCustomerCases } from './customer-case.ts'
import { makeCustomerPages } from './customer-page.tsx'
import { makeCustomerPageRepository } from './customer-page-repository.ts'
import { customerRoutes } from './customer-routes.ts'

type Needs = {
  enquiries: Pick<Enquiries, 'repository' | 'customerLinks' | 'indicatePrice'>
  photos: { photos: PhotoRepository; receivePhoto: ReceivePhoto }
  visits: Pick<Visits, 'customerVisits'>
}

/** The customer's page about a request. */
export function makeCustomer(core: Core, { enquiries, photos, visits }: Needs) {
  const { config, db, formTokens, site, facts, now, report, emailQueued } = core
  const { repository, customerLinks, indicatePrice } = enquiries
  return {
    routes: customerRoutes({
      customerCases: makeCustomerCases({ now, repository, customerPages: makeCustomerPageRepository(db), customerLinks, indicatePrice, emailQueued }),
      customerLinks,
      customerPages: makeCustomerPages(site.template, facts),
      customerVisits: visits.customerVisits,
      guessWait: makeNetworkLimit(GUESS_LIMIT),
      formTokens,
      photos: photos.photos,
      receivePhoto: photos.receivePhoto,
      facts,
      trustProxy: config.trustProxy,
      publicUrl: config.publicUrl,
      now,
      report,
    }),
  }
}

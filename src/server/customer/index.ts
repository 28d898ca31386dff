import type { Core } from '#server/core/core.ts'
import type { ReceivePhoto } from '#server/enquiries/form-photos.ts'
import type { Enquiries } from '#server/enquiries/index.ts'
import type { PhotoFiles } from '#server/enquiries/photo-facts.ts'
import { makeCustomerCases } from './customer-case.ts'
import { customerRoutes } from './customer-routes.ts'
import type { CustomerSection } from './customer-section.ts'

/** The customer's page about a request. `sections`: those of other rooms. */
export function makeCustomer(
  core: Core,
  { enquiries, photos }: { enquiries: Enquiries; photos: { photos: PhotoFiles; receivePhoto: ReceivePhoto } },
  sections: readonly CustomerSection[],
) {
  return { routes: customerRoutes(core, makeCustomerCases(core, enquiries), enquiries.customerLinks, photos, sections) }
}

import type { Kysely } from 'kysely'
import type { CompanyFacts } from '#content/publishing/site-content.ts'
import type { Tables } from '#server/core/database/tables.ts'
import { GUESS_LIMIT, makeNetworkLimit } from '#server/core/http/network-limit.ts'
import type { Template } from '#server/core/http/site.ts'
import type { CustomerLinks } from '#server/enquiries/customer-links.ts'
import { makeOpenCustomerPage, type OpenCustomerPage } from '#server/enquiries/open-customer-page.ts'
import type { QuoteRepository } from '#server/enquiries/quote-repository.ts'
import { makeCustomerCases } from './customer-case.ts'
import { makeCustomerPages } from './customer-page.tsx'
import { makeCustomerPageRepository } from './customer-page-repository.ts'
import type { CustomerPageRepository } from './customer-pages.ts'
import type { CustomerRoutesNeeds } from './customer-routes.ts'

type Customers = {
  /** What the routes need. */
  needs: Pick<CustomerRoutesNeeds, 'customerCases' | 'customerLinks' | 'customerPages' | 'facts' | 'guessWait'>
  repository: CustomerPageRepository
  openCustomerPage: OpenCustomerPage
}

type Needs = {
  template: Template
  facts: () => CompanyFacts
  db: Kysely<Tables>
  quotes: QuoteRepository
  customerLinks: CustomerLinks
  now: () => Date
  indicatePrice: Parameters<typeof makeCustomerCases>[0]['indicatePrice']
  emailQueued: () => void
}

/** Composition of the customer's page. */
export function makeCustomers({ template, facts, db, quotes, customerLinks, now, indicatePrice, emailQueued }: Needs): Customers {
  const repository = makeCustomerPageRepository(db)
  return {
    needs: {
      customerCases: makeCustomerCases({ now, repository: quotes, customerPages: repository, customerLinks, indicatePrice, emailQueued }),
      customerLinks,
      facts,
      customerPages: makeCustomerPages(template, facts),
      guessWait: makeNetworkLimit(GUESS_LIMIT),
    },
    repository,
    openCustomerPage: makeOpenCustomerPage(customerLinks),
  }
}

import type { Kysely } from 'kysely'
import type { CompanyFacts } from '#content/site-content.ts'
import { GUESS_LIMIT, makeNetworkLimit } from './adapters/network-limit.ts'
import { makeCustomerPageRepository } from './adapters/sql/customer-pages.ts'
import type { Tables } from './adapters/sql/tables.ts'
import { makeCustomerPages } from './http/customer-page.tsx'
import type { CustomerRoutesNeeds } from './http/customer-routes.ts'
import type { Template } from './http/site.ts'
import { makeCustomerCases } from './quotes/customer-case.ts'
import type { CustomerLinks } from './quotes/customer-links.ts'
import type { CustomerPageRepository } from './quotes/customer-pages.ts'
import { makeOpenCustomerPage, type OpenCustomerPage } from './quotes/open-customer-page.ts'
import type { QuoteRepository } from './quotes/quote-repository.ts'

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

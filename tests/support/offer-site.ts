import { lawPoints } from '#content/offers/law.ts'
import { aTypedOffer, OFFERS, theTerms } from './an-offer.ts'
import type { TestDatabase } from './databases.ts'
import { type Desk, hiddenFields, openBrowser } from './desk.ts'
import { mainOf, openVisits } from './visit-site.ts'

/** The owner reads what the law asks, and enters what an offer must say. */
export async function turnOnOffers(desk: Desk, terms: Record<string, string> = theTerms) {
  const page = await (await desk.ask(`${OFFERS}/lagen`)).text()
  const ticks = new URLSearchParams(hiddenFields(page, 'spara'))
  for (const point of Object.keys(lawPoints)) ticks.append('last', point)
  await desk.ask(`${OFFERS}/lagen/spara`, { method: 'POST', body: ticks })
  await desk.press(`${OFFERS}/uppgifter/spara`, terms)
}

/** A site whose owner writes offers, for one test. */
export async function openOffers(newDatabase: () => Promise<TestDatabase>, env: Record<string, string> = {}) {
  const site = await openVisits(newDatabase, env)
  await turnOnOffers(await site.signedIn())

  /** A customer with an offer, written and sent. */
  async function aCustomer(changes = {}) {
    const customer = await site.aCustomer(changes)
    const path = `${OFFERS}/${customer.reference}`
    const browser = openBrowser({
      // Of the server that runs then.
      get address() {
        return site.server.address
      },
    })
    const press = async (deed: string, fields: Record<string, string> = {}, from?: string) => (await site.signedIn()).press(`${path}/${deed}`, fields, from)
    const ownerPage = async (below = '') => mainOf(await (await (await site.signedIn()).ask(`${path}${below}`)).text())
    const write = async (fields: Record<string, string> = {}) => {
      const typed = { ...aTypedOffer, ...fields }
      const response = await press('granska', typed)
      return response.status === 303 ? response : Promise.reject(new Error(mainOf(await response.text())))
    }
    const send = async (fields: Record<string, string> = {}) => {
      if ((await ownerPage()).includes('/ny-version"')) await press('ny-version')
      else await press('borja', { mall: 'empty' })
      await write(fields)
      return press('skicka', {}, `${path}/granskad`)
    }
    return {
      ...customer,
      path,
      offer: `${customer.open}/offert`,
      /** On the owner's page about the offer. */
      pressOwner: press,
      ownerPage,
      write,
      send,
      /** On the customer's. */
      pressOffer: (deed: string, fields: Record<string, string> = {}) => browser.press(`${customer.open}/offert/${deed}`, fields),
      offerPage: async (search = '') => mainOf(await (await site.server.ask(`${customer.open}/offert${search}`)).text()),
      order: async (fields: Record<string, string> = {}) => browser.press(`${customer.open}/offert/bestall`, { bekrafta: 'ja', ...fields }),
    }
  }

  return {
    ...site,
    get server() {
      return site.server
    },
    aCustomer,
  }
}

export type OfferSite = Awaited<ReturnType<typeof openOffers>>

import { lawPoints } from '#content/offers/law.ts'
import type { TestDatabase } from './databases.ts'
import { type Desk, hiddenFields, openBrowser } from './desk.ts'
import { mainOf, openVisits } from './visit-site.ts'

export const OFFERS = '/agare/offerter'

export const theTerms = {
  orgnummer: '556016-0680',
  momsnummer: 'SE556016068001',
  fskatt: 'ja',
  giltig: '30',
  villkor: 'Tilläggsarbete avtalas skriftligt.',
}

/** A draft as it is typed: two lines, and an option. */
export const aTypedOffer = {
  rader: '4',
  rubrik: 'Totalrenovering av badrummet',
  namn1: 'Kakelsättning',
  antal1: '24,35',
  enhet1: 'm²',
  apris1: '650',
  slag1: 'labour',
  namn2: 'Kakel',
  antal2: '26',
  enhet2: 'm²',
  apris2: '399,50',
  slag2: 'material',
  namn3: 'Golvvärme',
  antal3: '1',
  enhet3: 'st',
  apris3: '8000',
  slag3: 'material',
  tillval3: 'ja',
  namn4: '',
  antal4: '',
  enhet4: 'st',
  apris4: '',
  slag4: 'labour',
  rot: '0',
  betalas: '2026',
  start: 'vecka 9',
  veckor: '3 veckor',
  pris: 'fixed',
  span: '',
  betalning: 'done',
  giltig: '30',
  ingar: 'Rivning',
  'ingar-inte': 'Dolda fel',
  meddelande: 'Hej!',
}

/** The owner reads what the law asks, and enters what an offer must say. */
export async function turnOnOffers(desk: Desk, terms: Record<string, string> = theTerms) {
  const page = await (await desk.ask(`${OFFERS}/lagen`)).text()
  const ticks = new URLSearchParams(hiddenFields(page, 'spara'))
  for (const point of Object.keys(lawPoints)) ticks.append('last', point)
  await desk.ask(`${OFFERS}/lagen/spara`, { method: 'POST', body: ticks })
  await desk.press(`${OFFERS}/uppgifter/spara`, terms)
}

/** A site whose owner writes offers, for one test. */
export async function openOffers(newDatabase: () => Promise<TestDatabase>) {
  const site = await openVisits(newDatabase)
  await turnOnOffers(await site.signedIn())

  /** A customer with an offer, written and sent. */
  async function aCustomer(changes = {}) {
    const customer = await site.aCustomer(changes)
    const path = `${OFFERS}/${customer.reference}`
    const browser = openBrowser(site.server)
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

  return { ...site, aCustomer }
}

export type OfferSite = Awaited<ReturnType<typeof openOffers>>

import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import { CUSTOMER_PATH } from '#domain/paths.ts'
import type { CustomerLinks } from '../customer/customer-links.ts'

const COOKIE = 'arende'

type Needs = { customerLinks: Pick<CustomerLinks, 'session' | 'isSession'>; publicUrl: string; now: () => Date }

/**
 * Remembers that the customer has named the digits: a cookie for this page alone, gone with the browser. `Lax`, because the customer
 * comes by a link in an email; changes need a form token beside it.
 */
export function makeCustomerSession({ customerLinks, publicUrl, now }: Needs) {
  return {
    begin(c: Context, token: string, tokenHash: string) {
      setCookie(c, COOKIE, customerLinks.session(tokenHash, now()), {
        path: `${CUSTOMER_PATH}/${token}`,
        httpOnly: true,
        sameSite: 'Lax',
        secure: publicUrl.startsWith('https:'),
      })
    },
    isOpen: (c: Context, tokenHash: string): boolean => customerLinks.isSession(getCookie(c, COOKIE) ?? '', tokenHash, now()),
  }
}

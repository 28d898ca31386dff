import { phoneBar as words } from '#content/pages/phone-bar.ts'
import { isWithinOpeningHours } from '#domain/opening-hours.ts'
import { telephoneLink } from '#domain/sweden/phone.ts'
import { pageFacts } from '../published.ts'

/** Where the bar would be in the way, or repeat visible buttons. */
const AWAY_FROM = '.hero, #kontakt, .site-footer'

/** The bar with "Ring" and "Få offert" at the foot of a phone's window (styles/phone-bar.css). Outside the phone hours it leads to the planner instead of the phone. */
export function addPhoneBar() {
  const { phone, phoneHours, holiday } = pageFacts()
  const bar = document.createElement('nav')
  bar.className = 'phone-bar'
  bar.setAttribute('aria-label', words.label)
  bar.hidden = true
  const call = link('button outlined', telephoneLink(phone), words.call)
  call.setAttribute('aria-label', `${words.call} ${phone}`)
  const draw = link('button outlined', '/rita', words.draw)
  bar.append(call, draw, link('button', '#kontakt', words.quote))
  document.querySelector('.site-footer')?.before(bar)
  reachIntoSafeArea()

  const seen = new Set<Element>()
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (isIntersecting) seen.add(target)
      else seen.delete(target)
    }
    call.hidden = !isWithinOpeningHours(new Date(), phoneHours.days, holiday)
    draw.hidden = !call.hidden
    bar.hidden = seen.size > 0
  })
  for (const part of document.querySelectorAll(AWAY_FROM)) observer.observe(part)
}

function link(className: string, href: string, text: string): HTMLAnchorElement {
  const anchor = document.createElement('a')
  anchor.className = className
  anchor.href = href
  anchor.textContent = text
  return anchor
}

/** Lets the bar's ground reach below the home indicator of an iPhone; the style sheet keeps everything else inside. */
function reachIntoSafeArea() {
  const viewport = document.querySelector<HTMLMetaElement>('meta[name="viewport"]')
  if (viewport) viewport.content += ', viewport-fit=cover'
}

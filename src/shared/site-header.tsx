import type { CompanyFacts } from '#content/company/facts.ts'
import { navigation } from '#content/pages/navigation.ts'
import { FactsContext } from './facts-context.ts'
import { Logo } from './logo.tsx'
import { PhoneLink } from './phone-link.tsx'

/** One menu for every width: inline where there is room, else a popover, which opens without script and repeats what it covers of the header. */
export function SiteHeader({ facts }: { facts: CompanyFacts }) {
  const [home, ...others] = facts.towns
  return (
    <FactsContext value={facts}>
      <header className="site-header">
        <div className="frame">
          <Home />
          <p className="towns">
            {home}
            {others.map((town) => (
              <span key={town}>{town}</span>
            ))}
          </p>
          <nav id="meny" popover="auto" aria-label={navigation.label}>
            <p>
              <Home />
              <button className="square cross" type="button" popoverTarget="meny" popoverTargetAction="hide" aria-label={navigation.close} />
            </p>
            {navigation.links.map(({ text, href }) => (
              <a key={href} href={href}>
                {text}
              </a>
            ))}
            <p>
              <PhoneLink />
              <Quote />
            </p>
          </nav>
          <Quote />
          <button className="menu-button" type="button" popoverTarget="meny" aria-label={navigation.open} />
        </div>
      </header>
    </FactsContext>
  )
}

function Home() {
  return (
    <a className="home" href="/" aria-label={navigation.home}>
      <Logo />
    </a>
  )
}

function Quote() {
  return (
    <a className="button" href={navigation.quote.href}>
      {navigation.quote.text}
    </a>
  )
}

import type { ReactNode } from 'react'
import { company } from '#content/company/company.ts'
import type { CompanyFacts } from '#content/company/facts.ts'
import { serviceTitles } from '#content/company/services.ts'
import { footer } from '#content/pages/navigation.ts'
import { questionsSection } from '#content/pages/questions.ts'
import { rita } from '#content/rita/rita.ts'
import { listed } from '#domain/sweden/writing.ts'
import { EmailLink } from './email-link.tsx'
import { FactsContext } from './facts-context.ts'
import { Logo } from './logo.tsx'
import { PhoneLink } from './phone-link.tsx'

export function SiteFooter({ facts }: { facts: CompanyFacts }) {
  return (
    <FactsContext value={facts}>
      <footer className="site-footer">
        <div className="frame">
          <div className="motto">
            <Logo />
            <p>{footer.motto(facts).join('\n')}</p>
          </div>
          <List heading={footer.services}>
            {Object.entries(serviceTitles).map(([id, title]) => (
              <li key={id}>
                <a href="/#tjanster">{title}</a>
              </li>
            ))}
            <li>
              <a href="/rita">{rita.heading}</a>
            </li>
            <li>
              <a href="/vanliga-fragor">{questionsSection.heading}</a>
            </li>
          </List>
          <List heading={footer.contact}>
            <li>
              <PhoneLink />
            </li>
            <li>
              <EmailLink />
            </li>
            <li>{listed(facts.towns)}</li>
          </List>
          <List heading={footer.more}>
            {Object.values(facts.profiles).map(({ name, url }) => (
              <li key={name}>
                <a href={url}>{name}</a>
              </li>
            ))}
          </List>
          <p className="copyright">
            {`© ${facts.copyrightYear} ${company.name} `}
            <span>{`Org.nr ${facts.orgNumber} `}</span>
            <span>{`Säte ${company.seat}`}</span>
          </p>
        </div>
      </footer>
    </FactsContext>
  )
}

function List({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <div>
      <h2>{heading}</h2>
      <ul>{children}</ul>
    </div>
  )
}

import type { ReactNode } from 'react'
import { company } from '#content/company/company.ts'
import { services } from '#content/company/services.ts'
import { footer } from '#content/pages/navigation.ts'
import { questionsSection } from '#content/pages/questions.ts'
import { rita } from '#content/rita/rita.ts'
import { listed } from '#domain/sweden/writing.ts'
import { EmailLink } from './email-link.tsx'
import { Logo } from './logo.tsx'
import { PhoneLink } from './phone-link.tsx'

export function SiteFooter() {
  return (
    <footer className="site-footer">
      <div className="frame">
        <div className="motto">
          <Logo />
          <p>{footer.motto.join('\n')}</p>
        </div>
        <List heading={footer.services}>
          {services.map(({ id, title }) => (
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
          <li>{listed(company.towns)}</li>
        </List>
        <List heading={footer.more}>
          {Object.values(company.profiles).map(({ name, url }) => (
            <li key={name}>
              <a href={url}>{name}</a>
            </li>
          ))}
        </List>
        <p className="copyright">
          {`© ${company.copyrightYear} ${company.name} `}
          <span>{`Org.nr ${company.orgNumber} `}</span>
          <span>{`Säte ${company.seat}`}</span>
        </p>
      </div>
    </footer>
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

import type { ReactNode } from 'react'
import { telephoneLink } from '#domain/sweden/phone.ts'
import { useSaidFacts } from './said-facts.ts'

export function PhoneLink({ className, children }: { className?: string; children?: ReactNode }) {
  const { phone } = useSaidFacts()
  return (
    <a className={className ?? 'nowrap'} href={telephoneLink(phone)}>
      {children ?? phone}
    </a>
  )
}

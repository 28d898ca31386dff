import type { ReactNode } from 'react'
import { company } from '#content/company.ts'
import { telephoneLink } from '#domain/sweden/phone.ts'

export function PhoneLink({ className, children = company.phone }: { className?: string; children?: ReactNode }) {
  return (
    <a className={className ?? 'nowrap'} href={telephoneLink(company.phone)}>
      {children}
    </a>
  )
}

import type { ReactNode } from 'react'
import { company } from '#content/company.ts'

/** The number in international form. */
const dialled = `tel:+46${company.phone.replace(/\D/g, '').slice(1)}`

export function PhoneLink({ className, children = company.phone }: { className?: string; children?: ReactNode }) {
  return (
    <a className={className ?? 'nowrap'} href={dialled}>
      {children}
    </a>
  )
}

import type { ReactNode } from 'react'
import { telephoneLink } from '#domain/sweden/phone.ts'
import { useFacts } from './facts-context.ts'

export function PhoneLink({ className, children }: { className?: string; children?: ReactNode }) {
  const { phone } = useFacts()
  return (
    <a className={className ?? 'nowrap'} href={telephoneLink(phone)}>
      {children ?? phone}
    </a>
  )
}

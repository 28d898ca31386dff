import { company } from '#content/company/company.ts'

export function EmailLink({ className }: { className?: string }) {
  return (
    <a className={className} href={`mailto:${company.email}`}>
      {company.email}
    </a>
  )
}

import { company } from '#content/company.ts'

export function EmailLink() {
  return <a href={`mailto:${company.email}`}>{company.email}</a>
}

import { Arrow } from './arrow.tsx'

export function ArrowLink({ href, children }: { href: string; children: string }) {
  return (
    <a className="arrow-link" href={href}>
      {children} <Arrow />
    </a>
  )
}

/** A link to another part or page. The style sheet draws its arrow, from the typeface. */
export function ArrowLink({ href, back = false, children }: { href: string; back?: boolean; children: string }) {
  return (
    <a className={back ? 'arrow-link back' : 'arrow-link'} href={href}>
      {children}
    </a>
  )
}

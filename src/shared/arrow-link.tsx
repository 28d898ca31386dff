/** A link that leads on; its arrow is drawn by controls.css, out of the typeface. */
export function ArrowLink({ href, back = false, children }: { href: string; back?: boolean; children: string }) {
  return (
    <a className={back ? 'arrow-link back' : 'arrow-link'} href={href}>
      {children}
    </a>
  )
}

import { deskNavigation } from '#content/desk/navigation.ts'
import type { Role } from '#domain/role.ts'
import type { DeskPages } from './desk-shell.tsx'

/** For an address of the desk that leads to nothing. */
export function deskMissingPage(pages: Pick<DeskPages, 'fill'>, role: Role): Promise<string> {
  const { heading, text } = deskNavigation.missing
  return pages.fill({
    title: heading,
    role,
    content: (
      <>
        <h1>{heading}</h1>
        <p className="desk-lead">{text}</p>
      </>
    ),
  })
}

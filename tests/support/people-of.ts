import { bareAddress, ownersIn } from '#server/core/people/people.ts'

/** Those of MAIL_TO alone, without a database. */
export function peopleOf(mailTo: readonly string[]) {
  return { find: async (typed: string) => ownersIn(mailTo).find(({ address }) => address === bareAddress(typed)) }
}

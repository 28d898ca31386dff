/** Who may sign in: an address of MAIL_TO. */
export type Owner = {
  /** Without display name, in lower case. */
  address: string
  /** The display name, or what stands before the @. */
  name: string
  /** The index in MAIL_TO. */
  recipient: number
}

export type Owners = {
  /** Of all owners. */
  addresses: readonly string[]
  /** By an address as it is typed: the case of its letters, spaces around it and a display name do not matter. */
  find(typed: string): Owner | undefined
}

export function makeOwners(mailTo: readonly string[]): Owners {
  const owners = mailTo.map((entry, recipient): Owner => {
    const address = bareAddress(entry)
    const name = /^([^<]+)</.exec(entry)?.[1]?.trim().replace(/^"|"$/g, '')
    return { address, recipient, name: name || (address.split('@')[0] ?? '') }
  })
  return { addresses: owners.map(({ address }) => address), find: (typed) => owners.find(({ address }) => address === bareAddress(typed)) }
}

/** "Anna <Anna@Example.se>" → "anna@example.se" */
export function bareAddress(typed: string): string {
  return (/<([^<>]*)>\s*$/.exec(typed)?.[1] ?? typed).trim().toLowerCase()
}

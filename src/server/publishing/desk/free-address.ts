/** Words as an address that is not taken: 'vad-kostar-det', 'vad-kostar-det-2'. `otherwise`: where the words have no letters. */
export function freeAddress(words: string, otherwise: string, isTaken: (address: string) => boolean): string {
  const plain = words.toLocaleLowerCase('sv').normalize('NFD').replace(/\p{M}/gu, '')
  const parts = plain.split(/[^a-z0-9]+/).filter((part) => part !== '')
  const address = parts.join('-').slice(0, 40).replace(/-$/, '') || otherwise
  if (!isTaken(address)) return address
  let number = 2
  while (isTaken(`${address}-${number}`)) number += 1
  return `${address}-${number}`
}

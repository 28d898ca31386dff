import { grouped } from '#domain/sweden/writing.ts'

const pageNames: Partial<Record<string, string>> = { '/': 'Startsidan', '/rita': 'Rita ditt badrum', '/vanliga-fragor': 'Vanliga frågor' }

/** On the desk, before a change is published: a page that becomes heavier than it should be. `bytes` and `limit`: as it is sent. */
export function tooHeavyInWords({ path, bytes, limit }: { path: string; bytes: number; limit: number }): string {
  const [heavy, light] = [bytes, limit].map((figure) => `${grouped(figure)}\u00a0byte`)
  const cost = path === '/' ? 'hämtas den i ett svep, och däröver kan den komma en aning senare på en långsam uppkoppling' : 'öppnas den lika fort som förut'
  return `${pageNames[path] ?? path} blir tung: ${heavy}. Upp till ${light} ${cost}. Korta gärna texterna. Det går att publicera ändå.`
}

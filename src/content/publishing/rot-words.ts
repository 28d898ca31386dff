import { percent } from '#domain/sweden/writing.ts'

/** For when the site says another ROT rate than today's law. The owner changes it with one tap; it never changes by itself. */
export const rotWords = {
  heading: 'ROT-avdraget har ändrats',
  /** Before what the law says. */
  says: (published: number) => `Webbplatsen säger att ROT-avdraget är ${percent(published)}.`,
  change: (lawful: number) => `Ändra till ${percent(lawful)}`,
  open: 'Öppna Webbplatsen',
} as const

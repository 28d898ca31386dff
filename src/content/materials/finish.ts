import type { Metal, Paint, Wood } from '#domain/room/plan.ts'

/** What is chosen once for the room. `gloss`: how much of the room it reflects, from 0 to 1. */
export const metalLooks: Record<Metal, { readonly name: string; readonly colour: string; readonly gloss: number }> = {
  krom: { name: 'Krom', colour: '#d3d7d5', gloss: 0.72 },
  massing: { name: 'Mässing', colour: '#cfa561', gloss: 0.6 },
  svart: { name: 'Svart matt', colour: '#34363a', gloss: 0.3 },
}

/** Without grain it is lacquered. */
export type WoodLook = { readonly name: string; readonly colour: string; readonly grain?: { readonly dark: string; readonly pale: string } }

export const woodLooks: Record<Wood, WoodLook> = {
  ek: { name: 'Ek', colour: '#cda271', grain: { dark: '#9c7343', pale: '#e3c193' } },
  valnot: { name: 'Valnöt', colour: '#6d4f3a', grain: { dark: '#452f20', pale: '#8a6a4f' } },
  ask: { name: 'Ask', colour: '#d6bf9f', grain: { dark: '#b59b7a', pale: '#e6d5b9' } },
  vitlack: { name: 'Vitlackerat', colour: '#f3f1ed' },
}

export const paintLooks: Record<Paint, { readonly name: string; readonly colour: string }> = {
  kritvit: { name: 'Kritvit', colour: '#f2efe8' },
  linne: { name: 'Linne', colour: '#ebe0cf' },
  dimgra: { name: 'Dimgrå', colour: '#d3d0c9' },
  lera: { name: 'Lera', colour: '#b8ab9b' },
  salviagron: { name: 'Salviagrön', colour: '#bcc7b6' },
}

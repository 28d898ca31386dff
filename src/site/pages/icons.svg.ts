import type { APIRoute } from 'astro'
import type { QuestionIcon } from '#content/pages/question-texts.ts'
import { colours } from '#shared/brand.ts'

const SIZE = 32

/** Drawn on a grid of that size, with one stroke and square corners. */
const drawings: Record<QuestionIcon, string> = {
  wallet: 'M4 9h24v17H4zM4 9l18-5v5M22 15h6v5h-6z',
  calendar: 'M4 7h24v21H4zM4 13h24M10 4v6M22 4v6M10 18h4M18 18h4M10 23h4',
  percent: 'M6 26 26 6M6 6h7v7H6zM19 19h7v7h-7z',
  shield: 'M5 5h22v12c0 6-5 9-11 12C10 26 5 23 5 17zM11 15l4 4 7-8',
  pin: 'M16 29 7 17V4h18v13zM12 9h8v7h-8z',
  list: 'M4 6h4v4H4zM4 14h4v4H4zM4 22h4v4H4zM12 8h16M12 16h16M12 24h16',
  shop: 'M4 13h24v15H4zM4 13 7 4h18l3 9M12 28v-8h8v8',
  ruler: 'M2 11h28v10H2zM7 11v4M12 11v6M17 11v4M22 11v6M27 11v4',
  drop: 'M16 3 25 16v3a9 9 0 0 1-18 0v-3zM12 20a4 4 0 0 0 4 4',
  house: 'M4 15 16 4l12 11v13H4zM13 28v-9h6v9',
  invoice: 'M6 3h20v26l-4-3-3 3-3-3-3 3-3-3-4 3zM11 10h10M11 15h10M11 20h5',
  handshake: 'M2 9h7l7 4 7-4h7v11h-5l-9 7-9-7H2zM16 13l-4 6h5l5 4',
  document: 'M6 3h14l6 6v20H6zM20 3v6h6M11 15h10M11 20h10M11 25h6',
  clock: 'M4 4h24v24H4zM16 9v7h6',
}

/** The icons of the questions, side by side, for `QuestionIcon`: each is a view of the file. */
export const GET: APIRoute = () => {
  const icons = Object.entries(drawings).map(
    ([name, path], index) => `<view id="${name}" viewBox="${index * SIZE} 0 ${SIZE} ${SIZE}"/><path transform="translate(${index * SIZE})" d="${path}"/>`,
  )
  const stroke = `fill="none" stroke="${colours.accent}" stroke-width="2"`
  return new Response(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIZE} ${SIZE}" ${stroke}>${icons.join('')}</svg>\n`, {
    headers: { 'Content-Type': 'image/svg+xml' },
  })
}

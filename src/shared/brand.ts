/**
 * The brand outside the style sheets: in e-mails, drawings, icons and the browser's own surfaces. styles/tokens.css says what
 * each colour is for; tests/styles.test.ts holds the two files together.
 */
export const colours = {
  surface: '#f1f2ed',
  ink: '#1d2422',
  inkSoft: '#4c5652',
  line: '#d3d6cf',
  lineStrong: '#7d857f',
  accent: '#2c664d',
  accentDeep: '#17402f',
  highlight: '#d9b27c',
  highlightTint: '#f0e4d0',
  onAccent: '#fcfcfa',
  onAccentDeep: '#dfe9e1',
  drawingGround: '#d9d9d5',
  zone1: '#0f5f8a',
  zone2: '#8a5a0f',
} as const

/** The symbol: five tiles that make an F, as an SVG path in 16 × 16 units. */
export const symbol = 'M1 0h5v5H1zM7 0h8v5H7zM1 6h5v4H1zM7 6h5v4H7zM1 11h5v5H1z'

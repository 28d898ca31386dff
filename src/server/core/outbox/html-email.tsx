import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { colours } from '#shared/brand.ts'

/**
 * The HTML body of an email. React escapes everything that a visitor typed. One narrow column, one style element, no pictures but attached ones;
 * without its styles the email is still headings, paragraphs and links.
 */
export function htmlEmail(body: ReactNode): string {
  const page = (
    <html lang="sv">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <style>{STYLE}</style>
      </head>
      <body>{body}</body>
    </html>
  )
  return `<!doctype html>${renderToStaticMarkup(page)}`
}

/** Colours are the mail program's, light or dark, except for the buttons, whose contrast is 6.6:1 on both. */
const STYLE = [
  ':root{color-scheme:light dark}',
  'body{font:17px/1.5 sans-serif;max-width:34em;margin:0 auto;padding:16px}',
  'h1{font-size:22px;line-height:1.25;margin:0 0 12px}',
  'h2{font-size:18px;line-height:1.25;margin:28px 0 8px}',
  'p{margin:0 0 12px;overflow-wrap:anywhere}',
  'table{border-collapse:collapse;width:100%;margin:20px 0}',
  'th,td{text-align:left;vertical-align:top;padding:8px 12px 8px 0;border-top:1px solid #8888}',
  'th{width:6em;font-weight:normal}',
  'td{white-space:pre-line;overflow-wrap:anywhere}',
  'img{display:block;max-width:100%;height:auto;margin:0 0 12px}',
  'ol{margin:0 0 12px;padding-left:1.4em}',
  'li{margin:0 0 6px}',
  `.sender{margin-top:28px;padding-top:16px;border-top:4px solid ${colours.accent}}`,
  '.sender strong{font-size:22px;line-height:1.4}',
  '.way{margin:0 0 8px}',
  '.ways a{display:inline-block;padding:12px 20px 12px 0}',
  `.way a{display:block;padding:12px 16px;border-radius:2px;background:${colours.accent};color:${colours.onAccent};font-weight:bold;text-align:center;text-decoration:none}`,
].join('')

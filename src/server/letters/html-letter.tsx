import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

/**
 * The HTML part of a letter. Written with React, so that nothing a visitor typed is ever markup. One narrow column,
 * no pictures, and the style in one place that mail programs may also ignore.
 */
export function htmlLetter(body: ReactNode): string {
  const page = (
    <html lang="sv">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <style>{STYLE}</style>
      </head>
      <body>{body}</body>
    </html>
  )
  return `<!doctype html>${renderToStaticMarkup(page)}`
}

const STYLE = [
  'body{font:17px/1.5 sans-serif;max-width:34em;margin:0 auto;padding:16px}',
  'table{border-collapse:collapse;width:100%}',
  'th,td{text-align:left;vertical-align:top;padding:8px 12px 8px 0;border-top:1px solid #8888}',
  'th{width:6em;font-weight:normal}',
  'td{white-space:pre-line;overflow-wrap:anywhere}',
].join('')

const STYLE = /(<style[^>]*>)([\s\S]*?)(<\/style>)/
/** A custom property of the minified style sheet, up to its value's end. */
const DECLARATION = /(--[\w-]+):([^;}]*);?/g
const EMPTY_RULE = /@media[^{}]*\{:root\{\}\}/g

/**
 * The home page with only the tokens that its inline styles use. The deferred style sheet declares all of them. It is 0.4 KB of a
 * document that has to fit a connection's first round trip (docs/decisions/006-what-the-first-view-needs.md). Throws if there is
 * nothing to leave out. Rules that are empty then, spaces that custom properties keep, and what React writes as in XML go too.
 */
export function withFirstViewTokens(html: string): string {
  const shorter = html.replace(STYLE, (_, start: string, styles: string, end: string) => start + withoutGaps(withoutUnused(styles)) + end)
  if (shorter === html) throw new Error('The home page has no inline styles with tokens that they do not use. Are the styles elsewhere?')
  return asHtml(shorter)
}

const TAG = /<[a-z][\w-]*(?: [\w:-]+(?:="[^"]*")?)+\/?>/g
const ATTRIBUTE = / ([\w:-]+)(="[^"]*")?/g

/** React writes `<img srcSet="…" required=""/>`, as in XML; `<img srcset="…" required>` is the same in HTML, whose parser gives an SVG's names their case back. */
function asHtml(html: string): string {
  return html.replace(TAG, (tag) =>
    tag.replace(/\/>$/, '>').replace(ATTRIBUTE, (_, name: string, value = '') => ` ${name.toLowerCase()}${value === '=""' ? '' : value}`),
  )
}

/** The style sheet without custom properties that nothing left refers to. */
function withoutUnused(styles: string): string {
  const used = referredIn(styles)
  const shorter = styles.replace(DECLARATION, (declaration, name: string) => (used.has(name) ? declaration : ''))
  // What is left out may have been the last to refer to another.
  return shorter === styles ? styles : withoutUnused(shorter)
}

/** Minifiers keep the spaces in a custom property's value, which may be anything; in lists they mean nothing. */
function withoutGaps(styles: string): string {
  return styles.replaceAll(EMPTY_RULE, '').replaceAll(DECLARATION, (declaration) => declaration.replaceAll(', ', ','))
}

function referredIn(css: string): Set<string> {
  return new Set([...css.matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => name))
}

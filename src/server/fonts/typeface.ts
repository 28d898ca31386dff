import face from './familjen-grotesk-500.ttf?inline'

/** The site's typeface (src/site/styles/fonts), as TrueType at weight 500, made with fontTools: neither resvg nor a PDF takes WOFF2. */
export const typeface = Buffer.from(face.slice(face.indexOf(',') + 1), 'base64')

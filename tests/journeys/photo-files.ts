import sharp from 'sharp'

/** A file as Playwright's `setInputFiles` takes it. */
export type ChosenFile = { name: string; mimeType: string; buffer: Buffer }

type PhotoOptions = { width?: number; height?: number; background?: string; orientation?: number }

/** A photo of one colour, lit from above. */
export async function photoFile(name: string, { width = 1200, height = 900, background = '#8fb29d', orientation }: PhotoOptions = {}): Promise<ChosenFile> {
  const light = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><linearGradient id="l" x2="0" y2="1"><stop stop-color="#fff" stop-opacity=".5"/><stop offset="1" stop-opacity=".4"/></linearGradient><rect width="100%" height="100%" fill="url(#l)"/></svg>`,
  )
  const picture = sharp({ create: { width, height, channels: 3, background } })
    .composite([{ input: light }])
    .withMetadata({ ...(orientation && { orientation }), exif: { IFD0: { Make: 'Fabrikanten' } } })
  return { name, mimeType: 'image/jpeg', buffer: await picture.jpeg().toBuffer() }
}

/** Of the site's own colours. */
const COLOURS = ['#8fb29d', '#d9b27c', '#2f5f74', '#a33420', '#dfe9e1', '#4c5652', '#b48a3c', '#17402f']

export function photoFiles(count: number, from = 1): Promise<ChosenFile[]> {
  return Promise.all(
    Array.from({ length: count }, (_, at) => photoFile(`IMG_${from + at}.jpg`, { background: COLOURS[(from + at - 1) % COLOURS.length] ?? '' })),
  )
}

export function pdfFile(name: string): ChosenFile {
  return { name, mimeType: 'application/pdf', buffer: Buffer.from(`%PDF-1.7\n% ${name}\n%%EOF\n`) }
}

/** As large as one may be, nearly. */
export function largePdf(name: string): ChosenFile {
  return { name, mimeType: 'application/pdf', buffer: Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(9_900_000)]) }
}

import { globSync } from 'node:fs'
import { basename, extname, join } from 'node:path'
import sharp from 'sharp'
import { NARROWEST } from '#domain/site-picture.ts'
import { lineOf } from './line-of.ts'
import type { Problem } from './problem.ts'

/** As narrow as a sample may be, px: it is shown small. */
const NARROWEST_SAMPLE = 400

/** Missing, unreadable and too small files of the named pictures, and files in a wrong format. */
export async function pictureProblems(folder: string, names: readonly string[], source: string): Promise<Problem[]> {
  const files = globSync('*', { cwd: join(folder, 'pictures') }).toSorted()
  const wrongKind = files
    .filter((file) => extname(file) !== '.webp' && names.includes(basename(file, extname(file))))
    .map((file) => ({
      file: `pictures/${file}`,
      line: undefined,
      field: '',
      message: `bilden måste göras om först: npm run picture -- src/content/pictures/${file} ${basename(file, extname(file))}`,
    }))
  const ofNames = await Promise.all(
    names.map(async (name) => {
      const message = files.includes(`${name}.webp`)
        ? await problemInPicture(join(folder, 'pictures', `${name}.webp`), name)
        : `filen pictures/${name}.webp saknas.`
      return message === undefined ? [] : [{ file: 'pictures.ts', line: lineOf(source, ['pictures', name]), field: name, message }]
    }),
  )
  return [...wrongKind, ...ofNames.flat()]
}

async function problemInPicture(file: string, name: string): Promise<string | undefined> {
  const narrowest = name.startsWith('sample-') ? NARROWEST_SAMPLE : NARROWEST
  try {
    const { width } = await sharp(file).metadata()
    return width < narrowest ? `bilden är bara ${width} bildpunkter bred och blir suddig. Den behöver minst ${narrowest}.` : undefined
  } catch {
    return `filen pictures/${name}.webp går inte att läsa som en bild.`
  }
}

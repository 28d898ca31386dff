import { existsSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'

const FOLDER = join(import.meta.dirname, '../src/content/pictures')
/** Enough for the largest place on the largest screen; the build makes the smaller sizes. */
const WIDEST = 2240
const NARROWEST = 1200
/** Beyond this difference in aspect ratio the visible part of the picture changes noticeably. */
const SHAPE_MARGIN = 0.05

const [from, name] = process.argv.slice(2)
if (!from || !name) fail('Skriv: npm run picture -- FOTOT NAMNET\nTill exempel: npm run picture -- ~/Bilder/IMG_1234.jpg tub')
if (!existsSync(from)) fail(`Det finns ingen fil som heter ${from}.`)
if (!/^[a-z0-9-]+$/.test(name)) fail(`Ett namn har bara små bokstäver a–z, siffror och bindestreck, inte "${name}".`)

const file = join(FOLDER, `${name}.webp`)
const before = existsSync(file) ? await sharp(file).metadata() : undefined
const photo = await makeReady(from).catch(() => fail(`${from} går inte att läsa som en bild. JPEG, PNG och WebP går bra; spara om en HEIC-bild som JPEG.`))
if (photo.info.width < NARROWEST) fail(`Bilden är bara ${photo.info.width} bildpunkter bred och skulle bli suddig. Den behöver minst ${NARROWEST}.`)
await sharp(photo.data).toFile(file)

console.log(`Bilden ligger nu i src/content/pictures/${name}.webp (${photo.info.width} × ${photo.info.height}).`)
if (before && isAnotherShape(before, photo.info)) console.log(`Den förra var ${before.width} × ${before.height}: kanterna kan bli beskurna. Titta på sidan.`)
console.log(`Skriv nu i src/content/pictures.ts, vid ${name}: vad bilden visar (alt), och kind: 'photo' om den är ett foto.`)

/** Rotates as the camera recorded it, scales, and drops the metadata, which may hold the place where it was taken. */
function makeReady(source: string) {
  return sharp(source).rotate().resize({ width: WIDEST, withoutEnlargement: true }).webp({ quality: 90 }).toBuffer({ resolveWithObject: true })
}

type Shape = { width: number; height: number }

function isAnotherShape(one: Shape, other: Shape): boolean {
  return Math.abs((one.width * other.height) / (other.width * one.height) - 1) > SHAPE_MARGIN
}

function fail(message: string): never {
  console.error(message)
  process.exit(1)
}

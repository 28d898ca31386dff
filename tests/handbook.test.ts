import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, expect, test } from 'vitest'
import { owner } from '#content/company/owner.ts'
import manifest from '../package.json' with { type: 'json' }
import { readText, repositoryFiles } from './support/repository.ts'

const ROOT = join(import.meta.dirname, '..')
const handbook = readText('docs/agarens-handbok.md')

const folders: string[] = []
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true })
})

/** A chapter by its number, without its heading. */
function chapter(number: number): string {
  return handbook.split(/^## /m).find((part) => part.startsWith(`${number}. `)) ?? ''
}

test('every file of the content that the handbook names exists', () => {
  const named = [...handbook.matchAll(/`([\w/-]+\.ts)`/g)].map(([, name]) => `src/content/${name}`)
  expect(named.length).toBeGreaterThan(20)
  expect([...new Set(named)].filter((file) => !repositoryFiles.includes(file))).toEqual([])
})

test('how the owner has answered is chosen as the desk has it', () => {
  const [, line = ''] = /\*\*Har du redan svarat\?\*\*([^\n]*)/.exec(handbook) ?? []
  for (const kind of ['called', 'mailed'] as const) expect(line).toContain(`*${owner.ways[kind]}*`)
  expect(line).not.toContain(owner.ways.declined)
})

test('every command of the handbook exists', () => {
  const commands = [...handbook.matchAll(/npm run ([\w-]+)/g)].map(([, name = '']) => name)
  expect(new Set(commands).size).toBeGreaterThan(4)
  expect(commands.filter((name) => !Object.hasOwn(manifest.scripts, name))).toEqual([])
  const usage = readText('src/server/cli/quotes.ts')
  const words = [...handbook.matchAll(/npm run quotes -- ([a-z-]+)|`([a-z-]+) NUMMER`/g)].map(([, command, other]) => command ?? other)
  expect(words).toEqual(expect.arrayContaining(['list', 'show', 'erase', 'export', 'backup', 'emails', 'resend', 'acknowledge', 'remove-notes']))
  expect(words.filter((word) => !usage.includes(`case '${word}'`))).toEqual([])
})

test('the lines that chapter 14 tells to change stand in company.ts, word for word until the owner has changed them', () => {
  const company = readText('src/content/company/company.ts')
  const [, code = ''] = /```ts\n([\s\S]*?)```/.exec(chapter(14)) ?? []
  const names = [...code.matchAll(/^ {2}(\w+):/gm)].map(([, name = '']) => name)
  expect(names.length).toBeGreaterThan(0)
  for (const name of names) expect(company).toMatch(new RegExp(`^ {2}${name}: `, 'm'))
  for (const word of code.match(/\b(?:percent|capKr|year|from|to|home|rita)\b/g) ?? []) expect(company).toMatch(new RegExp(`\\b${word}\\b`))
})

test('a photo is turned upright, made smaller, and loses what the camera wrote into it', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'fogratt-picture-'))
  folders.push(folder)
  // The command writes beside its own folder, so it is run from a copy.
  mkdirSync(join(folder, 'tools'))
  mkdirSync(join(folder, 'src/content/pictures'), { recursive: true })
  cpSync(join(ROOT, 'tools/picture.ts'), join(folder, 'tools/picture.ts'))
  cpSync(join(ROOT, 'package.json'), join(folder, 'package.json'))
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'))
  const photo = join(folder, 'IMG_1234.jpg')
  const camera = { IFD0: { Make: 'Camera' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '59/1 36/1 0/1' } }
  // Lying, with the note that it stands.
  await sharp({ create: { width: 4000, height: 3000, channels: 3, background: 'teal' } })
    .withExif(camera)
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toFile(photo)
  const run = (...words: string[]) => spawnSync(process.execPath, [join(folder, 'tools/picture.ts'), ...words], { encoding: 'utf8' })
  const { status, stderr } = run(photo, 'tub')
  expect(status, stderr).toBe(0)
  const { format, width = 0, height = 0, orientation, exif } = await sharp(join(folder, 'src/content/pictures/tub.webp')).metadata()
  expect({ format, orientation, exif }).toEqual({ format: 'webp', orientation: undefined, exif: undefined })
  expect(width).toBeLessThanOrEqual(2240)
  expect(height).toBeGreaterThan(width)

  const small = join(folder, 'small.png')
  await sharp({ create: { width: 1199, height: 900, channels: 3, background: 'teal' } })
    .png()
    .toFile(small)
  const refused = run(small, 'other')
  expect([refused.status, refused.stderr]).toEqual([1, expect.stringContaining('bara 1199 bildpunkter bred')])
  expect(existsSync(join(folder, 'src/content/pictures/other.webp'))).toBe(false)
})

import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { colours } from '#shared/brand.ts'
import { breakpoints } from '#shared/breakpoints.ts'

const ROOT = join(import.meta.dirname, '..')
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8')
const sheets = globSync('src/site/styles/*.css', { cwd: ROOT })
const components = globSync('src/**/*.{ts,tsx,astro}', { cwd: ROOT })

const TOKENS = ['src/site/styles/tokens.css', 'src/site/styles/tokens-deferred.css']
/** The values for the screen: the first block of each file. */
const tokens = new Map(TOKENS.flatMap((file) => tokensOf(/:root \{([\s\S]*?)\n\}/.exec(read(file))?.[1] ?? '')))

test.each(Object.entries(colours))('%s has the value of its token', (name, value) => {
  expect(tokens.get(`--${kebab(name)}`)).toBe(value)
})

test.each(Object.entries(breakpoints))('the breakpoint %s has the value of its name in the style sheets', (name, condition) => {
  const width = /max-width: (\d+)px/.exec(condition)?.[1]
  expect(read('src/site/styles/breakpoints.css')).toContain(`@custom-media --${name} (width <= ${width}px);`)
})

test('every custom property that is used is set, and every token is used', () => {
  const styles = sheets.map(read).join('\n')
  const set = new Set([styles, ...components.map(read)].flatMap((text) => [...text.matchAll(/(--[\w-]+)(?:'?\]?:|',)/g)].map(([, name = '']) => name)))
  const used = new Set([...styles.matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => name))
  expect([...used].filter((name) => !set.has(name))).toEqual([])
  expect([...tokens.keys()].filter((name) => !used.has(name))).toEqual([])
})

test('a style sheet is in the same layer wherever it is imported', () => {
  const imports = new Set(
    sheets.flatMap((file) => [...read(file).matchAll(/^@import url\("([^"]+)"\)(.*);$/gm)].map(([, name = '', layer = '']) => name + layer)),
  )
  const names = [...imports].map((one) => one.split(' ')[0])
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
})

test('no file but the tokens, the brand, the materials and the 3D room names a colour by number', () => {
  const named = [...sheets, ...components].filter((file) => /#[\da-f]{6}\b/i.test(read(file)))
  const folders = ['src/content/materials/', 'src/site/planner/materials/', 'src/site/planner/model/']
  expect(
    named.filter(
      (file) =>
        ![...TOKENS, 'src/site/styles/tokens-contrast.css'].includes(file) && file !== 'src/shared/brand.ts' && !folders.some((one) => file.startsWith(one)),
    ),
  ).toEqual([])
})

test('styles for :hover are only for devices that can hover', () => {
  const outside = sheets.filter((file) => /:hover/.test(read(file).replaceAll(/^( *)@media \(--hover\) \{[\s\S]*?^\1\}/gm, '')))
  expect(outside).toEqual([])
})

test('what :has() styles in or beside an element is named: by "> :not(…)" each change that any :has() looks at styles the whole page anew', () => {
  const onScreen = sheets.filter((file) => !file.includes('desk')).map((file) => read(file).replaceAll(/^( *)@media print \{[\s\S]*?^\1\}/gm, ''))
  const unnamed = onScreen
    .flatMap((styles) => styles.split('\n'))
    .filter((line) => /[>+~] (?::not\(|\*)/.test(line.split(':has(').slice(1).join(' ').split(') ').slice(1).join(') ')))
  expect(unnamed).toEqual([])
})

test.each(['apple-touch-icon.png', 'icon-512.png'])('%s is drawn in the brand’s colours', async (icon) => {
  const { data, info } = await sharp(join(ROOT, 'public', icon))
    .raw()
    .toBuffer({ resolveWithObject: true })
  const pixels = new Map<string, number>()
  for (let at = 0; at < data.length; at += info.channels) {
    const colour = `#${data.subarray(at, at + 3).toString('hex')}`
    pixels.set(colour, (pixels.get(colour) ?? 0) + 1)
  }
  const commonest = [...pixels].sort(([, one], [, other]) => other - one).map(([colour]) => colour)
  expect(commonest.slice(0, 2)).toEqual([colours.accentDeep, colours.surface])
})

function tokensOf(block: string): [name: string, value: string][] {
  return [...block.matchAll(/(--[\w-]+): ([^;]+);/g)].map(([, name = '', value = '']) => [name, value])
}

function kebab(name: string): string {
  return name.replace(/[A-Z]|\d+/g, (part) => `-${part.toLowerCase()}`)
}

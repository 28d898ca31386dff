import { expect, test } from 'vitest'
import { kindOf, kindOfFile } from './file-kind.ts'

const bytes = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0))

test.each([
  ['\xff\xd8\xff\xe0\x00\x10JFIF', 'jpeg'],
  ['\x89PNG\r\n\x1a\n\0\0\0\r', 'png'],
  ['RIFF\x24\0\0\0WEBPVP8 ', 'webp'],
  ['\0\0\0\x18ftypheic', 'heic'],
  ['\0\0\0\x18ftypmif1', 'heic'],
  ['%PDF-1.7\n', 'pdf'],
  ['<svg xmlns="http', 'other'],
  ['\0\0\0\x1cftypavif', 'other'],
  ['RIFF\x24\0\0\0WAVEfmt ', 'other'],
  ['PK\x03\x04', 'other'],
  ['', 'other'],
])('%j is of the kind %s', (head, kind) => {
  expect(kindOf(bytes(head))).toBe(kind)
})

test('only the first bytes of a file are read', async () => {
  expect(await kindOfFile(new Blob(['%PDF-1.7 ', 'a'.repeat(100_000)]))).toBe('pdf')
  expect(await kindOfFile(new Blob(['a'.repeat(100), '%PDF-1.7']))).toBe('other')
})

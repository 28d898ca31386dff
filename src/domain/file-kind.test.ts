import { expect, test } from 'vitest'
import { fileKind } from './file-kind.ts'

test.each([
  ['\xff\xd8\xff\xe0\x00\x10JFIF', 'image'],
  ['\x89PNG\r\n\x1a\n\0\0\0\r', 'image'],
  ['RIFF\x24\0\0\0WEBPVP8 ', 'image'],
  ['\0\0\0\x18ftypheic\0\0', 'heic'],
  ['\0\0\0\x18ftypmif1', 'heic'],
  ['%PDF-1.7\n', 'pdf'],
  ['<svg xmlns="http', 'wrongType'],
  ['\0\0\0\x1cftypavif', 'wrongType'],
  ['RIFF\x24\0\0\0WAVEfmt ', 'wrongType'],
  ['PK\x03\x04', 'wrongType'],
  ['AIFF\x24\0\0\0WEBPVP8 ', 'wrongType'],
  ['\0\0\0\x18moovheic', 'wrongType'],
  ['\xff\xd8', 'wrongType'],
  ['', 'empty'],
])('%j is of the kind %s', (head, kind) => {
  expect(fileKind(Uint8Array.from(head, (character) => character.charCodeAt(0)))).toBe(kind)
})

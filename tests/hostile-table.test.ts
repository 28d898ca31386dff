import { expect, test } from 'vitest'
import { hostileFiles } from './support/hostile-photos.ts'
import { hostileTable } from './support/hostile-table.ts'
import { readText } from './support/repository.ts'

test('docs/photos.md says of each hostile file what the tests of the browser and of the server find', async () => {
  expect(readText('docs/photos.md')).toContain(hostileTable(await hostileFiles()))
})

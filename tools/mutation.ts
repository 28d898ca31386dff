import { folders } from './mutation/folders.ts'
import { readRecord, writeRecord, writeReport } from './mutation/report.ts'
import { retry } from './mutation/retry.ts'
import { mutate } from './mutation/stryker.ts'
import { keepTemporaryFilesTogether } from './temporary-folder.ts'

// No word: every folder. `domain`: each folder below it. `survivors` before them: only what lived. `report`: only docs/mutation.md anew.
const onlySurvivors = process.argv[2] === 'survivors'
const words = process.argv.slice(onlySurvivors ? 3 : 2)
const chosen = folders.filter(({ name }) => words.length === 0 || words.some((word) => name === word || name.startsWith(`${word}/`)))
if (chosen.length === 0 && !words.includes('report')) {
  console.error(`There is no such folder. Folders: ${folders.map(({ name }) => name).join(', ')}`)
  process.exit(1)
}

// Tests whose process is ended in the middle leave gigabytes of databases behind.
keepTemporaryFilesTogether()

for (const folder of chosen) {
  const before = onlySurvivors ? readRecord()[folder.name] : undefined
  const outcome = await (before ? retry(folder, before) : mutate(folder))
  writeRecord({ ...readRecord(), [folder.name]: { date: new Date().toISOString().slice(0, 10), ...outcome } })
  console.log(`${folder.name}: ${outcome.killed} killed, ${outcome.survivors.length} not.`)
  for (const { file, line, code, becomes } of outcome.survivors) console.log(`  ${file}:${line} ${code} → ${becomes}`)
}
writeReport()

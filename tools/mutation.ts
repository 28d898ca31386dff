import { mutate } from './mutation/stryker.ts'
import { keepTemporaryFilesTogether } from './temporary-folder.ts'

// `npm run mutation -- src/domain/sweden` tries every change of a folder's code against the folder's tests; `-- src/server/desk 10` every tenth.
const [folder, every = '1'] = process.argv.slice(2)
if (folder === undefined) {
  console.error('Name a folder, for instance: npm run mutation -- src/domain/sweden')
  process.exit(1)
}

// Tests whose process is ended in the middle leave gigabytes of databases behind.
keepTemporaryFilesTogether()

const { killed, leftOut, survivors } = await mutate(folder, Number(every))
for (const { file, line, code, becomes, covered } of survivors) console.log(`${file}:${line} ${code} → ${becomes}${covered ? '' : ' (no test runs it)'}`)
console.log(`${folder}: ${killed} killed, ${survivors.length} not, ${leftOut} left out; score ${Math.floor((100 * killed) / (killed + survivors.length))} %`)

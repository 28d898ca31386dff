// Runs on any Node ≥ 20 before anything is installed: installs what is missing, then starts the task in the project's own Node,
// which runs TypeScript directly.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, statSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { nodeFlags } from './node-flags.mjs'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const windows = process.platform === 'win32'

if (!isInstalled()) install()
runTask(findNode())

/** npm writes its hidden lockfile last; when it is older than package-lock.json, the installation is stale. */
function isInstalled() {
  const installed = join(root, 'node_modules', '.package-lock.json')
  return existsSync(installed) && statSync(installed).mtimeMs >= statSync(join(root, 'package-lock.json')).mtimeMs
}

function install() {
  console.log('Installing what the project needs …')
  const started = Date.now()
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: windows,
  })
  if (status !== 0) {
    console.error('npm ci failed; what it said stands above.')
    process.exit(1)
  }
  console.log(`Installed in ${Math.round((Date.now() - started) / 1000)} s.`)
}

function findNode() {
  const own = join(root, 'node_modules', `node-${windows ? 'win' : process.platform}-${process.arch}`, 'bin', windows ? 'node.exe' : 'node')
  if (existsSync(own)) return own
  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath
  console.error(`There is no Node 24 package for ${process.platform} ${process.arch}, and this is Node ${process.versions.node}. Install Node 24 or newer.`)
  process.exit(1)
}

/** @param {string} node */
function runTask(node) {
  const [task, ...rest] = process.argv.slice(2)
  // Programs that the task starts by name (astro, vitest, playwright) must find the same Node first.
  const env = { ...process.env, PATH: `${dirname(node)}${delimiter}${process.env.PATH}` }
  const flags = ['start', 'quotes', 'doctor'].includes(task) ? nodeFlags : []
  const child = spawn(node, [...flags, join(root, 'tools', `${task}.ts`), ...rest], { cwd: root, stdio: 'inherit', env })
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) process.on(signal, () => child.kill(signal))
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))
}

// In front of a container runtime on a machine that may not raise limits: removes podman's own limits on files and processes of a user
// from what is to be started, and then becomes the runtime. Cgroups limit the container anyway.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { execve } from 'node:process'

const [, , runtime = '', ...args] = process.argv

const bundle = argumentOf('--bundle')
if (bundle) edit(join(bundle, 'config.json'), (config) => ({ ...config, process: { ...config.process, rlimits: [] } }))
const started = argumentOf('--process')
if (started) edit(started, (config) => ({ ...config, rlimits: [] }))
execve(runtime, [runtime, ...args], process.env)

/** @param {string} option */
function argumentOf(option) {
  return args.includes(option) ? args[args.indexOf(option) + 1] : undefined
}

/**
 * @param {string} file
 * @param {(config: Record<string, any>) => object} change
 */
function edit(file, change) {
  writeFileSync(file, JSON.stringify(change(JSON.parse(readFileSync(file, 'utf8')))))
}

import { readFileSync } from 'node:fs'
import { parse } from 'yaml'

/** `services.site` of compose.yaml, its variables replaced. */
export type SiteSettings = {
  build: { context: string; args: Record<string, string> }
  image: string
  [setting: string]: unknown
}

/** `env`: the lines of `.env`. Throws when a variable is required and missing. */
export function readSiteSettings(file: string, env: Readonly<Record<string, string>>): SiteSettings {
  // After parsing, so that an empty value stays text. Only the site's variables: the other services may need more.
  const { services }: { services: { site: unknown } } = parse(readFileSync(file, 'utf8'))
  return JSON.parse(JSON.stringify(services.site), (_, value: unknown) => (typeof value === 'string' ? substitute(value, env) : value))
}

/** `${NAME}`, `${NAME:-default}` and `${NAME:?reason}` as compose replaces them. */
function substitute(text: string, env: Readonly<Record<string, string>>): string {
  return text.replace(/\$\{(\w+)(?::([-?])([^}]*))?\}/g, (_, name: string, kind: string | undefined, rest = '') => {
    const value = env[name] || (kind === '-' ? rest : '')
    if (value === '' && kind === '?') throw new Error(`${name} is missing: ${rest}`)
    return value
  })
}

type Translate = (value: unknown) => string[]

const each =
  (option: string): Translate =>
  (values) =>
    Array.isArray(values) ? values.map((value) => `--${option}=${value}`) : [`--${option}=${values}`]

/** Each setting as options of `podman run`. */
const OPTIONS: Record<string, Translate> = {
  build: () => [],
  image: () => [],
  restart: each('restart'),
  environment: (values) => Object.entries(values ?? {}).map(([name, value]) => `--env=${name}=${value}`),
  volumes: each('volume'),
  networks: each('network'),
  stop_grace_period: (value) => [`--stop-timeout=${Number.parseInt(String(value), 10)}`],
  // podman would add writable folders of its own, which Docker does not.
  read_only: (value) => (value === true ? ['--read-only', '--read-only-tmpfs=false'] : []),
  tmpfs: each('tmpfs'),
  cap_drop: each('cap-drop'),
  security_opt: each('security-opt'),
  mem_limit: each('memory'),
  pids_limit: each('pids-limit'),
}

/** What `podman run` needs to start the site as compose would. Throws on a setting that is not known here, so that none is left out. */
export function runOptions(settings: SiteSettings): string[] {
  return Object.entries(settings).flatMap(([name, value]) => {
    const translate = OPTIONS[name]
    if (!translate) throw new Error(`compose.yaml sets ${name} for the site, which the rehearsal does not know yet (tools/containers/compose-file.ts)`)
    return translate(value)
  })
}

/** A problem in the content, in Swedish, for the owner. `field` is the path inside the file's export; `line` counts from 1. */
export type Problem = { file: string; line: number | undefined; field: string; message: string }

export type Path = readonly PropertyKey[]

/** ["rot", "year"] → "rot.year"; ["questions", 2, "icon"] → "questions, nummer 3, icon". */
export function fieldName(path: Path): string {
  return path
    .map((step) => (typeof step === 'number' ? `, nummer ${step + 1}, ` : `.${String(step)}`))
    .join('')
    .replace(/^[., ]+|[., ]+$/g, '')
    .replaceAll(', .', ', ')
}

/** "src/content/company/company.ts, rad 16, fältet rot.year: …" */
export function formatProblem({ file, line, field, message }: Problem): string {
  return `${[`src/content/${file}`, ...(line === undefined ? [] : [`rad ${line}`]), ...(field === '' ? [] : [`fältet ${field}`])].join(', ')}: ${message}`
}

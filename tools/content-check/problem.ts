/** What is wrong in the content, for whoever wrote it: no programmer. `field` is the way to it inside what the file exports. */
export type Problem = { file: string; line: number | undefined; field: string; says: string }

export type Path = readonly PropertyKey[]

/** ["phoneHours", "home"] → "phoneHours.home"; ["questions", 2, "icon"] → "questions, nummer 3, icon". */
export function fieldName(path: Path): string {
  return path
    .map((step) => (typeof step === 'number' ? `, nummer ${step + 1}, ` : `.${String(step)}`))
    .join('')
    .replace(/^[., ]+|[., ]+$/g, '')
    .replaceAll(', .', ', ')
}

/** "src/content/company.ts, rad 16, fältet phoneHours.home: …" */
export function formatProblem({ file, line, field, says }: Problem): string {
  return `${[`src/content/${file}`, ...(line === undefined ? [] : [`rad ${line}`]), ...(field === '' ? [] : [`fältet ${field}`])].join(', ')}: ${says}`
}

import ts from 'typescript'
import type { Path } from './problem.ts'

/** The line, from 1, of the value at `path` in a content file; of its nearest parent when the value is missing. */
export function lineOf(source: string, [name, ...rest]: Path): number | undefined {
  const file = ts.createSourceFile('content.ts', source, ts.ScriptTarget.Latest, true)
  const start = declared(file, String(name))
  if (!start) return undefined
  let found: ts.Node = start
  for (const step of rest) {
    const next = inside(found, step)
    if (!next) break
    found = next
  }
  return file.getLineAndCharacterOfPosition(found.getStart(file)).line + 1
}

function declared(file: ts.SourceFile, name: string): ts.Node | undefined {
  return file.statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => [...declarationList.declarations])
    .find((declaration) => declaration.name.getText(file) === name)
}

function inside(node: ts.Node, step: PropertyKey): ts.Node | undefined {
  const value = written(node)
  if (value && ts.isArrayLiteralExpression(value)) return value.elements[Number(step)]
  if (value && ts.isObjectLiteralExpression(value))
    return value.properties.find(
      (property) => property.name && (ts.isIdentifier(property.name) || ts.isStringLiteral(property.name)) && property.name.text === step,
    )
  return undefined
}

/** The initializer without `as const`, `satisfies` and parentheses. */
function written(node: ts.Node): ts.Expression | undefined {
  const value = ts.isVariableDeclaration(node) || ts.isPropertyAssignment(node) ? node.initializer : ts.isExpression(node) ? node : undefined
  return value && (ts.isAsExpression(value) || ts.isSatisfiesExpression(value) || ts.isParenthesizedExpression(value)) ? written(value.expression) : value
}

import ts from 'typescript'
import type { Finding } from './rules.ts'
import type { SourceFile } from './source-tree.ts'

/** Names that any number of files may export. */
const conventionalNames = new Set(['copy', 'columns', 'specimens'])

/**
 * Names that one file of `src` and one file of `mocks` may both export. The mock backend must not import the portal's code.
 */
const sharedNames = new Set(['addDays', 'parseUrl'])

interface ExportLocation {
  file: string
  line: number
}

/**
 * Finds the names that more than one file of `src` and `mocks` exports. Returns a finding for each of these files except
 * the first. One file may export a type and a value with the same name.
 */
export function findRepeatedExports(files: readonly SourceFile[]): Finding[] {
  const exportsByName = new Map<string, ExportLocation[]>()
  for (const { path, text } of files) {
    if (!/^(src|mocks)\//.test(path)) continue
    for (const [name, line] of listExports(path, text)) {
      exportsByName.set(name, [...(exportsByName.get(name) ?? []), { file: path, line }])
    }
  }
  return [...exportsByName].flatMap(([name, [first, ...others]]) =>
    others
      .filter(({ file }) => first && !isAllowed(name, first.file, file))
      .map(({ file, line }) => ({
        file,
        line,
        rule: 'repeated-export' as const,
        message: `'${name}' is also exported by ${first?.file}: give one a name that contains its subject`,
      })),
  )
}

/** Whether two files may both export a name. */
function isAllowed(name: string, firstFile: string, secondFile: string): boolean {
  const isInSrcAndMocks = firstFile.startsWith('mocks/') !== secondFile.startsWith('mocks/')
  return conventionalNames.has(name) || (sharedNames.has(name) && isInSrcAndMocks)
}

/** Returns the line of each name that a file declares and exports. Omits the default export. */
function listExports(path: string, text: string): Map<string, number> {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true)
  const lines = new Map<string, number>()
  for (const statement of source.statements) {
    const modifiers = ts.canHaveModifiers(statement) ? (ts.getModifiers(statement) ?? []) : []
    if (!modifiers.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)) continue
    if (modifiers.some(({ kind }) => kind === ts.SyntaxKind.DefaultKeyword)) continue
    const line = source.getLineAndCharacterOfPosition(statement.getStart(source)).line + 1
    for (const name of listDeclaredNames(statement, source)) lines.set(name, line)
  }
  return lines
}

function listDeclaredNames(statement: ts.Statement, source: ts.SourceFile): string[] {
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.map(({ name }) => name.getText(source))
  const isNamed =
    ts.isFunctionDeclaration(statement) ||
    ts.isClassDeclaration(statement) ||
    ts.isInterfaceDeclaration(statement) ||
    ts.isTypeAliasDeclaration(statement)
  return isNamed && statement.name ? [statement.name.text] : []
}

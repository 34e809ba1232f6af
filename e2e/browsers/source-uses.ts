import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import type { ApiNames } from './api-names.ts'
import type { Use } from './script-uses.ts'

/*
 * The uses of names in the TypeScript sources. Their types tell whose member a name is, so that this finds uses of names that
 * other objects have too, such as `first`.
 */

const root = fileURLToPath(new URL('../..', import.meta.url))

/** Code that is in no script of the portal: the demo's hosting, and what Node runs. */
const otherCode = /\/src\/(?:static-host|hosting|demo)\/|\/src\/api\/generate-|\/catalogue\//

/** Creates the program of the portal's sources, or of the given files. */
export function createSourceProgram(files?: readonly string[]): ts.Program {
  const { config } = ts.readConfigFile(`${root}/tsconfig.json`, ts.sys.readFile)
  const { fileNames, options } = ts.parseJsonConfigFileContent(config, ts.sys, root)
  const sources = fileNames.filter((file) => file.includes('/src/') && !otherCode.test(file))
  return ts.createProgram([...(files ?? sources)], { ...options, skipDefaultLibCheck: true })
}

/** The names by which MDN's data has the owners of TypeScript's declarations, such as `MapConstructor` of `Map.groupBy`. */
const toOwner = (name: string) => name.replace(/Constructor$/, '')

/** Returns the owner of a member that TypeScript's libraries declare; undefined if the member is of other code. */
function findOwner(symbol: ts.Symbol | undefined, isLibrary: (file: ts.SourceFile) => boolean) {
  const declaration = symbol?.declarations?.find((node) => isLibrary(node.getSourceFile()))
  const parent = declaration?.parent
  if (!parent) return
  if (ts.isInterfaceDeclaration(parent)) return toOwner(parent.name.text)
  // `declare var URL: { canParse(): boolean }`
  if (ts.isTypeLiteralNode(parent) && ts.isVariableDeclaration(parent.parent))
    return parent.parent.name.getText()
  return ''
}

type NamedNode = ts.PropertyAccessExpression | ts.BindingElement

const getName = (node: NamedNode) => {
  const name = ts.isPropertyAccessExpression(node) ? node.name : (node.propertyName ?? node.name)
  return ts.isIdentifier(name) ? name : undefined
}

/** Lists the uses of members of the platform that a browser lacks. */
export function findSourceUses(program: ts.Program, names: ApiNames): Use[] {
  const checker = program.getTypeChecker()
  const isLibrary = (file: ts.SourceFile) => program.isSourceFileDefaultLibrary(file)
  const ownedNames = new Set([...names.owned.keys()].map((name) => name.slice(name.lastIndexOf('.') + 1)))
  const uses: Use[] = []
  const check = (node: NamedNode, source: ts.SourceFile) => {
    const identifier = getName(node)
    if (!identifier || !ownedNames.has(identifier.text)) return
    const symbol = ts.isBindingElement(node)
      ? checker.getTypeAtLocation(node.parent).getProperty(identifier.text)
      : checker.getSymbolAtLocation(identifier)
    const owner = findOwner(symbol, isLibrary)
    if (owner === undefined) return
    const { line } = source.getLineAndCharacterOfPosition(node.getStart(source))
    const excerpt = `${source.fileName.replace(root, '')}:${line + 1}`
    const name = `${owner}.${identifier.text}`
    if (names.members.has(identifier.text)) uses.push({ name: `.${identifier.text}`, excerpt })
    else if (names.owned.has(name)) uses.push({ name, excerpt })
  }
  for (const file of program.getRootFileNames()) {
    const source = program.getSourceFile(file)
    if (!source) throw new Error(`There is no file ${file}`)
    const visit = (node: ts.Node) => {
      if (ts.isPropertyAccessExpression(node) || ts.isBindingElement(node)) check(node, source)
      ts.forEachChild(node, visit)
    }
    visit(source)
  }
  return uses
}

import ts from 'typescript'
import type { SourceFile } from './source-tree.ts'

/** The names of the rules that `names.ts` checks. */
export type Rule =
  | 'file-name'
  | 'folder-name'
  | 'component-file'
  | 'file-size'
  | 'component-size'
  | 'function-size'
  | 'handle'
  | 'clock'
  | 'date-parsing'
  | 'url-parsing'
  | 'grouping'
  | 'doc-comment'
  | 'repeated-export'

/** A line that breaks a rule, with advice for the developer. */
export interface Finding {
  file: string
  line: number
  rule: Rule
  message: string
}

const limits = { file: 250, component: 150, function: 40 }
const vagueNames = /^(utils?|helpers?|misc|types?|constants?|commons?|shared|index)$/
const kebab = /^[a-z0-9]+(-[a-z0-9]+)*$/
const pascal = /^[A-Z][A-Za-z0-9]*$/

const isTest = (path: string) => /\.(test|spec)\.tsx?$/.test(path) || /^(tests|e2e)\//.test(path)
const baseName = (path: string) => path.slice(path.lastIndexOf('/') + 1)

/** Whether a file holds copy, seed data or specimens, which have no size limit. */
const isData = (path: string) => /(^|\/)copy(\.ts|\/)|^mocks\/scenarios\/|\.specimens\.tsx$/.test(path)

/** Whether the exported functions of a file need a doc comment. */
const requiresDocComments = (path: string) => /^(mocks|src\/(api|domain|session))\//.test(path)

function checkName({ path }: SourceFile): [Rule, string][] {
  const findings: [Rule, string][] = []
  const [name = '', ...suffixes] = baseName(path)
    .replace(/\.(tsx?|mjs)$/, '')
    .split('.')
  const isComponent = path.endsWith('.tsx') && pascal.test(name)
  if (!isComponent && !kebab.test(name))
    findings.push(['file-name', 'rename the file: PascalCase.tsx for a component, kebab-case.ts for others'])
  if (vagueNames.test(name) || suffixes.some((suffix) => vagueNames.test(suffix)))
    findings.push(['file-name', `rename '${baseName(path)}' after what it contains`])
  const folders = path.split('/').slice(1, -1)
  for (const folder of folders)
    if (vagueNames.test(folder)) findings.push(['folder-name', `rename '${folder}/' after what it contains`])
  return findings
}

function checkSize({ path, text }: SourceFile): [Rule, string][] {
  const lines = text.trimEnd().split('\n').length
  if (lines <= limits.file || isData(path)) return []
  return [['file-size', `${lines} lines, at most ${limits.file}: split the file by subject`]]
}

type FunctionNode = ts.FunctionDeclaration | ts.FunctionExpression | ts.ArrowFunction | ts.MethodDeclaration

const isFunction = (node: ts.Node): node is FunctionNode =>
  ts.isFunctionDeclaration(node) ||
  ts.isFunctionExpression(node) ||
  ts.isArrowFunction(node) ||
  ts.isMethodDeclaration(node)

/** Returns the name of a function, or of the variable that it initializes; undefined for an anonymous function. */
function findFunctionName(node: FunctionNode): string | undefined {
  if (node.name && ts.isIdentifier(node.name)) return node.name.text
  let { parent } = node
  // In `const Card = memo(() => …)`, the function is an argument of a call, and the variable has its name.
  while (parent && ts.isCallExpression(parent)) parent = parent.parent
  return parent && ts.isVariableDeclaration(parent) && ts.isIdentifier(parent.name)
    ? parent.name.text
    : undefined
}

const isExported = (node: ts.Node) =>
  ts.canHaveModifiers(node) &&
  (ts.getModifiers(node)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false)

const isMemberOf = (node: ts.Node, object: string, method: string) =>
  ts.isPropertyAccessExpression(node) &&
  ts.isIdentifier(node.expression) &&
  node.expression.text === object &&
  node.name.text === method

const isNewDate = (node: ts.Node): node is ts.NewExpression =>
  ts.isNewExpression(node) && ts.isIdentifier(node.expression) && node.expression.text === 'Date'

type Report = (node: ts.Node, rule: Rule, message: string) => void

function checkFunction(path: string, node: ts.Node, report: Report, source: ts.SourceFile) {
  if (!isFunction(node) || isTest(path) || isData(path)) return
  const first = source.getLineAndCharacterOfPosition(node.getStart(source)).line
  const lines = source.getLineAndCharacterOfPosition(node.end).line - first + 1
  const name = findFunctionName(node)
  const isComponent = path.endsWith('.tsx') && name !== undefined && pascal.test(name)
  const limit = isComponent ? limits.component : limits.function
  if (lines > limit) {
    const problem = `'${name ?? 'a function'}' has ${lines} lines, at most ${limit}`
    report(node, isComponent ? 'component-size' : 'function-size', `${problem}: extract named functions`)
  }
}

function checkHandler(node: ts.Node, report: Report) {
  const hasName =
    ts.isFunctionDeclaration(node) || ts.isVariableDeclaration(node) || ts.isMethodDeclaration(node)
  if (hasName && node.name && ts.isIdentifier(node.name) && /^handle([A-Z]|$)/.test(node.name.text))
    report(
      node,
      'handle',
      `'${node.name.text}': rename it after what it does, not after the event that calls it`,
    )
}

function checkTime(path: string, node: ts.Node, report: Report) {
  if (path.startsWith('mocks/')) {
    const isWallClock = isMemberOf(node, 'Date', 'now') || (isNewDate(node) && !node.arguments?.length)
    if (isWallClock) report(node, 'clock', 'use the clock of the world, so that the mock is deterministic')
    if (isMemberOf(node, 'Math', 'random'))
      report(node, 'clock', 'use the seeded random numbers of the world, so that the mock is deterministic')
  }
  if (!path.startsWith('src/')) return
  const onlyArgument = isNewDate(node) && node.arguments?.length === 1 ? node.arguments[0] : undefined
  const isParsed =
    isMemberOf(node, 'Date', 'parse') ||
    (onlyArgument !== undefined &&
      (ts.isStringLiteralLike(onlyArgument) || !/^src\/(domain|session)\//.test(path)))
  if (isParsed)
    report(
      node,
      'date-parsing',
      'use src/domain/days.ts: a Date can fall on another day in another time zone',
    )
}

/** Whether an expression refers to a global object such as `URL`: as `URL`, or as a property such as `window.URL`. */
const isGlobal = (node: ts.Node, name: string) =>
  (ts.isIdentifier(node) && node.text === name) ||
  (ts.isPropertyAccessExpression(node) && node.name.text === name)

function checkOldBrowsers(path: string, node: ts.Node, report: Report) {
  if (isTest(path) || !ts.isPropertyAccessExpression(node)) return
  if (isGlobal(node.expression, 'URL') && /^(canParse|parse)$/.test(node.name.text))
    report(node, 'url-parsing', 'use parseUrl of parse-url.ts: older supported browsers lack this function')
  if (node.name.text === 'groupBy' && ['Map', 'Object'].some((name) => isGlobal(node.expression, name)))
    report(node, 'grouping', 'call filter for each key instead: older supported browsers lack groupBy')
}

function checkDoc(path: string, statement: ts.Statement, report: Report) {
  if (!requiresDocComments(path) || !isExported(statement)) return
  const isFunctionVariable =
    ts.isVariableStatement(statement) &&
    statement.declarationList.declarations.some(({ initializer }) => initializer && isFunction(initializer))
  if (!ts.isFunctionDeclaration(statement) && !isFunctionVariable) return
  if (ts.getJSDocCommentsAndTags(statement).length === 0)
    report(
      statement,
      'doc-comment',
      'add a doc comment with the formats and units of the values, and with the errors that the function throws',
    )
}

/** Lists the names of the functions, classes and variables that a file exports. */
function listExportedNames(source: ts.SourceFile): string[] {
  return source.statements.filter(isExported).flatMap((statement) => {
    if (ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement))
      return statement.name ? [statement.name.text] : []
    if (!ts.isVariableStatement(statement)) return []
    return statement.declarationList.declarations.map(({ name }) => name.getText(source))
  })
}

function checkComponentFile(path: string, source: ts.SourceFile, report: Report) {
  const name = baseName(path).replace('.tsx', '')
  if (!path.startsWith('src/') || !path.endsWith('.tsx') || !pascal.test(name)) return
  const components = listExportedNames(source).filter((name) => pascal.test(name))
  if (components.length !== 1 || components[0] !== name) {
    const componentNames = components.join(', ') || 'none'
    report(
      source,
      'component-file',
      `export exactly one component, named '${name}'; found: ${componentNames}`,
    )
  }
}

/** Finds the lines of a file that break a rule. */
export function findRuleViolations(file: SourceFile): Finding[] {
  const { path, text } = file
  const findings: Finding[] = [...checkName(file), ...checkSize(file)].map(([rule, message]) => ({
    file: path,
    line: 1,
    rule,
    message,
  }))
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true)
  const report: Report = (node, rule, message) => {
    const line = ts.isSourceFile(node)
      ? 1
      : source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1
    findings.push({ file: path, line, rule, message })
  }
  const visit = (node: ts.Node) => {
    checkFunction(path, node, report, source)
    checkHandler(node, report)
    checkTime(path, node, report)
    checkOldBrowsers(path, node, report)
    ts.forEachChild(node, visit)
  }
  visit(source)
  for (const statement of source.statements) checkDoc(path, statement, report)
  checkComponentFile(path, source, report)
  return findings
}

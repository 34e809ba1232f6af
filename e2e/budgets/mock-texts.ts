import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'

/* The parts of the demo that a build may contain: texts of the mock backend, files and identifiers. */

const root = fileURLToPath(new URL('../..', import.meta.url))

const listFiles = (folder: string, pattern: RegExp) =>
  readdirSync(root + folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && pattern.test(entry.name))
    .map((entry) => `${entry.parentPath}/${entry.name}`)

const readFiles = (paths: string[]) => paths.map((path) => readFileSync(path, 'utf8')).join('\n')

/**
 * A build with a distinctive text must contain the code with this text. Long texts of several words are distinctive. Texts
 * with a backslash or a line break are not, because a minifier may escape these characters.
 */
const isDistinctive = (text: string) => text.length >= 12 && /\p{L} \p{L}/u.test(text) && !/[\\\n]/.test(text)

/** Returns the distinctive strings and template parts of a source file. Ignores imports, exports from modules, and types. */
function readTexts(path: string): string[] {
  const texts: string[] = []
  const visit = (node: ts.Node) => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || ts.isTypeNode(node)) return
    if (ts.isStringLiteralLike(node) || ts.isTemplateMiddleOrTemplateTail(node) || ts.isTemplateHead(node))
      texts.push(node.text.trim())
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest))
  return texts.filter(isDistinctive)
}

const mockFiles = listFiles('mocks', /\.tsx?$/).filter((path) => !path.includes('/generated/'))
const portalSource = readFiles(
  listFiles('src', /\.(?:tsx?|html)$/).filter((path) => !path.includes('/src/static-host/')),
)
/** The distinctive texts of the mock backend that do not occur in the source code of the portal. */
const mockTexts = [...new Set(mockFiles.flatMap(readTexts))].filter((text) => !portalSource.includes(text))

/** Returns the scripts and pages of a build as one text. */
export const readBuild = (flavour: 'demo' | 'portal'): string =>
  readFiles(listFiles(`dist/${flavour}`, /\.(?:js|html|json)$/))

/** Returns the distinctive texts of the mock backend that a build contains. */
export const findMockTexts = (build: string): string[] => mockTexts.filter((text) => build.includes(text))

/** Returns the names of the files of a build that only the demo has. */
export const findDemoFiles = (flavour: 'demo' | 'portal'): string[] =>
  listFiles(`dist/${flavour}`, /./)
    .map((path) => path.replace(/^.*\//, ''))
    .filter((name) => /^(?:demo-|mock|LEEME|404)/.test(name))

const demoIdentifiers = ['data-demo-mode', 'portal-refresh', 'demo-panel', 'portal-demo', '__mock', '?demo=']

/** Returns the identifiers of the demo that a build contains. */
export const findDemoIdentifiers = (build: string): string[] =>
  demoIdentifiers.filter((identifier) => build.includes(identifier))

import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from '@playwright/test'
import ts from 'typescript'

/*
 * The portal build contains no part of the demo: no mock backend, demo panel, tour or state links. The first test searches
 * the build for the distinctive texts of `mocks/`, and the second test for the files and identifiers of the demo.
 *
 * Both tests fail if `src/demo/start-mock.ts` imports the mock backend without checking `PORTAL_MOCK`. They also fail if
 * `src/main.tsx` imports a module of the demo panel.
 */

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

const readBuild = (flavour: 'demo' | 'portal') =>
  readFiles(listFiles(`dist/${flavour}`, /\.(?:js|html|json)$/))
const findMockTexts = (build: string) => mockTexts.filter((text) => build.includes(text))

test('the portal build contains no text of the mock backend, the demo panel, the tour or the state links', () => {
  const demoTexts = findMockTexts(readBuild('demo'))
  expect(demoTexts.length).toBeGreaterThan(500)
  expect(demoTexts).toContain('Copiar enlace a este estado')
  expect(findMockTexts(readBuild('portal'))).toEqual([])
})

test('the portal build contains no file and no identifier of the demo', () => {
  const listFileNames = (flavour: string) =>
    listFiles(`dist/${flavour}`, /./).map((path) => path.replace(/^.*\//, ''))
  const isDemoFile = (name: string) => /^(?:demo-|mock|LEEME|404)/.test(name)
  expect(listFileNames('demo').filter(isDemoFile)).not.toEqual([])
  expect(listFileNames('portal').filter(isDemoFile)).toEqual([])
  for (const identifier of [
    'data-demo-mode',
    'portal-refresh',
    'demo-panel',
    'portal-demo',
    '__mock',
    '?demo=',
  ])
    expect(readBuild('portal').includes(identifier), identifier).toBe(false)
})

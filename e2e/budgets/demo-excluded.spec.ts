import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from '@playwright/test'
import ts from 'typescript'

/*
 * The production build contains no part of the demo: neither the mock nor its panel, tour or state links. The first
 * test searches the build for every text of `mocks/`, and the second test for files and identifiers of the demo.
 *
 * Both tests fail when `src/demo/start-mock.ts` imports the mock without checking `PORTAL_MOCK`, or when `src/main.tsx`
 * imports a module of the panel.
 */

const root = fileURLToPath(new URL('../..', import.meta.url))

const listFiles = (folder: string, pattern: RegExp) =>
  readdirSync(root + folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && pattern.test(entry.name))
    .map((entry) => `${entry.parentPath}/${entry.name}`)

const readFiles = (paths: string[]) => paths.map((path) => readFileSync(path, 'utf8')).join('\n')

/** Whether a text has several words. Such texts do not occur by chance, and a minifier keeps them. */
const isDistinctive = (text: string) => text.length >= 12 && /\p{L} \p{L}/u.test(text) && !/[\\\n]/.test(text)

/** Reads the distinctive string literals and template parts of a source file, without its imports. */
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
/** The texts of the mock that the source of the portal does not contain. */
const mockTexts = [...new Set(mockFiles.flatMap(readTexts))].filter((text) => !portalSource.includes(text))

const readBuild = (flavour: 'demo' | 'portal') =>
  readFiles(listFiles(`dist/${flavour}`, /\.(?:js|html|json)$/))
const findMockTexts = (build: string) => mockTexts.filter((text) => build.includes(text))

test('finds no text of the mock, the panel, the tour or the state links in the build of the portal', () => {
  const demoTexts = findMockTexts(readBuild('demo'))
  expect(demoTexts.length).toBeGreaterThan(500)
  expect(demoTexts).toContain('Copiar enlace a este estado')
  expect(findMockTexts(readBuild('portal'))).toEqual([])
})

test('finds no file and no identifier of the demo in the build of the portal', () => {
  const listNames = (flavour: string) =>
    listFiles(`dist/${flavour}`, /./).map((path) => path.replace(/^.*\//, ''))
  const isDemoFile = (name: string) => /^(?:demo-|mock|LEEME|404)/.test(name)
  expect(listNames('demo').filter(isDemoFile)).not.toEqual([])
  expect(listNames('portal').filter(isDemoFile)).toEqual([])
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

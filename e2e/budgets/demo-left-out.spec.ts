import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from '@playwright/test'
import ts from 'typescript'

/*
 * The production build contains nothing of the demo: neither the mock nor its panel, its tour or its state links. The test
 * searches it for every text of `mocks/`, so that it covers new texts too.
 *
 * Both tests fail when `src/demo/start-mock.ts` loses its guard or when `src/main.tsx` imports a module of the panel.
 */

const root = fileURLToPath(new URL('../..', import.meta.url))

const listFiles = (folder: string, pattern: RegExp) =>
  readdirSync(root + folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && pattern.test(entry.name))
    .map((entry) => `${entry.parentPath}/${entry.name}`)

const readAll = (paths: string[]) => paths.map((path) => readFileSync(path, 'utf8')).join('\n')

/** Selects texts of several words, which do not occur by chance and which a minifier keeps. */
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

/** The source files of the mock; texts that the portal contains too prove nothing. */
const mockFiles = listFiles('mocks', /\.tsx?$/).filter((path) => !path.includes('/generated/'))
const portalSource = readAll(
  listFiles('src', /\.(?:tsx?|html)$/).filter((path) => !path.includes('/src/static-host/')),
)
const mockTexts = [...new Set(mockFiles.flatMap(readTexts))].filter((text) => !portalSource.includes(text))

const readBuild = (flavour: 'demo' | 'portal') => readAll(listFiles(`dist/${flavour}`, /\.(?:js|html|json)$/))
const findMockTexts = (built: string) => mockTexts.filter((text) => built.includes(text))

test('contains no text of the mock, its panel, its tour or its links in the portal', () => {
  const inDemo = findMockTexts(readBuild('demo'))
  expect(inDemo.length).toBeGreaterThan(500)
  expect(inDemo).toContain('Copiar enlace a este estado')
  expect(findMockTexts(readBuild('portal'))).toEqual([])
})

test('contains no file of the demo and no identifier shared with it in the portal', () => {
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

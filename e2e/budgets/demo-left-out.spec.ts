import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from '@playwright/test'
import ts from 'typescript'

/*
 * The residents' build has nothing of the demo: not the mock, its panel, its tour or its links to a state. Whatever is
 * written in `mocks/` is looked for, so that what is added there is looked for too.
 *
 * Tried by hand, each with `rsbuild build`: without the guard of `src/demo/start-mock.ts` both fail, and the first names 598
 * texts; so they do when `src/main.tsx` imports the panel's `word.ts` alone, for one text and `data-demo-mode`.
 */

const root = fileURLToPath(new URL('../..', import.meta.url))

const filesBelow = (folder: string, pattern: RegExp) =>
  readdirSync(root + folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && pattern.test(entry.name))
    .map((entry) => `${entry.parentPath}/${entry.name}`)

const textOf = (paths: string[]) => paths.map((path) => readFileSync(path, 'utf8')).join('\n')

/** Words, which are nobody else's by chance, and which a minifier leaves as they are. */
const isTelling = (text: string) => text.length >= 12 && /\p{L} \p{L}/u.test(text) && !/[\\\n]/.test(text)

/** Every text that is written in a file of code; a template's parts are texts. What it imports is none. */
function textsIn(path: string): string[] {
  const texts: string[] = []
  const visit = (node: ts.Node) => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || ts.isTypeNode(node)) return
    if (ts.isStringLiteralLike(node) || ts.isTemplateMiddleOrTemplateTail(node) || ts.isTemplateHead(node))
      texts.push(node.text.trim())
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest))
  return texts.filter(isTelling)
}

/** What the mock alone says. Words that the portal has too are no sign of it. */
const mockFiles = filesBelow('mocks', /\.tsx?$/).filter((path) => !path.includes('/generated/'))
const ofPortal = textOf(
  filesBelow('src', /\.(?:tsx?|html)$/).filter((path) => !path.includes('/src/static-host/')),
)
const ofMock = [...new Set(mockFiles.flatMap(textsIn))].filter((text) => !ofPortal.includes(text))

const builtOf = (flavour: 'demo' | 'portal') => textOf(filesBelow(`dist/${flavour}`, /\.(?:js|html|json)$/))
const saidIn = (built: string) => ofMock.filter((text) => built.includes(text))

test('nothing that is written in the mock, its panel, its tour or its links is in the portal', () => {
  const inDemo = saidIn(builtOf('demo'))
  expect(inDemo.length).toBeGreaterThan(500)
  expect(inDemo).toContain('Copiar enlace a este estado')
  expect(saidIn(builtOf('portal'))).toEqual([])
})

test('no file of theirs is there, and no sign between them and the portal', () => {
  const names = (flavour: string) =>
    filesBelow(`dist/${flavour}`, /./).map((path) => path.replace(/^.*\//, ''))
  const isTheirs = (name: string) => /^(?:demo-|mock|LEEME|404)/.test(name)
  expect(names('demo').filter(isTheirs)).not.toEqual([])
  expect(names('portal').filter(isTheirs)).toEqual([])
  for (const sign of ['data-demo-mode', 'portal-refresh', 'demo-panel', 'portal-demo', '__mock', '?demo='])
    expect(builtOf('portal').includes(sign), sign).toBe(false)
})

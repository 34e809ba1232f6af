import { globSync, readFileSync } from 'node:fs'
import ts from 'typescript'

/** A string, template or JSX text in the source code. In `text`, `{}` replaces each value that a template inserts. */
export interface SourceText {
  file: string
  text: string
}

/** Whether the search skips a file. It skips generated files, and the scenarios, whose texts are written by invented people. */
const isExcluded = (file: string) => file.includes('/generated/') || file.startsWith('mocks/scenarios/')

/** The texts of all files in `src` and `mocks`. They are kept after the first search, because parsing is slow. */
let allTexts: SourceText[] | undefined

/** Finds the texts in `src` and `mocks` that match a pattern. */
export function findTexts(pattern: RegExp): SourceText[] {
  allTexts ??= globSync('{src,mocks}/**/*.{ts,tsx}')
    .filter((file) => !isExcluded(file))
    .flatMap((file) => listTexts(file, readFileSync(file, 'utf8')))
  return allTexts.filter(({ text }) => pattern.test(text))
}

function listTexts(file: string, source: string): SourceText[] {
  const texts: SourceText[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node) || ts.isJsxText(node)) texts.push({ file, text: node.text.trim() })
    if (ts.isTemplateExpression(node)) {
      const parts = node.templateSpans.map(({ literal }) => `{}${literal.text}`)
      texts.push({ file, text: [node.head.text, ...parts].join('') })
    }
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile(file, source, ts.ScriptTarget.Latest))
  return texts
}

import { globSync, readFileSync } from 'node:fs'
import ts from 'typescript'

/** A text of the source, with `{}` for filled-in parts. */
export interface SourceText {
  file: string
  text: string
}

/** Whether the search excludes a file: a generated file, or a scenario, which contains texts of invented people. */
const isExcluded = (file: string) => file.includes('/generated/') || file.startsWith('mocks/scenarios/')

/** Finds the texts of the source that match a pattern. */
export function findTexts(pattern: RegExp): SourceText[] {
  return globSync('{src,mocks}/**/*.{ts,tsx}')
    .filter((file) => !isExcluded(file))
    .flatMap((file) => {
      const source = readFileSync(file, 'utf8')
      // Parsing is slow, so only files that match the pattern are parsed.
      return pattern.test(source) ? listTexts(file, source).filter(({ text }) => pattern.test(text)) : []
    })
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

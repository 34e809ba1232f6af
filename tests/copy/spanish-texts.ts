import { globSync, readFileSync } from 'node:fs'
import ts from 'typescript'

/** A text of the source, with `{}` for filled-in parts. */
export interface SourceText {
  file: string
  text: string
}

/** Generated files, and texts that people of the demo wrote. */
const isLeftOut = (file: string) => file.includes('/generated/') || file.startsWith('mocks/scenarios/')

/** The texts that match a pattern. */
export function textsWith(pattern: RegExp): SourceText[] {
  return globSync('{src,mocks}/**/*.{ts,tsx}')
    .filter((file) => !isLeftOut(file))
    .flatMap((file) => {
      const source = readFileSync(file, 'utf8')
      // Only files that match are parsed.
      return pattern.test(source) ? textsOf(file, source).filter(({ text }) => pattern.test(text)) : []
    })
}

function textsOf(file: string, source: string): SourceText[] {
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

import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { compile, serialize, stringify } from 'stylis'
import ts from 'typescript'

/*
 * The styles in the sources of the design system, which has the only styled components. This finds styles that no page shows
 * without a press, such as those of menus.
 */

const root = fileURLToPath(new URL('../..', import.meta.url))

/** Whether the tag of a template creates styles: `styled.div`, `styled(Card)<Props>`, `css`, `keyframes`. */
const isStyleTag = (tag: string) => /^(?:styled\b|css$|keyframes$|createGlobalStyle$)/.test(tag)

/** Returns a text that can stand for an expression between two parts of a template. */
function replaceExpression(before: string, after: string): string {
  const css = before.replace(/\/\*.*?\*\//gs, '')
  const statement = css.slice(Math.max(...[';', '{', '}'].map((end) => css.lastIndexOf(end))) + 1).trim()
  if (/\[[^\]]*$/.test(statement)) return 'x'
  if (statement === '' && /^:\s/.test(after)) return '--x'
  // A mixin stands alone in its line.
  if (statement === '') return /^\s*(?:[;}]|$)|^[ \t]*\n/.test(after) ? '' : '.x'
  if (/^@media\b/.test(statement)) return '(width)'
  return statement.includes(':') && /^[^{}]*(?:;|\}|$)/.test(after) ? '1px' : '.x'
}

/** Returns the CSS of a template with texts in place of its expressions. */
function readTemplate(template: ts.TemplateLiteral): string {
  if (ts.isNoSubstitutionTemplateLiteral(template)) return template.text
  return template.templateSpans.reduce(
    (css, { literal }) => css + replaceExpression(css, literal.text) + literal.text,
    template.head.text,
  )
}

/** Returns the style sheet that a tagged template stands for, without nested rules, as styled-components creates it. */
function toSheet(tag: string, css: string): string {
  const nested = tag === 'keyframes' ? `@keyframes x{${css}}` : css
  return serialize(compile(/^styled|^css/.test(tag) ? `.x{${nested}}` : nested), stringify)
}

/** Returns the style sheets in the text of a source file. */
export function readStyles(name: string, text: string): string[] {
  const styles: string[] = []
  const source = ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
  const visit = (node: ts.Node) => {
    if (ts.isTaggedTemplateExpression(node)) {
      const tag = node.tag.getText(source)
      if (isStyleTag(tag)) styles.push(toSheet(tag, readTemplate(node.template)))
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return styles
}

/** Returns the style sheets of the design system. */
export const readSourceStyles = (): { name: string; css: string }[] =>
  globSync('src/design-system/**/*.{ts,tsx}', { cwd: root }).flatMap((name) =>
    readStyles(name, readFileSync(`${root}/${name}`, 'utf8')).map((css) => ({ name, css })),
  )

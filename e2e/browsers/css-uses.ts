import { type CssNode, type Declaration, parse, walk } from 'css-tree'
import {
  getAtRuleSupport,
  getFunctionSupport,
  getKeywordSupport,
  getMediaSupport,
  getPropertySupport,
  getRelativeColorSupport,
  getSelectorSupport,
  getUnitSupport,
  type Support,
} from './css-names.ts'
import type { Use } from './script-uses.ts'

/* The uses in style sheets of parts of CSS that at least one of the oldest browsers lacks, or that MDN's data does not have. */

type Add = (name: string, support: Support, node: CssNode) => void

const isColor = (name: string) => /^(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)$/.test(name)

/** Checks the value of a declaration. A keyword without an entry in the data of its property is one of the first keywords. */
function checkValue({ property, value }: Declaration, add: Add) {
  walk(value, (node) => {
    if (node.type === 'Identifier') {
      const support = getKeywordSupport(property, node.name)
      if (support === 'missing') add(`${property}: ${node.name}`, support, node)
    }
    if (node.type === 'Dimension') add(`unit ${node.unit}`, getUnitSupport(node.unit), node)
    if (node.type !== 'Function') return
    add(`${node.name}()`, getFunctionSupport(node.name), node)
    const first = node.children.first
    if (isColor(node.name) && first?.type === 'Identifier' && first.name === 'from')
      add(`${node.name}(from)`, getRelativeColorSupport(node.name), node)
  })
}

const check = (node: CssNode, isNested: boolean, add: Add) => {
  if (node.type === 'Declaration' && !node.property.startsWith('--')) {
    add(node.property, getPropertySupport(node.property), node)
    checkValue(node, add)
  }
  if (node.type === 'Atrule') add(`@${node.name}`, getAtRuleSupport(node.name), node)
  if (node.type === 'PseudoClassSelector') add(`:${node.name}`, getSelectorSupport(node.name), node)
  if (node.type === 'PseudoElementSelector') add(`::${node.name}`, getSelectorSupport(node.name), node)
  if (node.type === 'NestingSelector' || isNested) add('nested rules', getSelectorSupport('nesting'), node)
  if (node.type === 'Feature' && node.kind === 'media')
    add(`@media (${node.name})`, getMediaSupport(node.name), node)
  if (node.type === 'FeatureRange') add('@media (range)', getMediaSupport('range_syntax'), node)
}

/** Finds the uses in a style sheet. Values of custom properties count as values of any property. */
export function findCssUses(css: string): Use[] {
  const uses: Use[] = []
  const add: Add = (name, support, { loc }) => {
    if (support === 'supported') return
    const [start, end] = [loc?.start.offset ?? 0, loc?.end.offset ?? 0]
    uses.push({
      name,
      excerpt: `${support}: ${css.slice(Math.max(0, start - 60), Math.min(end + 20, start + 120))}`,
    })
  }
  const addError = (message: string, offset: number) =>
    uses.push({ name: `syntax: ${message}`, excerpt: css.slice(Math.max(0, offset - 60), offset + 60) })
  const tree = parse(css, {
    positions: true,
    parseCustomProperty: true,
    onParseError: (error) => addError(error.message, error.offset),
  })
  walk(tree, function visit(node) {
    const isNested = node.type === 'Rule' && this.rule !== null && this.rule !== node
    check(node, isNested, add)
    if (node.type === 'Declaration' && node.property.startsWith('--')) checkValue(node, add)
  })
  return uses
}

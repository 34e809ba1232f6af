import { type CssNode, generate, parse, walk } from 'css-tree'
import { JSDOM } from 'jsdom'

/*
 * The styles in the HTML of the first pages (`built-pages.ts`). Each of their bytes delays the first paint, so the HTML has only the
 * rules that a page needs before its scripts have loaded. The scripts then add all rules.
 */

/** What can change without the scripts, or is no element: the focus and pseudo-elements. */
const changingParts = /:focus(?:-visible|-within)?|::[\w-]+/g

/** Matches media queries for what is of no use before the scripts: printing, and the colours under a pointer. */
const laterMedia = /^(?:print|\(hover)/

/** Whether a selector matches an element of the page, over which no pointer is. */
function isMatching(document: Document, selector: CssNode): boolean {
  const text = generate(selector).replace(changingParts, '')
  try {
    return document.querySelector(text) !== null
  } catch {
    // jsdom does not know each selector that browsers know.
    return true
  }
}

/**
 * Returns the rules of `styles` that `html`, the content of a page, needs before its scripts have loaded. `styles` are the style elements
 * of styled-components. The result lacks the marks by which styled-components would take over the rules as complete.
 */
export function selectFirstStyles(styles: string, html: string): string {
  const { document } = new JSDOM(html).window
  const sheet = parse(styles.replace(/\/\*!sc\*\/|<\/?style[^>]*>|data-styled\.[^}]*\}/g, ''))
  walk(sheet, {
    visit: 'Rule',
    leave(node, item, list) {
      if (node.prelude.type !== 'SelectorList' || this.atrule?.name === 'keyframes') return
      node.prelude.children = node.prelude.children.filter((selector) => isMatching(document, selector))
      if (node.prelude.children.isEmpty) list.remove(item)
    },
  })
  walk(sheet, {
    visit: 'Atrule',
    leave(node, item, list) {
      const isLater = node.prelude !== null && laterMedia.test(generate(node.prelude))
      if (isLater || node.block?.children.isEmpty) list.remove(item)
    },
  })
  return `<style>${generate(sheet)}</style>`
}

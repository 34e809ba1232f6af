import { Parser } from 'htmlparser2'

/** A piece of simple HTML: a tag or a text between tags. */
export type HtmlToken =
  | { kind: 'open' | 'close'; tag: string; href: string | undefined }
  | { kind: 'text'; text: string }

/** Elements whose content is not words. */
const ignoredTags = new Set([
  ...['script', 'style', 'template', 'noscript', 'iframe', 'object'],
  ...['svg', 'math', 'title', 'textarea', 'select'],
])

/** Whether a text holds tags at all; without, it is plain. */
export const isHtml = (text: string) => /<\/?[a-z][^>]*>/i.test(text)

/**
 * Simple HTML in pieces. Nothing of it is ever given to the browser as HTML: what is drawn is made of our own elements,
 * so that a tag that is not known here has no effect, whatever it says.
 */
export function tokenizeHtml(html: string): HtmlToken[] {
  const tokens: HtmlToken[] = []
  let unreadDepth = 0
  const parser = new Parser({
    onopentag: (tag, { href }) => {
      if (ignoredTags.has(tag)) unreadDepth += 1
      else if (unreadDepth === 0) tokens.push({ kind: 'open', tag, href })
    },
    onclosetag: (tag) => {
      if (ignoredTags.has(tag)) unreadDepth -= 1
      else if (unreadDepth === 0) tokens.push({ kind: 'close', tag, href: undefined })
    },
    ontext: (text) => {
      const last = tokens.at(-1)
      if (unreadDepth > 0) return
      // The parser breaks a text at each of its entities.
      if (last?.kind === 'text') last.text += text
      else tokens.push({ kind: 'text', text })
    },
  })
  parser.end(html)
  return tokens
}

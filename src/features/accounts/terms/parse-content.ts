import { Parser } from 'htmlparser2'

export interface TextRun {
  text: string
  isStrong: boolean
  isStressed: boolean
  href: string | undefined
}

export interface Block {
  kind: 'paragraph' | 'heading' | 'bullet' | 'number'
  /** The level of a heading, from 1. */
  level: number
  words: TextRun[]
}

/** Other schemes could run a script. */
const safeAddress = /^(?:https?:\/\/[^\s]+|mailto:[^\s]+|tel:[^\s]+)$/i

const heading = /^h([1-6])$/
const blockTags =
  /^(?:p|div|section|article|main|header|footer|ul|ol|li|h[1-6]|table|tr|blockquote|pre|hr|dl|dt|dd|body|html)$/
const strongTags = /^(?:b|strong|th)$/
const stressTags = /^(?:i|em|cite)$/

const plain = { isStrong: false, isStressed: false, href: undefined }

/** Plain text is divided at its blank lines, simple HTML at its tags. */
export function parseContent(content: string): Block[] {
  if (isHtml(content)) return new ContentParser().read(tokenizeHtml(content))
  return content
    .split(/\r?\n[^\S\n]*\n/)
    .map((text) => text.trim())
    .filter((text) => text !== '')
    .map((text) => ({ kind: 'paragraph', level: 0, words: [{ ...plain, text }] }))
}

class ContentParser {
  private readonly blocks: Block[] = []
  private words: TextRun[] = []
  private kind: Block['kind'] = 'paragraph'
  private level = 0
  private readonly lists: Block['kind'][] = []
  private strong = 0
  private stress = 0
  private href: string | undefined

  read(tokens: readonly HtmlToken[]): Block[] {
    for (const token of tokens) {
      if (token.kind === 'text') this.write(token.text.replace(/[^\S\u00a0]+/g, ' '))
      else if (blockTags.test(token.tag)) this.enter(token.tag, token.kind === 'open')
      else this.mark(token)
    }
    this.finish()
    return this.blocks
  }

  private write(text: string) {
    const { href } = this
    this.words.push({ text, isStrong: this.strong > 0, isStressed: this.stress > 0, href })
  }

  /** At the beginning or end of a block, the text collected so far becomes a block. */
  private enter(tag: string, isOpen: boolean) {
    const hasWords = this.finish()
    const isPoint = this.kind === 'bullet' || this.kind === 'number'
    // In `<li><p>` the paragraph belongs to the list item.
    if (isOpen && isPoint && !hasWords && (tag === 'p' || tag === 'div')) return
    if (tag === 'ul' || tag === 'ol') {
      if (isOpen) this.lists.push(tag === 'ol' ? 'number' : 'bullet')
      else this.lists.pop()
    }
    const level = heading.exec(tag)?.[1]
    this.kind = 'paragraph'
    this.level = 0
    if (!isOpen) return
    if (tag === 'li') this.kind = this.lists.at(-1) ?? 'bullet'
    if (level === undefined) return
    this.kind = 'heading'
    this.level = Number(level)
  }

  private mark({ kind, tag, href }: Exclude<HtmlToken, { kind: 'text' }>) {
    const change = kind === 'open' ? 1 : -1
    if (tag === 'br' && kind === 'open') this.write('\n')
    if (tag === 'td' || tag === 'th') this.write(' ')
    if (strongTags.test(tag)) this.strong = Math.max(0, this.strong + change)
    if (stressTags.test(tag)) this.stress = Math.max(0, this.stress + change)
    if (tag !== 'a') return
    const address = kind === 'open' ? href?.trim() : undefined
    this.href = address !== undefined && safeAddress.test(address) ? address : undefined
  }

  /** Ends the current block. Returns whether it had text. */
  private finish(): boolean {
    const words = trimRuns(this.words)
    if (words.length > 0) this.blocks.push({ kind: this.kind, level: this.level, words })
    this.words = []
    return words.length > 0
  }
}

/** Removes white space at both ends, and runs that are empty then. */
function trimRuns(words: readonly TextRun[]): TextRun[] {
  const first = words.findIndex(({ text }) => text.trim() !== '')
  const last = words.findLastIndex(({ text }) => text.trim() !== '')
  return words.slice(first, last + 1).map((run, index, runs) => {
    const text = index === 0 ? run.text.trimStart() : run.text
    return { ...run, text: index === runs.length - 1 ? text.trimEnd() : text }
  })
}

type HtmlToken =
  | { kind: 'open' | 'close'; tag: string; href: string | undefined }
  | { kind: 'text'; text: string }

/** Elements whose content is not text. */
const ignoredTags = new Set([
  ...['script', 'style', 'template', 'noscript', 'iframe', 'object'],
  ...['svg', 'math', 'title', 'textarea', 'select'],
])

const isHtml = (text: string) => /<\/?[a-z][^>]*>/i.test(text)

/** The browser never receives the text as HTML, so unknown tags have no effect. */
function tokenizeHtml(html: string): HtmlToken[] {
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
      // The parser splits a text at each entity.
      if (last?.kind === 'text') last.text += text
      else tokens.push({ kind: 'text', text })
    },
  })
  parser.end(html)
  return tokens
}

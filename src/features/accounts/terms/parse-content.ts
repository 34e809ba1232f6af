import { Parser } from 'htmlparser2'

export interface TextRun {
  text: string
  isStrong: boolean
  isEmphasized: boolean
  href: string | undefined
}

export interface Block {
  kind: 'paragraph' | 'heading' | 'bullet' | 'number'
  /** 1 to 6 for a heading; 0 for every other block. */
  level: number
  runs: TextRun[]
}

/** Matches the addresses that a link may have. An address with another scheme could run a script. */
const permittedAddress = /^(?:https?:\/\/[^\s]+|mailto:[^\s]+|tel:[^\s]+)$/i

const headingTag = /^h([1-6])$/
const blockTags =
  /^(?:p|div|section|article|main|header|footer|ul|ol|li|h[1-6]|table|tr|blockquote|pre|hr|dl|dt|dd|body|html)$/
const strongTags = /^(?:b|strong|th)$/
const emphasisTags = /^(?:i|em|cite)$/

const plainStyle = { isStrong: false, isEmphasized: false, href: undefined }

/** Divides a text into blocks: plain text at blank lines, and simple HTML at the tags of block elements. */
export function parseContent(content: string): Block[] {
  if (isHtml(content)) return new ContentParser().read(tokenizeHtml(content))
  return content
    .split(/\r?\n[^\S\n]*\n/)
    .map((text) => text.trim())
    .filter((text) => text !== '')
    .map((text) => ({ kind: 'paragraph', level: 0, runs: [{ ...plainStyle, text }] }))
}

class ContentParser {
  private readonly blocks: Block[] = []
  private runs: TextRun[] = []
  private kind: Block['kind'] = 'paragraph'
  private level = 0
  private readonly lists: Block['kind'][] = []
  private strongDepth = 0
  private emphasisDepth = 0
  private href: string | undefined

  read(tokens: readonly HtmlToken[]): Block[] {
    for (const token of tokens) {
      if (token.kind === 'text') this.appendText(token.text.replace(/[^\S\u00a0]+/g, ' '))
      else if (blockTags.test(token.tag)) this.changeBlock(token.tag, token.kind === 'open')
      else this.applyInlineTag(token)
    }
    this.finish()
    return this.blocks
  }

  private appendText(text: string) {
    const { href } = this
    this.runs.push({ text, isStrong: this.strongDepth > 0, isEmphasized: this.emphasisDepth > 0, href })
  }

  /** Handles the opening or closing tag of a block element. The text before the tag becomes a block. */
  private changeBlock(tag: string, isOpen: boolean) {
    const hadText = this.finish()
    const isListItem = this.kind === 'bullet' || this.kind === 'number'
    // In `<li><p>` the paragraph belongs to the list item, so the paragraph begins no block.
    if (isOpen && isListItem && !hadText && (tag === 'p' || tag === 'div')) return
    if (tag === 'ul' || tag === 'ol') {
      if (isOpen) this.lists.push(tag === 'ol' ? 'number' : 'bullet')
      else this.lists.pop()
    }
    const level = headingTag.exec(tag)?.[1]
    this.kind = 'paragraph'
    this.level = 0
    if (!isOpen) return
    if (tag === 'li') this.kind = this.lists.at(-1) ?? 'bullet'
    if (level === undefined) return
    this.kind = 'heading'
    this.level = Number(level)
  }

  private applyInlineTag({ kind, tag, href }: Exclude<HtmlToken, { kind: 'text' }>) {
    const change = kind === 'open' ? 1 : -1
    if (tag === 'br' && kind === 'open') this.appendText('\n')
    if (tag === 'td' || tag === 'th') this.appendText(' ')
    if (strongTags.test(tag)) this.strongDepth = Math.max(0, this.strongDepth + change)
    if (emphasisTags.test(tag)) this.emphasisDepth = Math.max(0, this.emphasisDepth + change)
    if (tag !== 'a') return
    const address = kind === 'open' ? href?.trim() : undefined
    this.href = address !== undefined && permittedAddress.test(address) ? address : undefined
  }

  /** Ends the current block. Returns whether it had text. */
  private finish(): boolean {
    const runs = trimRuns(this.runs)
    if (runs.length > 0) this.blocks.push({ kind: this.kind, level: this.level, runs })
    this.runs = []
    return runs.length > 0
  }
}

/** Removes the white space and the blank runs at both ends. */
function trimRuns(runs: readonly TextRun[]): TextRun[] {
  const first = runs.findIndex(({ text }) => text.trim() !== '')
  const last = runs.findLastIndex(({ text }) => text.trim() !== '')
  return runs.slice(first, last + 1).map((run, index, keptRuns) => {
    const text = index === 0 ? run.text.trimStart() : run.text
    return { ...run, text: index === keptRuns.length - 1 ? text.trimEnd() : text }
  })
}

type HtmlToken =
  | { kind: 'open' | 'close'; tag: string; href: string | undefined }
  | { kind: 'text'; text: string }

/** Elements that the parser ignores, together with their content. */
const ignoredTags = new Set([
  ...['script', 'style', 'template', 'noscript', 'iframe', 'object'],
  ...['svg', 'math', 'title', 'textarea', 'select'],
])

const isHtml = (text: string) => /<\/?[a-z][^>]*>/i.test(text)

/** Splits HTML into tags and texts. The page never renders the HTML itself, so unknown tags have no effect. */
function tokenizeHtml(html: string): HtmlToken[] {
  const tokens: HtmlToken[] = []
  let ignoredDepth = 0
  const parser = new Parser({
    onopentag: (tag, { href }) => {
      if (ignoredTags.has(tag)) ignoredDepth += 1
      else if (ignoredDepth === 0) tokens.push({ kind: 'open', tag, href })
    },
    onclosetag: (tag) => {
      if (ignoredTags.has(tag)) ignoredDepth -= 1
      else if (ignoredDepth === 0) tokens.push({ kind: 'close', tag, href: undefined })
    },
    ontext: (text) => {
      const last = tokens.at(-1)
      if (ignoredDepth > 0) return
      // The parser splits a text at each entity, so the parts are joined.
      if (last?.kind === 'text') last.text += text
      else tokens.push({ kind: 'text', text })
    },
  })
  parser.end(html)
  return tokens
}

/** A piece of simple HTML: a tag or a text between tags. */
export type HtmlToken =
  | { kind: 'open' | 'close'; tag: string; href: string | undefined }
  | { kind: 'text'; text: string }

const piece = /<!--[\s\S]*?(?:-->|$)|<[!?][^>]*>|<(\/?)([a-z][a-z0-9-]*)((?:"[^"]*"|'[^']*'|[^<>"'])*)>/gi
const hrefAttribute = /(?:^|\s)href\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i
/** Elements whose content is not words. */
const unread =
  /<(script|style|template|noscript|iframe|object|svg|math|title|textarea|select)\b[\s\S]*?(?:<\/\1\s*>|$)/gi

/** Whether a text holds tags at all; without, it is plain. */
export const isHtml = (text: string) => /<\/?[a-z][^>]*>/i.test(text)

/**
 * Simple HTML in pieces. Nothing of it is ever given to the browser as HTML: what is drawn is made of our own elements,
 * so that a tag that is not known here has no effect, whatever it says.
 */
export function htmlTokens(html: string): HtmlToken[] {
  const source = html.replace(unread, ' ')
  const tokens: HtmlToken[] = []
  let from = 0
  const addText = (to: number) => {
    const text = decodeEntities(source.slice(from, to))
    if (text !== '') tokens.push({ kind: 'text', text })
  }
  for (const match of source.matchAll(piece)) {
    addText(match.index)
    from = match.index + match[0].length
    const [, slash, tag, attributes = ''] = match
    if (tag === undefined) continue
    const found = hrefAttribute.exec(attributes)
    const href = found && decodeEntities(found[1] ?? found[2] ?? found[3] ?? '')
    tokens.push({
      kind: slash ? 'close' : 'open',
      tag: tag.toLowerCase(),
      href: href ?? undefined,
    })
  }
  addText(source.length)
  return tokens
}

/** The letters and signs from U+00A0 on, by their names in HTML. */
const latin =
  'nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml'
const signs = new Map<string, string>([
  ...latin.split(' ').map((name, index) => [name, String.fromCodePoint(0xa0 + index)] as const),
  ...Object.entries({ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", ndash: '–', mdash: '—' }),
  ...Object.entries({ lsquo: '‘', rsquo: '’', ldquo: '“', rdquo: '”', bull: '•', hellip: '…', euro: '€' }),
])

function decodeEntities(text: string): string {
  return text.replace(/&(?:#x([\da-f]{1,6})|#(\d{1,7})|([a-z][a-z\d]*));/gi, (whole, hex, decimal, name) => {
    if (name) return signs.get(name) ?? whole
    const code = hex ? Number.parseInt(hex, 16) : Number(decimal)
    const isCharacter = code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff)
    return isCharacter ? String.fromCodePoint(code) : '\uFFFD'
  })
}

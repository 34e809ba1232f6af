type Attributes = Readonly<Record<string, string>>

/** An element of an icon, as its module writes it: on one line, or on several lines if it is long. */
const elementPattern = /\[\s*"(\w+)",\s*\{([^{}]*)\}\s*\]/g
const attributePattern = /(\w+): "([^"]*)"/g

/** The attributes that each element may have. Any other attribute, such as `fill`, applies only to this element. */
const knownAttributes: Record<string, readonly string[]> = {
  path: ['d'],
  rect: ['x', 'y', 'width', 'height', 'rx', 'ry'],
  circle: ['cx', 'cy', 'r'],
  line: ['x1', 'y1', 'x2', 'y2'],
}

const round = (value: number) => Number(value.toFixed(3))
const join = (...parts: (string | number)[]) =>
  parts.map((part) => (typeof part === 'number' ? round(part) : part)).join(' ')

function buildRectPath(attributes: Attributes): string {
  const read = (name: string, fallback: number) => Number(attributes[name] ?? fallback)
  const [x, y, width, height] = [read('x', 0), read('y', 0), read('width', 0), read('height', 0)]
  const rx = read('rx', read('ry', 0))
  const ry = read('ry', rx)
  if (rx === 0) return join('M', x, y, 'h', width, 'v', height, 'h', -width, 'z')
  const corner = (dx: number, dy: number) => join('a', rx, ry, 0, 0, 1, dx, dy)
  return join(
    join('M', x + rx, y, 'h', width - 2 * rx, corner(rx, ry)),
    join('v', height - 2 * ry, corner(-rx, ry), 'h', 2 * rx - width, corner(-rx, -ry)),
    join('v', 2 * ry - height, corner(rx, -ry), 'z'),
  )
}

/** Returns the path of an element that draws the same; undefined if there is none. */
function buildPath(name: string, attributes: Attributes): string | undefined {
  const known = knownAttributes[name]
  if (!known || Object.keys(attributes).some((attribute) => !known.includes(attribute))) return undefined
  const { d = '', cx, cy, r, x1, y1, x2, y2 } = attributes
  switch (name) {
    case 'path':
      // A relative start is relative to the origin, and not to the end of the path before.
      return d.startsWith('m') ? `M0 0${d}` : d
    case 'circle': {
      const half = (direction: 1 | -1) =>
        join('a', Number(r), Number(r), 0, 1, 0, direction * 2 * Number(r), 0)
      return join('M', Number(cx) - Number(r), Number(cy), half(1), half(-1), 'z')
    }
    case 'line':
      return join('M', Number(x1), Number(y1), 'L', Number(x2), Number(y2))
    default:
      return buildRectPath(attributes)
  }
}

const parseAttributes = (text: string): Attributes =>
  Object.fromEntries(
    [...text.matchAll(attributePattern)]
      .map(([, name = '', value = '']) => [name, value] as const)
      .filter(([name]) => name !== 'key'),
  )

/**
 * Joins the elements of an icon of lucide to one path, because browsers need time for each element: an icon has up to twelve. Returns
 * the code of an icon whose elements differ in their attributes unchanged.
 */
export function joinIconPaths(code: string): string {
  const [, list] = /\bnode: (\[\n.*?\n {2}\])/s.exec(code) ?? []
  if (list === undefined) return code
  const paths = [...list.matchAll(elementPattern)].map(([, name = '', text = '']) =>
    buildPath(name, parseAttributes(text)),
  )
  const isWhole = paths.length > 1 && paths.every((path) => path !== undefined)
  return isWhole ? code.replace(list, () => `[["path", { d: "${paths.join('')}", key: "all" }]]`) : code
}

import { publicResponseShapes } from './generated/public-response-shapes'
import { matchesPattern, splitPath } from './path-pattern'

/**
 * The shape of a JSON value. A string lists the allowed kinds, one letter for each (see `getKind`). An array has the shape
 * of the items of a list. An object has the shapes of the required keys.
 */
export type Shape = string | readonly Shape[] | { readonly [key: string]: Shape }

const patterns = new Map<string, { pattern: readonly string[]; shape: Shape }>()

/** Adds the shapes of the responses to reads, by path. The public pages do not add those of the signed-in portal. */
export function addResponseShapes(shapes: Readonly<Record<string, Shape>>) {
  for (const [path, shape] of Object.entries(shapes)) patterns.set(path, { pattern: splitPath(path), shape })
}

addResponseShapes(publicResponseShapes)

/**
 * Returns the letter of the kind of a JSON value: `s` for a string, `n` for a number, `b` for a boolean, `o` for an
 * object, `l` for a list, `0` for null. An absent value has the letter `u`, which no shape contains.
 */
function getKind(value: unknown): string {
  if (value === null) return '0'
  return Array.isArray(value) ? 'l' : (typeof value).charAt(0)
}

const isObject = (value: unknown): value is Record<string, unknown> => getKind(value) === 'o'

const isListShape = (shape: Exclude<Shape, string>): shape is readonly Shape[] => Array.isArray(shape)

/** Whether a JSON value has a shape. Keys that the shape does not name are ignored. */
export function hasShape(value: unknown, shape: Shape): boolean {
  if (typeof shape === 'string') return shape.includes(getKind(value))
  if (!isListShape(shape))
    return isObject(value) && Object.keys(shape).every((key) => hasShape(value[key], shape[key] ?? ''))
  const [itemShape = ''] = shape
  return Array.isArray(value) && value.every((item) => hasShape(item, itemShape))
}

const findPattern = (url: string) => {
  const segments = splitPath(url)
  return [...patterns.values()].find(({ pattern }) => matchesPattern(pattern, segments))
}

/** Whether the body of a response to a read has the shape that the contract states. */
export function hasExpectedShape(url: string, body: unknown): boolean {
  const found = findPattern(url)
  return found === undefined || hasShape(body, found.shape)
}

/** Returns the path of a read as the contract writes it, such as `/fapi/lots/{id}/`, without the ids of the URL. */
export const findContractPath = (url: string): string | undefined => findPattern(url)?.pattern.join('/')

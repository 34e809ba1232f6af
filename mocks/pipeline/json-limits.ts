/**
 * The maximum nesting depth of a body. The contract needs less; at a much greater depth, recursive functions would
 * overflow the stack.
 */
const maxDepth = 50

/** The maximum number of values in a body. The largest list of the contract has a tenth. More values would block the server. */
const maxValues = 100_000

/** A lone surrogate cannot be encoded in UTF-8 or in a URL. */
const loneSurrogate = /\p{Surrogate}/u

/** Yields a JSON value, its nested values and its field names, each with its depth. Each value comes before its nested values. */
function* walkJson(value: unknown): Generator<[part: unknown, depth: number]> {
  const pending: [part: unknown, depth: number][] = [[value, 0]]
  for (let current = pending.pop(); current; current = pending.pop()) {
    yield current
    const [part, depth] = current
    if (typeof part !== 'object' || part === null) continue
    if (Array.isArray(part)) for (const item of part) pending.push([item, depth + 1])
    else for (const name in part) pending.push([name, depth], [part[name as keyof typeof part], depth + 1])
  }
}

/** Returns the number of values directly in an array or object; 0 for any other value. */
function countNestedValues(value: unknown): number {
  if (Array.isArray(value)) return value.length
  return typeof value === 'object' && value !== null ? Object.keys(value).length : 0
}

/** Whether a value is nested deeper than `limit` levels. */
export function isDeeperThan(value: unknown, limit: number): boolean {
  for (const [, depth] of walkJson(value)) if (depth > limit) return true
  return false
}

/** Whether a text or field name in a value has a lone surrogate. */
export function hasLoneSurrogate(value: unknown): boolean {
  for (const [part] of walkJson(value)) if (typeof part === 'string' && loneSurrogate.test(part)) return true
  return false
}

/** Returns a sentence with the reason why a text cannot be stored; undefined for a valid text. */
function findTextProblem(text: string): string | undefined {
  if (text.includes('\0')) return 'El contenido tiene caracteres nulos.'
  return loneSurrogate.test(text) ? 'El contenido tiene caracteres que no son válidos.' : undefined
}

/**
 * Returns a sentence with the reason why a JSON value cannot be accepted: it has too many values or is nested too deeply,
 * or a text in it has a null character or a lone surrogate. Returns undefined for a valid value.
 */
export function findJsonProblem(value: unknown): string | undefined {
  let valueCount = 0
  for (const [part, depth] of walkJson(value)) {
    valueCount += countNestedValues(part)
    if (valueCount > maxValues) return 'El contenido tiene demasiados valores.'
    if (depth > maxDepth) return 'El contenido está anidado con demasiada profundidad.'
    const problem = typeof part === 'string' ? findTextProblem(part) : undefined
    if (problem !== undefined) return problem
  }
  return undefined
}

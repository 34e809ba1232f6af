/**
 * The maximum nesting depth of a body. The contract needs less; at a much greater depth, recursive functions would
 * overflow the stack.
 */
const maxDepth = 50

/** A lone surrogate cannot be encoded in UTF-8 or in a URL. */
const loneSurrogate = /\p{Surrogate}/u

/** Yields a JSON value, its nested values and its field names, each with its depth. */
function* walkJson(value: unknown): Generator<[part: unknown, depth: number]> {
  const pending: [part: unknown, depth: number][] = [[value, 0]]
  for (let current = pending.pop(); current; current = pending.pop()) {
    yield current
    const [part, depth] = current
    if (typeof part !== 'object' || part === null) continue
    for (const [name, nestedValue] of Object.entries(part)) {
      pending.push([name, depth], [nestedValue, depth + 1])
    }
  }
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
 * Returns a sentence with the reason why a JSON value cannot be accepted: it is nested too deeply, or a text in it has a
 * null character or a lone surrogate. Returns undefined for a valid value.
 */
export function findJsonProblem(value: unknown): string | undefined {
  for (const [part, depth] of walkJson(value)) {
    if (depth > maxDepth) return 'El contenido está anidado con demasiada profundidad.'
    const problem = typeof part === 'string' ? findTextProblem(part) : undefined
    if (problem !== undefined) return problem
  }
  return undefined
}

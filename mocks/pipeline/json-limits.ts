/** More than any body of the contract needs, and little enough for recursive readers. */
const maxDepth = 50

/** A lone surrogate cannot be encoded in UTF-8 or in a URL. */
const loneSurrogate = /\p{Surrogate}/u

/** Yields a JSON value, its nested values and its field names, each with its depth. */
function* walkJson(value: unknown): Generator<[part: unknown, depth: number]> {
  const open: [part: unknown, depth: number][] = [[value, 0]]
  for (let next = open.pop(); next; next = open.pop()) {
    yield next
    const [part, depth] = next
    if (typeof part !== 'object' || part === null) continue
    for (const [name, inner] of Object.entries(part)) open.push([name, depth], [inner, depth + 1])
  }
}

/** Whether a value is nested deeper than `most` levels. */
export function isDeeperThan(value: unknown, most: number): boolean {
  for (const [, depth] of walkJson(value)) if (depth > most) return true
  return false
}

/** Whether a text or field name in a value has a lone surrogate. */
export function hasLoneSurrogate(value: unknown): boolean {
  for (const [part] of walkJson(value)) if (typeof part === 'string' && loneSurrogate.test(part)) return true
  return false
}

/** Finds why a text cannot be stored, as a sentence. */
function findTextProblem(text: string): string | undefined {
  if (text.includes('\0')) return 'El contenido tiene caracteres nulos.'
  return loneSurrogate.test(text) ? 'El contenido tiene caracteres que no son válidos.' : undefined
}

/** Finds why a JSON value cannot be processed: its depth, a null character, or a lone surrogate. */
export function findJsonProblem(value: unknown): string | undefined {
  for (const [part, depth] of walkJson(value)) {
    if (depth > maxDepth) return 'El contenido está anidado con demasiada profundidad.'
    const problem = typeof part === 'string' ? findTextProblem(part) : undefined
    if (problem !== undefined) return problem
  }
  return undefined
}

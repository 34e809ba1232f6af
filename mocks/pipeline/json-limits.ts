/** Far more than any body of the contract has, and far less than what the readers of a value can follow. */
const maxDepth = 50

/** Half of a character that takes two units: no UTF-8 can have it, and addresses cannot be made of it. */
const loneSurrogate = /\p{Surrogate}/u

/** A JSON value, all that is in it and the names of its fields, each with how deep it is nested. */
function* walkJson(value: unknown): Generator<[part: unknown, depth: number]> {
  const open: [part: unknown, depth: number][] = [[value, 0]]
  for (let next = open.pop(); next; next = open.pop()) {
    yield next
    const [part, depth] = next
    if (typeof part !== 'object' || part === null) continue
    for (const [name, inner] of Object.entries(part)) open.push([name, depth], [inner, depth + 1])
  }
}

/** Whether it is nested deeper than that. */
export function isDeeperThan(value: unknown, most: number): boolean {
  for (const [, depth] of walkJson(value)) if (depth > most) return true
  return false
}

/** Whether a text in it, or the name of a field, has half a character. */
export function hasLoneSurrogate(value: unknown): boolean {
  for (const [part] of walkJson(value)) if (typeof part === 'string' && loneSurrogate.test(part)) return true
  return false
}

/** Why a text is not kept, as a sentence. */
function findTextProblem(text: string): string | undefined {
  if (text.includes('\0')) return 'El contenido tiene caracteres nulos.'
  return loneSurrogate.test(text) ? 'El contenido tiene caracteres que no son válidos.' : undefined
}

/**
 * Why a parsed JSON value is not looked at any further, as a sentence: it is nested so deep that whoever follows it
 * runs out of stack, or a text has what no database keeps: a null character, or half of one.
 */
export function findJsonProblem(value: unknown): string | undefined {
  for (const [part, depth] of walkJson(value)) {
    if (depth > maxDepth) return 'El contenido está anidado con demasiada profundidad.'
    const problem = typeof part === 'string' ? findTextProblem(part) : undefined
    if (problem !== undefined) return problem
  }
  return undefined
}

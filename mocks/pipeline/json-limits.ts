/** Far more than any body of the contract has, and far less than what the readers of a value can follow. */
const deepest = 50

/** Half of a character that takes two units: no UTF-8 can have it, and addresses cannot be made of it. */
const half = /\p{Surrogate}/u

/** Whether it is nested deeper than that. */
export function isDeeperThan(value: unknown, most: number): boolean {
  const open: [part: unknown, depth: number][] = [[value, 0]]
  for (let next = open.pop(); next; next = open.pop()) {
    const [part, depth] = next
    if (typeof part !== 'object' || part === null) continue
    if (depth >= most) return true
    for (const inner of Object.values(part)) open.push([inner, depth + 1])
  }
  return false
}

/** Whether a text in it, or the name of a field, has half a character. */
export function hasBrokenText(value: unknown): boolean {
  const open = [value]
  while (open.length > 0) {
    const part = open.pop()
    if (typeof part === 'string' && half.test(part)) return true
    if (typeof part !== 'object' || part === null) continue
    for (const [name, inner] of Object.entries(part)) open.push(name, inner)
  }
  return false
}

/** Why a text is not kept, as a sentence. */
function textProblem(text: string): string | undefined {
  if (text.includes('\0')) return 'El contenido tiene caracteres nulos.'
  return half.test(text) ? 'El contenido tiene caracteres que no son válidos.' : undefined
}

/**
 * Why a parsed JSON value is not looked at any further, as a sentence: it is nested so deep that whoever follows it
 * runs out of stack, or a text has what no database keeps: a null character, or half of one.
 */
export function unreadable(value: unknown): string | undefined {
  const open: [part: unknown, depth: number][] = [[value, 0]]
  for (let next = open.pop(); next; next = open.pop()) {
    const [part, depth] = next
    if (depth > deepest) return 'El contenido está anidado con demasiada profundidad.'
    const problem = typeof part === 'string' ? textProblem(part) : undefined
    if (problem !== undefined) return problem
    if (typeof part !== 'object' || part === null) continue
    for (const [key, inner] of Object.entries(part)) open.push([key, depth], [inner, depth + 1])
  }
  return undefined
}

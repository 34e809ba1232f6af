/** Far more than any body of the contract has, and far less than what the readers of a value can follow. */
const deepest = 50

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

/**
 * Why a parsed JSON value is not looked at any further, as a sentence: it is nested so deep that whoever follows it
 * runs out of stack, or a text has a null character, which no database keeps.
 */
export function unreadable(value: unknown): string | undefined {
  const open: [part: unknown, depth: number][] = [[value, 0]]
  for (let next = open.pop(); next; next = open.pop()) {
    const [part, depth] = next
    if (depth > deepest) return 'El contenido está anidado con demasiada profundidad.'
    if (typeof part === 'string' && part.includes('\0')) return 'El contenido tiene caracteres nulos.'
    if (typeof part !== 'object' || part === null) continue
    for (const [key, inner] of Object.entries(part)) {
      if (key.includes('\0')) return 'El contenido tiene caracteres nulos.'
      open.push([inner, depth + 1])
    }
  }
  return undefined
}

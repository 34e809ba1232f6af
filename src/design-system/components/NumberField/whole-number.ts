/** Fifteen digits are the most that a number holds exactly. */
const mostDigits = 15

/** The digits of a text, without zeros in front. */
export function digitsOf(text: string): string {
  return text
    .replace(/\D/g, '')
    .replace(/^0+(?=\d)/, '')
    .slice(0, mostDigits)
}

interface Step {
  by: number
  min: number
  max?: number
}

/** The number one step on, kept within the limits; from an empty field, the least. */
export function stepped(value: number | null, { by, min, max = Number.MAX_SAFE_INTEGER }: Step): number {
  if (value === null) return min
  return Math.min(max, Math.max(min, value + by))
}

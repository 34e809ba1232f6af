/** A text as a number, with a point or a comma before the decimals; null where it is empty, NaN where it is none. */
export function readNumber(text: string): number | null {
  const typed = text.trim()
  if (typed === '') return null
  return /^[-+]?\d+(?:[.,]\d+)?$/.test(typed) ? Number(typed.replace(',', '.')) : Number.NaN
}

interface Step {
  by: number
  min: number
  max?: number
}

/** The number one step on, whole and kept within the limits; from an empty field, the least. */
export function stepped(value: number | null, { by, min, max = Number.MAX_SAFE_INTEGER }: Step): number {
  if (value === null) return min
  const whole = by > 0 ? Math.floor(value) : Math.ceil(value)
  return Math.min(max, Math.max(min, whole + by))
}

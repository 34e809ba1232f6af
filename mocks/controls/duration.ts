const pattern = /^P(?:(\d+)W)?(?:(\d+)D)?(?:T(?=\d)(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?)?$/

const second = 1000
const units = [7 * 24 * 3600, 24 * 3600, 3600, 60, 1]

/** Parses an ISO 8601 duration of fixed length to milliseconds; undefined for another text, such as P1M. */
export function parseDuration(text: string): number | undefined {
  const [, ...amounts] = text.match(pattern) ?? []
  if (amounts.every((amount) => amount === undefined)) return undefined
  return amounts.reduce((sum, amount, at) => sum + Number(amount ?? 0) * (units[at] ?? 0) * second, 0)
}

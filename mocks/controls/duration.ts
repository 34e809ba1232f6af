const pattern = /^P(?:(\d+)W)?(?:(\d+)D)?(?:T(?=\d)(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?)?$/

const millisecondsPerSecond = 1000
/** The seconds of a week, day, hour, minute and second, in the order of the pattern's groups. */
const unitSeconds = [7 * 24 * 3600, 24 * 3600, 3600, 60, 1]

/**
 * Converts an ISO 8601 duration to milliseconds. Returns undefined for any other text, and for a duration with months or
 * years, because their length varies.
 */
export function parseDuration(text: string): number | undefined {
  const [, ...amounts] = text.match(pattern) ?? []
  if (amounts.every((amount) => amount === undefined)) return undefined
  const seconds = amounts.reduce(
    (sum, amount, index) => sum + Number(amount ?? 0) * (unitSeconds[index] ?? 0),
    0,
  )
  return seconds * millisecondsPerSecond
}

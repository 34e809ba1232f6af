/** A measured value, and its limits. A value equal to a limit is within the limit. */
export interface Measurement {
  name: string
  value: number
  unit: string
  max?: number
  min?: number
}

/** Whether a measurement is within its limits. */
const isWithinLimits = ({ value, max, min }: Measurement): boolean =>
  value <= (max ?? Number.POSITIVE_INFINITY) && value >= (min ?? Number.NEGATIVE_INFINITY)

const formatNumber = (value: number) => (value >= 100 ? value.toFixed(0) : value.toPrecision(3))

/** Formats a measurement as a line: name, value, unit and, if it has a limit, the limit and `pass` or `FAIL`. */
function formatMeasurement(measurement: Measurement): string {
  const { name, value, unit, max, min } = measurement
  const limit = max === undefined ? min : max
  const sign = max === undefined ? '>=' : '<='
  const verdict =
    limit === undefined ? '' : `${sign} ${limit} ${isWithinLimits(measurement) ? 'pass' : 'FAIL'}`
  return `${name.padEnd(58)} ${formatNumber(value).padStart(8)} ${unit.padEnd(8)} ${verdict}`.trimEnd()
}

/** Prints a line for each measurement. The process fails if a measurement is outside its limits. */
export function printMeasurements(measurements: readonly Measurement[]): void {
  for (const measurement of measurements) process.stdout.write(`${formatMeasurement(measurement)}\n`)
  if (!measurements.every(isWithinLimits)) process.exitCode = 1
}

/**
 * Returns the median; of an even number of values, the higher of the two middle values. Measurements use it because other
 * load on the machine changes it less than the mean.
 */
export function median(values: readonly number[]): number {
  return values.toSorted((left, right) => left - right)[Math.floor(values.length / 2)] ?? Number.NaN
}

/** Returns the duration of one run of the synchronous function `work`, in milliseconds. */
export function measureMilliseconds(work: () => unknown): number {
  const start = performance.now()
  work()
  return performance.now() - start
}

/**
 * Returns the median durations of two functions, in milliseconds. Runs the functions alternately, so that other load on
 * the machine affects both functions equally.
 */
export function compareMilliseconds(
  first: () => unknown,
  second: () => unknown,
  rounds = 21,
): [number, number] {
  const [firstDurations, secondDurations]: [number[], number[]] = [[], []]
  for (let round = 0; round < rounds; round += 1) {
    firstDurations.push(measureMilliseconds(first))
    secondDurations.push(measureMilliseconds(second))
  }
  return [median(firstDurations), median(secondDurations)]
}

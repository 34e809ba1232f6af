/** What was measured, and the most or the least that it may be. */
export interface Figure {
  name: string
  value: number
  unit: string
  most?: number
  least?: number
}

/** Whether a figure is within its bar; one without a bar is only told. */
export const isWithin = ({ value, most, least }: Figure): boolean =>
  value <= (most ?? Number.POSITIVE_INFINITY) && value >= (least ?? Number.NEGATIVE_INFINITY)

const rounded = (value: number) => (value >= 100 ? value.toFixed(0) : value.toPrecision(3))

/** A figure as a line: what, how much, against which bar, and whether that holds. */
export function lineOf(figure: Figure): string {
  const { name, value, unit, most, least } = figure
  const bar = most === undefined ? least : most
  const sign = most === undefined ? '>=' : '<='
  const verdict = bar === undefined ? '' : `${sign} ${bar} ${isWithin(figure) ? 'pass' : 'FAIL'}`
  return `${name.padEnd(58)} ${rounded(value).padStart(8)} ${unit.padEnd(8)} ${verdict}`.trimEnd()
}

/** The middle one of some measurements: what else the machine does moves it least. */
export function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN
}

/** The milliseconds of one run of `work`. */
export function millisecondsOf(work: () => unknown): number {
  const start = performance.now()
  work()
  return performance.now() - start
}

/** The milliseconds of two pieces of work, run in turns so that both meet the same machine. Medians. */
export function compared(one: () => unknown, other: () => unknown, rounds = 21): [number, number] {
  const [first, second]: [number[], number[]] = [[], []]
  for (let round = 0; round < rounds; round += 1) {
    first.push(millisecondsOf(one))
    second.push(millisecondsOf(other))
  }
  return [median(first), median(second)]
}

/** An element of a calendar that can have the focus. */
export interface FocusStop {
  id: string
  /** The index of its day. */
  day: number
  /** In minutes since midnight; negative above the hours. */
  start: number
}

const steps: Readonly<Record<string, { day: number; stop: number }>> = {
  ArrowUp: { day: 0, stop: -1 },
  ArrowDown: { day: 0, stop: 1 },
  ArrowLeft: { day: -1, stop: 0 },
  ArrowRight: { day: 1, stop: 0 },
}

/** Returns the stop of a list that begins nearest to a minute; of two equally near stops, the first. */
const findNearest = (stops: readonly FocusStop[], start: number): FocusStop | undefined =>
  stops.reduce<FocusStop | undefined>(
    (nearest, stop) =>
      !nearest || Math.abs(stop.start - start) < Math.abs(nearest.start - start) ? stop : nearest,
    undefined,
  )

/**
 * Returns the stop to which a key moves the focus; undefined if the key moves nothing. Up and down go through a day, left and right
 * to the nearest hour of the next day that has a stop, and Home and End to the first and the last stop of the day. `stops` are
 * sorted by day, and within a day in their order on screen.
 */
export function moveFocus(stops: readonly FocusStop[], id: string, key: string): FocusStop | undefined {
  const current = stops.find((stop) => stop.id === id)
  if (!current) return undefined
  const ofDay = stops.filter(({ day }) => day === current.day)
  if (key === 'Home') return ofDay[0]
  if (key === 'End') return ofDay.at(-1)
  const step = steps[key]
  if (!step) return undefined
  if (step.day === 0) return ofDay[ofDay.indexOf(current) + step.stop]
  const otherDays = stops.filter(({ day }) => Math.sign(day - current.day) === step.day)
  const nextDay = step.day > 0 ? otherDays[0]?.day : otherDays.at(-1)?.day
  return findNearest(
    stops.filter(({ day }) => day === nextDay),
    current.start,
  )
}

interface TimeRange {
  /** The earliest time, HH:mm. */
  min: string
  /** The latest time, HH:mm. */
  max: string
  /** The minutes between two times; all times are multiples of it, counted from 00:00. */
  step: number
}

const parseMinutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))
const padTwo = (number: number) => String(number).padStart(2, '0')
const formatTime = (minutes: number) => `${padTwo(Math.floor(minutes / 60))}:${padTwo(minutes % 60)}`

/** Returns the offered times as 'HH:mm': the multiples of `step` from `min` to `max`, and `value` unless it is ''. */
export function buildTimeOptions({ min, max, step }: TimeRange, value: string): string[] {
  const times: string[] = []
  // A step of 0 or less would loop endlessly.
  const safeStep = step >= 1 ? step : 1
  const first = Math.ceil(parseMinutes(min) / safeStep) * safeStep
  for (let minutes = first; minutes <= parseMinutes(max); minutes += safeStep) times.push(formatTime(minutes))
  if (value !== '' && !times.includes(value)) times.push(value)
  return times.sort()
}

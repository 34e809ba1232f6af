interface TimeRange {
  /** The earliest time, HH:mm. */
  min: string
  /** The latest time, HH:mm. */
  max: string
  /** The minutes between two times. */
  step: number
}

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))
const twoDigits = (number: number) => String(number).padStart(2, '0')
const timeOf = (minutes: number) => `${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`

/** Returns the times, HH:mm: the steps within the range, and the current value even outside of them. */
export function timeOptions({ min, max, step }: TimeRange, value: string): string[] {
  const times: string[] = []
  // A step of 0 would never end.
  const stride = step >= 1 ? step : 1
  const first = Math.ceil(minutesOf(min) / stride) * stride
  for (let minutes = first; minutes <= minutesOf(max); minutes += stride) times.push(timeOf(minutes))
  if (value !== '' && !times.includes(value)) times.push(value)
  return times.sort()
}

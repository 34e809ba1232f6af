interface TimeRange {
  /** Earliest time, HH:mm. */
  min: string
  /** Latest time, HH:mm. */
  max: string
  /** Minutes between two times. */
  step: number
}

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))
const twoDigits = (number: number) => String(number).padStart(2, '0')
const timeOf = (minutes: number) => `${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`

/** The times on offer, HH:mm in order: those of the step within the range and the current value, wherever it lies. */
export function timeOptions({ min, max, step }: TimeRange, value: string): string[] {
  const times: string[] = []
  // A step that leads nowhere would never arrive.
  const stride = step >= 1 ? step : 1
  const first = Math.ceil(minutesOf(min) / stride) * stride
  for (let minutes = first; minutes <= minutesOf(max); minutes += stride) times.push(timeOf(minutes))
  if (value !== '' && !times.includes(value)) times.push(value)
  return times.sort()
}

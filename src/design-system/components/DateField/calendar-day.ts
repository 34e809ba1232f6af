/*
 * A day is the text 'YYYY-MM-DD'. Only the day picker needs a Date. Such a Date is built in local time.
 * `new Date('2026-11-24')` would be midnight in UTC. In Argentina, that is still 23 November.
 */

export type DateFormat = 'DD-MM-YYYY' | 'DD/MM/YYYY'

const typedPatterns = [
  /^(?<day>\d{1,2})(?<separator>[-/.])(?<month>\d{1,2})\k<separator>(?<year>\d{4})$/,
  /^(?<day>\d{2})(?<month>\d{2})(?<year>\d{4})$/,
]
const isoPattern = /^(\d{4})-(\d{2})-(\d{2})$/

/** The first year that is accepted. Earlier years, such as 0026, are typing errors. */
const firstYear = 1900

const countDaysInMonth = (year: number, month: number) => {
  if (month !== 2) return [4, 6, 9, 11].includes(month) ? 30 : 31
  const isLeap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0
  return isLeap ? 29 : 28
}

const isExistingDay = (year: number, month: number, day: number) =>
  year >= firstYear && month >= 1 && month <= 12 && day >= 1 && day <= countDaysInMonth(year, month)

/**
 * Parses DD-MM-YYYY, DD/MM/YYYY, DD.MM.YYYY or DDMMYYYY to 'YYYY-MM-DD'. With separators, one digit is enough for day and month. Returns
 * undefined for other text and for nonexistent days (31-02-2026).
 */
export function parseTypedDay(text: string): string | undefined {
  for (const pattern of typedPatterns) {
    const { day, month, year } = pattern.exec(text.trim())?.groups ?? {}
    if (!day || !month || !year) continue
    const isDay = isExistingDay(Number(year), Number(month), Number(day))
    return isDay ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : undefined
  }
  return undefined
}

/** Formats 'YYYY-MM-DD' for display; '' for other text. */
export function formatFieldDay(day: string, format: DateFormat): string {
  const [, year, month, date] = isoPattern.exec(day) ?? []
  if (!year) return ''
  return [date, month, year].join(format === 'DD/MM/YYYY' ? '/' : '-')
}

/** Converts 'YYYY-MM-DD' to a local Date; undefined for other text. */
export function toLocalDate(day: string | undefined): Date | undefined {
  const [, year, month, date] = isoPattern.exec(day ?? '') ?? []
  return year ? new Date(Number(year), Number(month) - 1, Number(date)) : undefined
}

/** Converts a local Date to 'YYYY-MM-DD'. */
export function fromLocalDate(date: Date): string {
  const padToTwoDigits = (number: number) => String(number).padStart(2, '0')
  const year = String(date.getFullYear()).padStart(4, '0')
  return `${year}-${padToTwoDigits(date.getMonth() + 1)}-${padToTwoDigits(date.getDate())}`
}

/** Returns the day from `min` to `max` that is nearest to `day`. Days in this format can be compared as text. */
export function clampDay(day: string, min?: string, max?: string): string {
  if (min && day < min) return min
  return max && day > max ? max : day
}

/** Returns the number of weeks, from Monday to Sunday, of a date's month. */
export function countWeeks(date: Date): number {
  const year = date.getFullYear()
  const month = date.getMonth()
  const daysBefore = (new Date(year, month, 1).getDay() + 6) % 7
  return Math.ceil((daysBefore + countDaysInMonth(year, month + 1)) / 7)
}

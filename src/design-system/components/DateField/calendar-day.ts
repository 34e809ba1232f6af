/*
 * A calendar day is a text, 'YYYY-MM-DD', and three numbers in between. It becomes a Date only for the calendar, from
 * local parts: read as text, a Date would be midnight in Greenwich, which is the evening before in Argentina.
 */

export type DateFormat = 'DD-MM-YYYY' | 'DD/MM/YYYY'

const typedForms = [/^(\d{2})-(\d{2})-(\d{4})$/, /^(\d{2})\/(\d{2})\/(\d{4})$/, /^(\d{2})(\d{2})(\d{4})$/]
const isoForm = /^(\d{4})-(\d{2})-(\d{2})$/

/** Earlier years are mistyped ones, such as 0026. */
const firstYear = 1900

const daysInMonth = (year: number, month: number) => {
  if (month !== 2) return [4, 6, 9, 11].includes(month) ? 30 : 31
  const isLeap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0
  return isLeap ? 29 : 28
}

const exists = (year: number, month: number, day: number) =>
  year >= firstYear && month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month)

/** Reads DD-MM-YYYY, DD/MM/YYYY or DDMMYYYY; undefined unless it is a day of the calendar. Answers 'YYYY-MM-DD'. */
export function parseTypedDay(text: string): string | undefined {
  for (const form of typedForms) {
    const [, day, month, year] = form.exec(text.trim()) ?? []
    if (day && month && year) {
      return exists(Number(year), Number(month), Number(day)) ? `${year}-${month}-${day}` : undefined
    }
  }
  return undefined
}

/** Writes 'YYYY-MM-DD' as it is shown; '' for anything else. */
export function formatFieldDay(day: string, format: DateFormat): string {
  const [, year, month, date] = isoForm.exec(day) ?? []
  if (!year) return ''
  return [date, month, year].join(format === 'DD/MM/YYYY' ? '/' : '-')
}

/** The local Date of 'YYYY-MM-DD', for the calendar alone; undefined for anything else. */
export function toLocalDate(day: string | undefined): Date | undefined {
  const [, year, month, date] = isoForm.exec(day ?? '') ?? []
  return year ? new Date(Number(year), Number(month) - 1, Number(date)) : undefined
}

/** 'YYYY-MM-DD' of a local Date. */
export function fromLocalDate(date: Date): string {
  const twoDigits = (number: number) => String(number).padStart(2, '0')
  const year = String(date.getFullYear()).padStart(4, '0')
  return `${year}-${twoDigits(date.getMonth() + 1)}-${twoDigits(date.getDate())}`
}

/** The day nearest to `day` within the limits; texts of this form sort like the days that they name. */
export function clampDay(day: string, min?: string, max?: string): string {
  if (min && day < min) return min
  return max && day > max ? max : day
}

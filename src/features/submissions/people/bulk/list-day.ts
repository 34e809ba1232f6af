import { parseTypedDay } from '@/design-system/components/DateField/calendar-day'
import { addDays, type Day, isDay } from '@/domain/days'
import { type Cell, cellText, dayOfCell } from './grid'

/** Excel counts its days from here; its first two months are off by one, and nobody's. */
const dayZero = '1899-12-30'
/** From 1954 to 2119: another whole number is no day. */
const serials = { first: 20_000, last: 80_000 }

const isSerial = (text: string) =>
  /^\d{5}$/.test(text) && Number(text) >= serials.first && Number(text) <= serials.last

/** Excel shows the 6th of March as 6/3/2026. */
const withTwoDigits = (text: string) => text.replace(/(?<!\d)\d(?=[/-])/g, '0$&')

/**
 * The day in a cell: a date or a serial number of Excel, or a text in one of the three typed forms; '' for an empty cell,
 * undefined for what is no day.
 */
export function parseDayCell(cell: Cell): Day | '' | undefined {
  if (cell instanceof Date) return Number.isNaN(cell.getTime()) ? undefined : dayOfCell(cell)
  const text = cellText(cell)
  if (text === '' || isDay(text)) return text
  return isSerial(text) ? addDays(dayZero, Number(text)) : parseTypedDay(withTwoDigits(text))
}

import { parseTypedDay } from '@/design-system/components/DateField/calendar-day'
import { addDays, type Day, isDay } from '@/domain/days'
import { type Cell, formatCell, getCellDay } from './grid'

/** The day with the serial number 0 in Excel. The days that are computed from it are right from March 1900 on. */
const dayZero = '1899-12-30'
/** The serial numbers of the days from 1954 to 2119. Other integers are not read as dates. */
const serialRange = { first: 20_000, last: 80_000 }

const isSerialNumber = (text: string) =>
  /^\d{5}$/.test(text) && Number(text) >= serialRange.first && Number(text) <= serialRange.last

/** Pads days and months to two digits, because Excel writes 6/3/2026. */
const padDayAndMonth = (text: string) => text.replace(/(?<!\d)\d(?=[/-])/g, '0$&')

/**
 * Parses a date, a serial number of Excel, or a text in a format that `parseTypedDay` accepts. Returns '' for an empty
 * cell and undefined for an invalid day.
 */
export function parseDayCell(cell: Cell): Day | '' | undefined {
  if (cell instanceof Date) return Number.isNaN(cell.getTime()) ? undefined : getCellDay(cell)
  const text = formatCell(cell)
  if (text === '' || isDay(text)) return text
  return isSerialNumber(text) ? addDays(dayZero, Number(text)) : parseTypedDay(padDayAndMonth(text))
}

import { parseTypedDay } from '@/design-system/components/DateField/calendar-day'
import { addDays, type Day, isDay } from '@/domain/days'
import { type Cell, formatCell, getCellDay } from './grid'

/** Day zero of Excel's serial numbers. The result is off by one only in the first two months of 1900. */
const dayZero = '1899-12-30'
/** The serial numbers that count as dates, which lie between 1954 and 2119. Other integers are not dates. */
const serialRange = { first: 20_000, last: 80_000 }

const isSerial = (text: string) =>
  /^\d{5}$/.test(text) && Number(text) >= serialRange.first && Number(text) <= serialRange.last

/** Pads days and months, because Excel writes 6/3/2026. */
const padDayAndMonth = (text: string) => text.replace(/(?<!\d)\d(?=[/-])/g, '0$&')

/**
 * Parses a date, a serial number of Excel, or a text in a format that `parseTypedDay` accepts. Returns '' for an empty
 * cell and undefined for an invalid day.
 */
export function parseDayCell(cell: Cell): Day | '' | undefined {
  if (cell instanceof Date) return Number.isNaN(cell.getTime()) ? undefined : getCellDay(cell)
  const text = formatCell(cell)
  if (text === '' || isDay(text)) return text
  return isSerial(text) ? addDays(dayZero, Number(text)) : parseTypedDay(padDayAndMonth(text))
}

import { withBasePath } from '@/base-path'
import { expiries } from '@/copy/expiry'
import type { Day } from '@/domain/days'
import { describeLastDay } from '@/patterns/expiry/describe-last-day'
import { createDaysCalendar } from '@/patterns/export/create-calendar-file'
import { createCsv } from '@/patterns/export/create-csv'
import { createWorkbook, type FileTable } from '@/patterns/export/create-workbook'
import { copy } from './copy'
import type { PlacedExpiry } from './placed-expiries'

/** Builds the table with the columns of the screen. */
const buildTable = (rows: readonly PlacedExpiry[], day: Day): FileTable => ({
  name: copy.download.sheet,
  columns: [
    { heading: copy.columns.kind, width: 28 },
    { heading: copy.columns.name, width: 36 },
    { heading: copy.columns.place, width: 28 },
    { heading: copy.columns.lastDay, width: 12 },
    { heading: copy.columns.state, width: 24 },
  ],
  rows: rows.map(({ kind, name, place, lastDay }) => [
    expiries.kinds[kind],
    name,
    place.name,
    { day: lastDay },
    describeLastDay(lastDay, day),
  ]),
})

const createCalendar = (rows: readonly PlacedExpiry[]): Blob =>
  new Blob(
    [
      createDaysCalendar(
        expiries.section,
        rows.map(({ kind, id, name, place, lastDay, to }) => ({
          id: `vencimiento-${kind}-${id}`,
          name: copy.download.event(expiries.kinds[kind], name),
          place: place.name,
          day: lastDay,
          url: new URL(withBasePath(to), window.location.origin).href,
        })),
      ),
    ],
    { type: 'text/calendar;charset=utf-8' },
  )

/** Create the files of the rows, in their order. `day` is today. */
export const fileCreators = {
  xlsx: (rows: readonly PlacedExpiry[], day: Day) => createWorkbook(buildTable(rows, day)),
  csv: async (rows: readonly PlacedExpiry[], day: Day) => createCsv(buildTable(rows, day)),
  ics: async (rows: readonly PlacedExpiry[]) => createCalendar(rows),
}

export type FileFormat = keyof typeof fileCreators

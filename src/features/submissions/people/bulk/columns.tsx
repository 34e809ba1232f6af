import { tables } from '@/copy/tables'
import { formatDay } from '@/domain/days'
import type { DataColumn } from '@/patterns/data-table/data-column'
import { copy } from './copy'
import { RowStateCell } from './RowStateCell'
import type { WorkerRow } from './worker-row'

const { columns: words } = copy

/** The person's known name, or else the name in the list. */
const nameOf = ({ state, firstName, lastName }: WorkerRow): string =>
  state.is === 'known' ? state.person.full_name : `${firstName} ${lastName}`.trim()

const shownDay = (day: string) => (day === '' ? tables.nothing : formatDay(day))

const line: DataColumn<WorkerRow> = { id: 'line', header: words.line, value: (row) => row.line, align: 'end' }
const name: DataColumn<WorkerRow> = { id: 'name', header: words.name, value: nameOf, isRowHead: true }
const document: DataColumn<WorkerRow> = {
  id: 'document',
  header: words.document,
  value: (row) => row.document,
}
const state: DataColumn<WorkerRow> = {
  id: 'state',
  header: words.state,
  value: (row) => row.state.is,
  cell: (row) => <RowStateCell row={row} />,
}
const days: readonly DataColumn<WorkerRow>[] = [
  { id: 'from', header: words.from, value: ({ from }) => shownDay(from) },
  { id: 'to', header: words.to, value: ({ to }) => shownDay(to) },
]

/** Columns of a list of workers, without and with dates. */
export const columns = {
  plain: [name, document, line, state],
  withDates: [name, document, line, ...days, state],
}

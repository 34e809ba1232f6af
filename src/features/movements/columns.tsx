import type { ActivityOrdering } from '@/api/generated/model/activityOrdering'
import type { ActivityRecord } from '@/api/generated/model/activityRecord'
import type { DataColumn } from '@/patterns/data-table/data-column'
import { movementColumns } from '@/patterns/movements/movement-columns'
import { createDocumentCells } from '@/patterns/persons/document-cells'
import { copy } from './copy'

type Sortable = Exclude<ActivityOrdering, `-${string}`>
type Column = DataColumn<ActivityRecord> & ({ id: Sortable; isSortable: true } | { isSortable?: false })

const { name, plate, entry, exit, entryGate, exitGate } = movementColumns

/** The ids of sortable columns are the API's field names. */
export const columns: readonly Column[] = [
  { ...name, id: 'first_name', isSortable: true },
  {
    id: 'id_number',
    header: copy.columns.document,
    ...createDocumentCells(({ guest }: ActivityRecord) => guest.id_number),
    isSortable: true,
  },
  { ...plate, id: 'license_plate_number', isSortable: true },
  {
    id: 'guest_type',
    header: copy.columns.type,
    value: ({ guest_type }) => guest_type.name,
    isSortable: true,
  },
  { ...entry, id: 'checkin_datetime', isSortable: true },
  { ...exit, id: 'checkout_datetime', isSortable: true },
  { id: 'visited', header: copy.columns.visited, value: (row) => row.person_to_visit?.full_name },
  { ...entryGate, id: 'entryGate' },
  { ...exitGate, id: 'exitGate' },
]

/** Both orderings of each sortable column. The API has further orderings, which the screen does not offer. */
export const movementOrderings = columns.flatMap((column): ActivityOrdering[] =>
  column.isSortable ? [column.id, `-${column.id}`] : [],
)

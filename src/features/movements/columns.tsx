import type { ActivityOrdering } from '@/api/generated/model/activityOrdering'
import type { ActivityRecord } from '@/api/generated/model/activityRecord'
import { tables } from '@/copy/tables'
import { Plate } from '@/design-system/components/Plate/Plate'
import { Text } from '@/design-system/components/Text/Text'
import { formatInstant } from '@/domain/days'
import type { DataColumn } from '@/patterns/data-table/data-column'
import { copy } from './copy'

/** An instant that breaks, where there is no room for it, between the day and the time alone. */
function Moment({ instant }: { instant: string }) {
  const [day, time] = formatInstant(instant).split(' ')
  return (
    <Text as="span" tone="inherit">
      <Text as="span" tone="inherit" isUnbroken>
        {day}
      </Text>{' '}
      {time}
    </Text>
  )
}

type Sortable = Exclude<ActivityOrdering, `-${string}`>
type Column = DataColumn<ActivityRecord> & ({ id: Sortable; isSortable: true } | { isSortable?: false })

/** The movements of a lot, as the documents list them (P2); what can be ordered is called as the contract calls it. */
export const columns: readonly Column[] = [
  {
    id: 'first_name',
    header: copy.columns.name,
    value: ({ guest }) => guest.full_name,
    isRowHead: true,
    isSortable: true,
  },
  {
    id: 'id_number',
    header: copy.columns.document,
    value: ({ guest }) => guest.id_number,
    isSortable: true,
  },
  {
    id: 'license_plate_number',
    header: copy.columns.plate,
    value: (row) => row.checkin_car?.license_plate_number,
    cell: ({ checkin_car }) =>
      checkin_car ? <Plate value={checkin_car.license_plate_number} /> : tables.nothing,
    isSortable: true,
  },
  {
    id: 'guest_type',
    header: copy.columns.type,
    value: ({ guest_type }) => guest_type.name,
    isSortable: true,
  },
  {
    id: 'checkin_datetime',
    header: copy.columns.entry,
    value: ({ checkin_datetime }) => checkin_datetime,
    cell: ({ checkin_datetime }) => <Moment instant={checkin_datetime} />,
    isSortable: true,
  },
  {
    id: 'checkout_datetime',
    header: copy.columns.exit,
    value: ({ checkout_datetime }) => checkout_datetime,
    cell: ({ checkout_datetime }) =>
      checkout_datetime ? (
        <Moment instant={checkout_datetime} />
      ) : (
        <Text as="span" tone="inherit" weight="bold" isUnbroken>
          {copy.inside}
        </Text>
      ),
    isSortable: true,
  },
  { id: 'visited', header: copy.columns.visited, value: (row) => row.person_to_visit?.full_name },
  { id: 'entryGate', header: copy.columns.entryGate, value: ({ checkin_gate }) => checkin_gate.name },
  { id: 'exitGate', header: copy.columns.exitGate, value: ({ checkout_gate }) => checkout_gate?.name },
]

/** The orders that the heads offer: some of the contract's. */
export const orderings = columns.flatMap((column): ActivityOrdering[] =>
  column.isSortable ? [column.id, `-${column.id}`] : [],
)

/** Who is still inside stands out; the word in the row says why. */
export const tintOf = ({ checkout_datetime }: ActivityRecord) =>
  checkout_datetime === null ? ('warning' as const) : undefined

import type { ActivityRecord } from '@/api/generated/model/activityRecord'
import type { WorkMovement } from '@/api/generated/model/workMovement'
import { movements } from '@/copy/movements'
import { tables } from '@/copy/tables'
import { Plate } from '@/design-system/components/Plate/Plate'
import { Text } from '@/design-system/components/Text/Text'
import { Unbroken } from '@/design-system/components/Unbroken/Unbroken'
import { formatDay, formatInstant, today } from '@/domain/days'
import type { DataColumn } from '../data-table/data-column'
import { Moment } from './Moment'

/** The fields that the movements of a lot and of a work share. */
type Movement = Pick<ActivityRecord & WorkMovement, keyof ActivityRecord & keyof WorkMovement>
type Column = Omit<DataColumn<Movement>, 'id'>

const { columns: words } = movements

/** Shows since when a guest is inside: the time if the guest entered today, otherwise the day. */
function InsideSince({ instant }: { instant: string }) {
  const [day = '', time = ''] = formatInstant(instant).split(' ')
  const isToday = day === formatDay(today())
  return (
    <Text as="span" tone="inherit" weight="bold">
      <Unbroken>{isToday ? movements.insideSince(time) : movements.insideSinceDay(day)}</Unbroken>
    </Text>
  )
}

/** Returns a tint if the guest of the row is still inside. The text of the exit column says the same as the tint. */
export const getTint = ({ checkout_datetime }: Pick<Movement, 'checkout_datetime'>) =>
  checkout_datetime === null ? ('accent' as const) : undefined

/** The columns that all lists of movements share. Each list adds an id to each column. */
export const movementColumns = {
  name: { header: words.name, value: ({ guest }) => guest.full_name, isRowHead: true },
  plate: {
    header: words.plate,
    value: (row) => row.checkin_car?.license_plate_number,
    cell: ({ checkin_car }) =>
      checkin_car ? <Plate value={checkin_car.license_plate_number} /> : tables.nothing,
  },
  entry: {
    header: words.entry,
    value: ({ checkin_datetime }) => checkin_datetime,
    cell: ({ checkin_datetime }) => <Moment instant={checkin_datetime} />,
  },
  exit: {
    header: words.exit,
    value: ({ checkout_datetime }) => checkout_datetime,
    cell: ({ checkin_datetime, checkout_datetime }) =>
      checkout_datetime ? <Moment instant={checkout_datetime} /> : <InsideSince instant={checkin_datetime} />,
  },
  entryGate: { header: words.entryGate, value: ({ checkin_gate }) => checkin_gate.name },
  exitGate: { header: words.exitGate, value: ({ checkout_gate }) => checkout_gate?.name },
} satisfies Record<string, Column>

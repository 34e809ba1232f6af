import type { WorkMovement } from '@/api/generated/model/workMovement'
import { tables } from '@/copy/tables'
import { Stack } from '@/design-system/components/Stack/Stack'
import { Tag } from '@/design-system/components/Tag/Tag'
import { isAfter } from '@/domain/days'
import type { DataColumn } from '@/patterns/data-table/data-column'
import { Moment } from '@/patterns/movements/Moment'
import { movementColumns } from '@/patterns/movements/movement-columns'
import { copy } from './copy'

/** Whether somebody left, or is still there, past the limit. */
const hasExceeded = ({ maximum_stay_datetime, checkout_datetime }: WorkMovement): boolean =>
  maximum_stay_datetime !== null && isAfter(checkout_datetime ?? new Date(), maximum_stay_datetime)

function Limit({ movement }: { movement: WorkMovement }) {
  if (movement.maximum_stay_datetime === null) return tables.nothing
  return (
    <Stack gap={1} align="start">
      <Moment instant={movement.maximum_stay_datetime} />
      {hasExceeded(movement) ? <Tag tone="danger">{copy.exceeded}</Tag> : null}
    </Stack>
  )
}

const { name, plate, entry, exit, entryGate, exitGate } = movementColumns

/** The movements of a work, as the documents list them (L2). */
export const columns: readonly DataColumn<WorkMovement>[] = [
  { ...name, id: 'name' },
  { id: 'document', header: copy.columns.document, value: ({ guest }) => guest.id_number },
  { ...plate, id: 'plate' },
  {
    id: 'limit',
    header: copy.columns.limit,
    value: ({ maximum_stay_datetime }) => maximum_stay_datetime,
    cell: (movement) => <Limit movement={movement} />,
  },
  { ...entry, id: 'entry' },
  { ...exit, id: 'exit' },
  {
    id: 'entryPoint',
    header: copy.columns.entryPoint,
    value: ({ checkin_access_point }) => checkin_access_point.name,
  },
  { ...entryGate, id: 'entryGate' },
  {
    id: 'exitPoint',
    header: copy.columns.exitPoint,
    value: ({ checkout_access_point }) => checkout_access_point?.name,
  },
  { ...exitGate, id: 'exitGate' },
]

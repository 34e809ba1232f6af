import type { WorkMovement } from '@/api/generated/model/workMovement'
import { tables } from '@/copy/tables'
import { Inline } from '@/design-system/components/Inline/Inline'
import { Plate } from '@/design-system/components/Plate/Plate'
import { Stack } from '@/design-system/components/Stack/Stack'
import { Tag } from '@/design-system/components/Tag/Tag'
import { Text } from '@/design-system/components/Text/Text'
import { isAfter } from '@/domain/days'
import type { DataColumn } from '@/patterns/data-table/data-column'
import { Moment } from '@/patterns/movements/Moment'
import { movementColumns } from '@/patterns/movements/movement-columns'
import { createDocumentCells } from '@/patterns/persons/document-cells'
import { copy } from './copy'

const hasExceeded = ({ maximum_stay_datetime, checkout_datetime }: WorkMovement): boolean =>
  maximum_stay_datetime !== null && isAfter(checkout_datetime ?? new Date(), maximum_stay_datetime)

function Limit({ movement }: { movement: WorkMovement }) {
  if (movement.maximum_stay_datetime === null) return tables.nothing
  return (
    <Stack gap={1} align="start">
      <Moment instant={movement.maximum_stay_datetime} />
      {hasExceeded(movement) ? <Tag tone="warning">{copy.exceeded}</Tag> : null}
    </Stack>
  )
}

/** Shows the plate of the vehicle at the entry. If the plate at the exit differs, shows it too. */
function Plates({ movement: { checkin_car, checkout_car } }: { movement: WorkMovement }) {
  const entryPlate = checkin_car?.license_plate_number
  const exitPlate = checkout_car?.license_plate_number
  const hasOtherPlate = exitPlate !== undefined && exitPlate !== entryPlate
  if (entryPlate === undefined && !hasOtherPlate) return tables.nothing
  return (
    <Stack gap={1} align="start">
      {entryPlate === undefined ? null : <Plate value={entryPlate} />}
      {hasOtherPlate ? (
        <Inline gap={1}>
          <Text as="span" size="sm" tone="muted">
            {copy.leftWith}
          </Text>
          <Plate value={exitPlate} />
        </Inline>
      ) : null}
    </Stack>
  )
}

const { name, plate, entry, exit, entryGate, exitGate } = movementColumns

/** The columns of the table of a work's movements. The two access points come before the two gates. */
export const columns: readonly DataColumn<WorkMovement>[] = [
  { ...name, id: 'name' },
  {
    id: 'document',
    header: copy.columns.document,
    ...createDocumentCells(({ guest }: WorkMovement) => guest.id_number),
  },
  { ...plate, id: 'plate', cell: (movement) => <Plates movement={movement} /> },
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
  {
    id: 'exitPoint',
    header: copy.columns.exitPoint,
    value: ({ checkout_access_point }) => checkout_access_point?.name,
  },
  { ...entryGate, id: 'entryGate' },
  { ...exitGate, id: 'exitGate' },
]

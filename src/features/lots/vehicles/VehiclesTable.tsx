import { Car } from 'lucide-react'
import { useCallback, useMemo } from 'react'
import type { Vehicle } from '@/api/generated/model/vehicle'
import { VehicleOrdering } from '@/api/generated/model/vehicleOrdering'
import { useListVehicles } from '@/api/generated/vehicles/vehicles'
import { tables } from '@/copy/tables'
import { Inline } from '@/design-system/components/Inline/Inline'
import { Plate } from '@/design-system/components/Plate/Plate'
import { formatPlate, splitPlate } from '@/design-system/components/Plate/plate-parts'
import { Stack } from '@/design-system/components/Stack/Stack'
import { Text } from '@/design-system/components/Text/Text'
import { getExpiry } from '@/domain/expiry'
import type { DataColumn } from '@/patterns/data-table/data-column'
import { ExpiryTag } from '@/patterns/expiry/ExpiryTag'
import type { Session } from '@/session/session-schema'
import { useSession } from '@/session/use-session'
import { RecordsTable } from '../detail/RecordsTable'
import { copy } from './copy'

const orderings = Object.values(VehicleOrdering)

export function VehiclesTable() {
  const { session } = useSession()
  const getRowName = useCallback((vehicle: Vehicle) => describeVehicle(session, vehicle), [session])
  const columns = useMemo(() => createColumns(session), [session])
  return (
    <RecordsTable
      useList={useListVehicles}
      orderings={orderings}
      columns={columns}
      getRowName={getRowName}
      audience="vehicles"
      searchLabel={copy.search}
      icon={<Car size={20} />}
      emptyHint={copy.emptyHint}
      failureNotice={copy.listFailed}
    />
  )
}

/** Returns the name of the catalog entry that has the code. If there is no such entry, returns the code. */
const getCatalogName = (catalog: readonly { code: string; name: string }[], code: string) =>
  catalog.find((entry) => entry.code === code)?.name ?? code

/** Returns the text that names a vehicle in messages: the formatted plate, or else the brand and model. */
function describeVehicle({ carbrand, carmodel }: Session, vehicle: Vehicle): string {
  const { license_plate_number: plate, brand, model } = vehicle
  if (splitPlate(plate)) return formatPlate(plate)
  return `${getCatalogName(carbrand, brand)} ${getCatalogName(carmodel, model)}`
}

type Sortable = Exclude<VehicleOrdering, `-${string}`>
type Column = DataColumn<Vehicle> & ({ id: Sortable; isSortable: true } | { isSortable?: false })

const createColumns = (session: Session): readonly Column[] => [
  {
    id: 'license_plate_number',
    header: copy.plate,
    value: (vehicle) => describeVehicle(session, vehicle),
    cell: ({ license_plate_number }) =>
      license_plate_number ? <Plate value={license_plate_number} /> : tables.nothing,
    isRowHead: true,
    isSortable: true,
  },
  {
    id: 'color',
    header: copy.color,
    value: ({ color }) => getCatalogName(session.carcolor, color),
    isSortable: true,
  },
  {
    id: 'brand',
    header: copy.brand,
    value: ({ brand }) => getCatalogName(session.carbrand, brand),
    isSortable: true,
  },
  {
    id: 'model',
    header: copy.model,
    value: ({ model }) => getCatalogName(session.carmodel, model),
    isSortable: true,
  },
  {
    id: 'expiries',
    header: copy.expiryColumn,
    value: ({ insurance_expiration_date }) => insurance_expiration_date,
    cell: (vehicle) => <Expiries vehicle={vehicle} />,
  },
]

/** Shows the last days of a vehicle's insurance and VTV, but only those that have passed or are near. */
function Expiries({ vehicle }: { vehicle: Vehicle }) {
  const expiries = [
    { label: copy.expiries.insurance, lastDay: vehicle.insurance_expiration_date },
    { label: copy.expiries.inspection, lastDay: vehicle.tv_expiration_date },
  ].filter(({ lastDay }) => getExpiry(lastDay))
  if (expiries.length === 0) return tables.nothing
  return (
    <Stack gap={2}>
      {expiries.map(({ label, lastDay }) => (
        <Inline key={label} gap={2} align="baseline">
          <Text as="span" size="sm">
            {label}
          </Text>
          <ExpiryTag lastDay={lastDay} format="DD/MM/YYYY" />
        </Inline>
      ))}
    </Stack>
  )
}

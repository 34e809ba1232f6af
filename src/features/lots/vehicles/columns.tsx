import type { Vehicle } from '@/api/generated/model/vehicle'
import { VehicleOrdering } from '@/api/generated/model/vehicleOrdering'
import { tables } from '@/copy/tables'
import { Inline } from '@/design-system/components/Inline/Inline'
import { Plate } from '@/design-system/components/Plate/Plate'
import { Stack } from '@/design-system/components/Stack/Stack'
import { Text } from '@/design-system/components/Text/Text'
import { getExpiry } from '@/domain/expiry'
import type { DataColumn } from '@/patterns/data-table/data-column'
import { ExpiryTag } from '@/patterns/expiry/ExpiryTag'
import { describeVehicle, type VehicleCatalogs, vehicleNames } from './catalog-names'
import { copy } from './copy'

export const vehicleOrderings = Object.values(VehicleOrdering)

type Sortable = Exclude<VehicleOrdering, `-${string}`>
type Column = DataColumn<Vehicle> & ({ id: Sortable; isSortable: true } | { isSortable?: false })

const daysOf = ({ insurance_expiration_date, tv_expiration_date }: Vehicle) =>
  [
    { what: copy.expiries.insurance, lastDay: insurance_expiration_date },
    { what: copy.expiries.inspection, lastDay: tv_expiration_date },
  ].filter(({ lastDay }) => getExpiry(lastDay))

/** The vehicle's documents that have expired or expire soon. */
function Expiries({ vehicle }: { vehicle: Vehicle }) {
  const days = daysOf(vehicle)
  if (days.length === 0) return tables.nothing
  return (
    <Stack gap={2}>
      {days.map(({ what, lastDay }) => (
        <Inline key={what} gap={2} align="baseline">
          <Text as="span" size="sm">
            {what}
          </Text>
          <ExpiryTag lastDay={lastDay} format="DD/MM/YYYY" />
        </Inline>
      ))}
    </Stack>
  )
}

/** The columns of the vehicles table. */
export const vehicleColumns = (catalogs: VehicleCatalogs): readonly Column[] => [
  {
    id: 'license_plate_number',
    header: copy.columns.plate,
    value: (vehicle) => describeVehicle(catalogs, vehicle),
    cell: ({ license_plate_number }) =>
      license_plate_number ? <Plate value={license_plate_number} /> : tables.nothing,
    isRowHead: true,
    isSortable: true,
  },
  {
    id: 'color',
    header: copy.columns.color,
    value: (vehicle) => vehicleNames(catalogs, vehicle).color,
    isSortable: true,
  },
  {
    id: 'brand',
    header: copy.columns.brand,
    value: (vehicle) => vehicleNames(catalogs, vehicle).brand,
    isSortable: true,
  },
  {
    id: 'model',
    header: copy.columns.model,
    value: (vehicle) => vehicleNames(catalogs, vehicle).model,
    isSortable: true,
  },
  {
    id: 'expiries',
    header: copy.columns.expiries,
    value: ({ insurance_expiration_date }) => insurance_expiration_date,
    cell: (vehicle) => <Expiries vehicle={vehicle} />,
  },
]

import type { Vehicle } from '@/api/generated/model/vehicle'
import { plateParts } from '@/design-system/components/Plate/plate-parts'
import type { Session } from '@/session/session-schema'

/** The session's lists from which a vehicle's values come. */
export type VehicleCatalogs = Pick<Session, 'carbrand' | 'carmodel' | 'carcolor'>

/** The name of a code; what the list does not have stands as it is. */
const nameIn = (list: readonly { code: string; name: string }[], code: string) =>
  list.find((entry) => entry.code === code)?.name ?? code

/** What a vehicle is, in words (the brand by its catalogue). */
export const vehicleNames = ({ carbrand, carmodel, carcolor }: VehicleCatalogs, vehicle: Vehicle) => ({
  brand: nameIn(carbrand, vehicle.brand),
  model: nameIn(carmodel, vehicle.model),
  color: nameIn(carcolor, vehicle.color),
})

/** How a vehicle is called where one is spoken of: by its plate, as it is written on it; without one by what it is. */
export function describeVehicle(catalogs: VehicleCatalogs, vehicle: Vehicle): string {
  const plate = plateParts(vehicle.license_plate_number)?.join(' ')
  const { brand, model } = vehicleNames(catalogs, vehicle)
  return plate ?? `${brand} ${model}`
}

import type { Vehicle } from '@/api/generated/model/vehicle'
import { plateParts } from '@/design-system/components/Plate/plate-parts'
import type { Session } from '@/session/session-schema'

/** The session's lists that contain the names of a vehicle's codes. */
export type VehicleCatalogs = Pick<Session, 'carbrand' | 'carmodel' | 'carcolor'>

/** Returns the name of a code, or the code itself if the list does not contain it. */
const nameIn = (list: readonly { code: string; name: string }[], code: string) =>
  list.find((entry) => entry.code === code)?.name ?? code

/** Returns the names of a vehicle's brand, model and colour. */
export const vehicleNames = ({ carbrand, carmodel, carcolor }: VehicleCatalogs, vehicle: Vehicle) => ({
  brand: nameIn(carbrand, vehicle.brand),
  model: nameIn(carmodel, vehicle.model),
  color: nameIn(carcolor, vehicle.color),
})

/** Names a vehicle for a sentence: by its formatted plate, or else by its brand and model. */
export function describeVehicle(catalogs: VehicleCatalogs, vehicle: Vehicle): string {
  const plate = plateParts(vehicle.license_plate_number)?.join(' ')
  const { brand, model } = vehicleNames(catalogs, vehicle)
  return plate ?? `${brand} ${model}`
}

import {
  getCreateVehicleMutationOptions,
  getDeleteVehicleMutationOptions,
  getUpdateVehicleMutationOptions,
  listVehicles,
} from '../generated/vehicles/vehicles'
import { findNewest, hasContent } from './compare-records'
import { removal, repeatable, searchable } from './write'

/** The backend stores a plate without spaces, dots and dashes. */
const toStoredPlate = (plate: string): string => plate.replace(/[\s.-]/g, '')

export const vehicleWrites = {
  createVehicle: searchable(getCreateVehicleMutationOptions, async ({ rp, pid, data }) => {
    const content = { ...data, license_plate_number: toStoredPlate(data.license_plate_number) }
    const { results } = await listVehicles(rp, pid, { search: content.license_plate_number, page_size: 500 })
    return findNewest(results.filter((vehicle) => hasContent(vehicle, content)))
  }),
  updateVehicle: repeatable(getUpdateVehicleMutationOptions),
  deleteVehicle: removal(getDeleteVehicleMutationOptions),
}

import type { Vehicle } from '@/api/generated/model/vehicle'
import { useGetVehicle } from '@/api/generated/vehicles/vehicles'
import { vehicleWrites } from '@/api/writes/vehicles'
import { LoadedRecord } from '../detail/LoadedRecord'
import { RecordForm } from '../detail/RecordForm'
import { useLot } from '../detail/use-lot'
import { useSaveRecord } from '../detail/use-save-record'
import { VehicleFields } from './VehicleFields'
import {
  existingVehicleFormSchema,
  newVehicle,
  newVehicleFormSchema,
  toVehicleInput,
  toVehicleValues,
  vehicleServerFields,
} from './vehicle-form'

export function VehicleForm({ id }: { id?: number }) {
  const { rp, propertyId } = useLot()
  const query = useGetVehicle(rp, propertyId, id ?? 0, { query: { enabled: id !== undefined } })
  return (
    <LoadedRecord id={id} query={query}>
      {(vehicle) => <VehicleEditor vehicle={vehicle} />}
    </LoadedRecord>
  )
}

function VehicleEditor({ vehicle }: { vehicle: Vehicle | undefined }) {
  const { personId } = useLot()
  const save = useSaveRecord(vehicle?.id, vehicleWrites.createVehicle, vehicleWrites.updateVehicle)
  return (
    <RecordForm
      isExisting={vehicle !== undefined}
      initialValues={vehicle ? toVehicleValues(vehicle) : newVehicle}
      schema={vehicle ? existingVehicleFormSchema : newVehicleFormSchema}
      serverFields={vehicleServerFields}
      onSubmit={(values) => save(toVehicleInput(values, personId, vehicle))}
    >
      <VehicleFields isExisting={vehicle !== undefined} />
    </RecordForm>
  )
}

import type { Vehicle } from '@/api/generated/model/vehicle'
import { useCreateVehicle, useGetVehicle, useUpdateVehicle } from '@/api/generated/vehicles/vehicles'
import { useIdempotentRequest } from '@/patterns/form/use-idempotent-request'
import { useNotify } from '@/patterns/notify/use-notify'
import { LoadedRecord } from '../detail/LoadedRecord'
import { RecordForm } from '../detail/RecordForm'
import { useLot } from '../detail/use-lot'
import { useTabRights } from '../detail/use-tab-rights'
import { copy } from './copy'
import { VehicleFields } from './VehicleFields'
import {
  knownVehicleForm,
  newVehicle,
  newVehicleForm,
  toVehicleInput,
  toVehicleUpdate,
  type VehicleValues,
  vehicleServerFields,
  vehicleValuesOf,
} from './vehicle-form'

const words = copy.form

/** The form of a new, existing or read-only vehicle. */
export function VehicleForm({ id }: { id?: number }) {
  return id === undefined ? <NewVehicle /> : <KnownVehicle key={id} id={id} />
}

function NewVehicle() {
  const { rp, propertyId: pid, personId } = useLot()
  const lock = useTabRights('vehiculos')
  const notify = useNotify()
  const { request, send } = useIdempotentRequest()
  const createVehicle = useCreateVehicle({ request })
  const save = async (values: VehicleValues) => {
    const data = toVehicleInput(values, personId)
    await send(data, () => createVehicle.mutateAsync({ rp, pid, personId, data }))
    notify.success(copy.saved.created)
  }
  return (
    <RecordForm
      title={words.newTitle}
      isKnown={false}
      lock={lock}
      initialValues={newVehicle}
      schema={newVehicleForm}
      serverFields={vehicleServerFields}
      onSubmit={save}
    >
      <VehicleFields isKnown={false} />
    </RecordForm>
  )
}

function KnownVehicle({ id }: { id: number }) {
  const { rp, propertyId } = useLot()
  const query = useGetVehicle(rp, propertyId, id)
  return (
    <LoadedRecord query={query} words={words}>
      {(vehicle) => <EditVehicle vehicle={vehicle} />}
    </LoadedRecord>
  )
}

function EditVehicle({ vehicle }: { vehicle: Vehicle }) {
  const { rp, propertyId: pid, personId } = useLot()
  const lock = useTabRights('vehiculos')
  const notify = useNotify()
  const { request, send } = useIdempotentRequest()
  const updateVehicle = useUpdateVehicle({ request })
  const save = async (values: VehicleValues) => {
    const data = toVehicleUpdate(values, vehicle, personId)
    await send(data, () => updateVehicle.mutateAsync({ rp, pid, id: vehicle.id, data }))
    notify.success(copy.saved.changed)
  }
  return (
    <RecordForm
      title={lock ? words.detailsTitle : words.editTitle}
      isKnown
      lock={lock}
      initialValues={vehicleValuesOf(vehicle)}
      schema={knownVehicleForm}
      serverFields={vehicleServerFields}
      onSubmit={save}
    >
      <VehicleFields isKnown />
    </RecordForm>
  )
}

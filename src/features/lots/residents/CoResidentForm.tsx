import {
  useCreateCoResident,
  useGetCoResident,
  useUpdateCoResident,
} from '@/api/generated/co-residents/co-residents'
import { useIdempotentRequest } from '@/patterns/form/use-idempotent-request'
import { LoadedRecord } from '../detail/LoadedRecord'
import { useLot } from '../detail/use-lot'
import type { PhotoNames } from '../photos/use-photo-saving'
import { copy } from './copy'
import { NewResident } from './NewResident'
import { ResidentForm } from './ResidentForm'
import type { ResidentValues } from './schema'
import { toCoResidentInput } from './to-request'
import type { Resident } from './values'

const words = copy.kinds.coResident

/** The form of a new or existing co-resident. */
export function CoResidentForm({ id }: { id?: number }) {
  return id === undefined ? <NewCoResident /> : <KnownCoResident key={id} id={id} />
}

function NewCoResident() {
  const { rp, propertyId: pid, personId } = useLot()
  const { request, send } = useIdempotentRequest()
  const createCoResident = useCreateCoResident({ request })
  const create = (values: ResidentValues, photo: PhotoNames) => {
    const data = toCoResidentInput(values, { senderId: personId, before: undefined, photo })
    return send(data, () => createCoResident.mutateAsync({ rp, pid, personId, data }))
  }
  return <NewResident kind="coResident" create={create} />
}

function KnownCoResident({ id }: { id: number }) {
  const { rp, propertyId: pid, personId } = useLot()
  const query = useGetCoResident(rp, pid, id)
  const { request, send } = useIdempotentRequest()
  const updateCoResident = useUpdateCoResident({ request })
  const update = (before: Resident) => (values: ResidentValues, photo: PhotoNames) => {
    const data = toCoResidentInput(values, { senderId: personId, before, photo })
    return send(data, () => updateCoResident.mutateAsync({ rp, pid, personId, id, data }))
  }
  return (
    <LoadedRecord query={query} words={words}>
      {(resident) => <ResidentForm kind="coResident" resident={resident} save={update(resident)} />}
    </LoadedRecord>
  )
}

import { useCreateTenant, useGetTenant, useUpdateTenant } from '@/api/generated/tenants/tenants'
import { useIdempotentRequest } from '@/patterns/form/use-idempotent-request'
import { LoadedRecord } from '../detail/LoadedRecord'
import { useLot } from '../detail/use-lot'
import type { PhotoNames } from '../photos/use-photo-saving'
import { copy } from './copy'
import { NewResident } from './NewResident'
import { ResidentForm } from './ResidentForm'
import type { ResidentValues } from './schema'
import { toTenantInput } from './to-request'
import type { Resident } from './values'

const words = copy.kinds.tenant

/** The form of a new or existing tenant. */
export function TenantForm({ id }: { id?: number }) {
  return id === undefined ? <NewTenant /> : <KnownTenant key={id} id={id} />
}

function NewTenant() {
  const { rp, propertyId: pid, personId } = useLot()
  const { request, send } = useIdempotentRequest()
  const createTenant = useCreateTenant({ request })
  const create = (values: ResidentValues, photo: PhotoNames) => {
    const data = toTenantInput(values, { senderId: personId, before: undefined, photo })
    return send(data, () => createTenant.mutateAsync({ rp, pid, personId, data }))
  }
  return <NewResident kind="tenant" create={create} />
}

function KnownTenant({ id }: { id: number }) {
  const { rp, propertyId: pid, personId } = useLot()
  const query = useGetTenant(rp, pid, id)
  const { request, send } = useIdempotentRequest()
  const updateTenant = useUpdateTenant({ request })
  const update = (before: Resident) => (values: ResidentValues, photo: PhotoNames) => {
    const data = toTenantInput(values, { senderId: personId, before, photo })
    return send(data, () => updateTenant.mutateAsync({ rp, pid, id, data }))
  }
  return (
    <LoadedRecord query={query} words={words}>
      {(resident) => <ResidentForm kind="tenant" resident={resident} save={update(resident)} />}
    </LoadedRecord>
  )
}

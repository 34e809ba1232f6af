import { isNotFound } from '@/api/api-error'
import type { Pet } from '@/api/generated/model/pet'
import { useCreatePet, useGetPet, useUpdatePet } from '@/api/generated/pets/pets'
import { useIdempotentRequest } from '@/patterns/form/use-idempotent-request'
import { useNotify } from '@/patterns/notify/use-notify'
import { QueryView } from '@/patterns/query-view/QueryView'
import { RecordForm } from '../detail/RecordForm'
import { RecordMissing } from '../detail/RecordMissing'
import { RecordSkeleton } from '../detail/RecordSkeleton'
import { useLot } from '../detail/use-lot'
import { useTabRights } from '../detail/use-tab-rights'
import { copy } from './copy'
import { PetFields } from './PetFields'
import { newPet, type PetValues, petForm, petServerFields, toPetInput, valuesOf } from './pet-form'

const words = copy.form

/** A new pet of the lot, or what is known of one: to be changed, or only to be read (L2, L6). */
export function PetForm({ id }: { id?: number }) {
  return id === undefined ? <NewPet /> : <KnownPet key={id} id={id} />
}

function NewPet() {
  const { rp, propertyId: pid, personId } = useLot()
  const lock = useTabRights('mascotas')
  const notify = useNotify()
  const { request, send } = useIdempotentRequest()
  const createPet = useCreatePet({ request })
  const save = async (values: PetValues) => {
    const data = toPetInput(values, personId)
    await send(data, () => createPet.mutateAsync({ rp, pid, personId, data }))
    notify.success(copy.saved.created)
  }
  return (
    <RecordForm
      title={words.newTitle}
      lock={lock}
      initialValues={newPet}
      schema={petForm}
      serverFields={petServerFields}
      onSubmit={save}
    >
      <PetFields />
    </RecordForm>
  )
}

function KnownPet({ id }: { id: number }) {
  const { rp, propertyId } = useLot()
  const query = useGetPet(rp, propertyId, id)
  if (isNotFound(query.error)) return <RecordMissing title={words.missing} />
  return (
    <QueryView query={query} skeleton={<RecordSkeleton label={words.loading} />}>
      {(pet) => <EditPet pet={pet} />}
    </QueryView>
  )
}

function EditPet({ pet }: { pet: Pet }) {
  const { rp, propertyId: pid, personId } = useLot()
  const lock = useTabRights('mascotas')
  const notify = useNotify()
  const { request, send } = useIdempotentRequest()
  const updatePet = useUpdatePet({ request })
  const save = async (values: PetValues) => {
    const data = toPetInput(values, personId, pet)
    await send(data, () => updatePet.mutateAsync({ rp, pid, id: pet.id, data }))
    notify.success(copy.saved.changed)
  }
  return (
    <RecordForm
      title={lock ? words.detailsTitle : words.editTitle}
      lock={lock}
      initialValues={valuesOf(pet)}
      schema={petForm}
      serverFields={petServerFields}
      onSubmit={save}
    >
      <PetFields pet={pet} />
    </RecordForm>
  )
}

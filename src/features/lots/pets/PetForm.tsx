import type { Pet } from '@/api/generated/model/pet'
import { useCreatePet, useGetPet, useUpdatePet } from '@/api/generated/pets/pets'
import { useIdempotentRequest } from '@/patterns/form/use-idempotent-request'
import { useNotify } from '@/patterns/notify/use-notify'
import { LoadedRecord } from '../detail/LoadedRecord'
import { RecordForm } from '../detail/RecordForm'
import { useLot } from '../detail/use-lot'
import { useTabRights } from '../detail/use-tab-rights'
import { usePhotoSaving } from '../photos/use-photo-saving'
import { copy } from './copy'
import { PetFields } from './PetFields'
import { newPet, type PetValues, petForm, petValuesOf, toPetInput } from './pet-form'

const words = copy.form

/** The form of a new, existing or read-only pet. */
export function PetForm({ id }: { id?: number }) {
  return id === undefined ? <NewPet /> : <KnownPet key={id} id={id} />
}

function NewPet() {
  const { rp, propertyId: pid, personId } = useLot()
  const lock = useTabRights('mascotas')
  const notify = useNotify()
  const photo = usePetPhoto()
  const { request, send } = useIdempotentRequest()
  const createPet = useCreatePet({ request })
  const save = (values: PetValues) =>
    photo.save(values.photo_file_name, async (names) => {
      const data = toPetInput(values, names, personId)
      await send(data, () => createPet.mutateAsync({ rp, pid, personId, data }))
      notify.success(copy.saved.created)
    })
  return (
    <RecordForm
      title={words.newTitle}
      isKnown={false}
      lock={lock}
      initialValues={newPet}
      schema={petForm}
      onSubmit={save}
    >
      <PetFields upload={photo.upload} />
    </RecordForm>
  )
}

function KnownPet({ id }: { id: number }) {
  const { rp, propertyId } = useLot()
  const query = useGetPet(rp, propertyId, id)
  return (
    <LoadedRecord query={query} words={words}>
      {(pet) => <EditPet pet={pet} />}
    </LoadedRecord>
  )
}

function EditPet({ pet }: { pet: Pet }) {
  const { rp, propertyId: pid, personId } = useLot()
  const lock = useTabRights('mascotas')
  const notify = useNotify()
  const photo = usePetPhoto(pet)
  const { request, send } = useIdempotentRequest()
  const updatePet = useUpdatePet({ request })
  const save = (values: PetValues) =>
    photo.save(values.photo_file_name, async (names) => {
      const data = toPetInput(values, names, personId)
      await send(data, () => updatePet.mutateAsync({ rp, pid, id: pet.id, data }))
      notify.success(copy.saved.changed)
    })
  return (
    <RecordForm
      title={lock ? words.detailsTitle : words.editTitle}
      isKnown
      lock={lock}
      initialValues={petValuesOf(pet)}
      schema={petForm}
      onSubmit={save}
    >
      <PetFields pet={pet} upload={photo.upload} />
    </RecordForm>
  )
}

function usePetPhoto(pet?: Pet) {
  const { rp } = useLot()
  return usePhotoSaving({
    rp,
    kind: 'pet',
    field: 'photo_file_name',
    original: pet?.photo_file_name ?? null,
  })
}

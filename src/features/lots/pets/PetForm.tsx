import type { Pet } from '@/api/generated/model/pet'
import { useGetPet } from '@/api/generated/pets/pets'
import { petWrites } from '@/api/writes/pets'
import { Checkbox } from '@/design-system/components/Checkbox/Checkbox'
import { Stack } from '@/design-system/components/Stack/Stack'
import { TextField } from '@/design-system/components/TextField/TextField'
import { toUppercaseName } from '@/domain/names'
import { useFormField } from '@/patterns/form/use-form-field'
import { LoadedRecord } from '../detail/LoadedRecord'
import { RecordForm } from '../detail/RecordForm'
import { useLot } from '../detail/use-lot'
import { useSaveRecord } from '../detail/use-save-record'
import { LotPhotoField } from '../photos/LotPhotoField'
import { usePhotoSaving } from '../photos/use-photo-saving'
import { copy } from './copy'
import { newPet, petFormSchema, toPetInput, toPetValues } from './pet-form'

export function PetForm({ id }: { id?: number }) {
  const { rp, propertyId } = useLot()
  const query = useGetPet(rp, propertyId, id ?? 0, { query: { enabled: id !== undefined } })
  return (
    <LoadedRecord id={id} query={query}>
      {(pet) => <PetEditor pet={pet} />}
    </LoadedRecord>
  )
}

function PetEditor({ pet }: { pet: Pet | undefined }) {
  const { personId } = useLot()
  const photo = usePhotoSaving('pet', pet?.photo_file_name)
  const save = useSaveRecord(pet?.id, petWrites.createPet, petWrites.updatePet)
  return (
    <RecordForm
      isExisting={pet !== undefined}
      initialValues={pet ? toPetValues(pet) : newPet}
      schema={petFormSchema}
      onSubmit={(values) =>
        photo.save(values.photo_file_name, (photoNames) => save(toPetInput(values, photoNames, personId)))
      }
    >
      <Stack gap={3}>
        <CapitalsField name="name" label={copy.name} />
        <CapitalsField name="breed" label={copy.breed} hint={copy.breedHint} />
        <LotPhotoField recordId={pet?.id} alt={copy.photoOf(pet?.name ?? '')} upload={photo.upload} />
        {pet ? (
          // The checkbox is disabled, because only the Administration changes the value.
          <Checkbox
            label={copy.documents}
            hint={copy.documentsHint}
            name="documents_verified_flag"
            value={pet.documents_verified_flag}
            onChange={() => {}}
            disabled
          />
        ) : null}
      </Stack>
    </RecordForm>
  )
}

function CapitalsField({ name, label, hint }: { name: string; label: string; hint?: string }) {
  const field = useFormField<string>(name)
  return (
    <TextField
      {...field}
      label={label}
      hint={field.disabled ? undefined : hint}
      normalize={toUppercaseName}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      required
    />
  )
}

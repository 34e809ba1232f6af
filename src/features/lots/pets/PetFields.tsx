import type { Pet } from '@/api/generated/model/pet'
import { Checkbox } from '@/design-system/components/Checkbox/Checkbox'
import { Stack } from '@/design-system/components/Stack/Stack'
import { TextField } from '@/design-system/components/TextField/TextField'
import { capitals } from '@/domain/names'
import { useFormField } from '@/patterns/form/use-form-field'
import { useLot } from '../detail/use-lot'
import { LotPhotoField } from '../photos/LotPhotoField'
import type { PhotoUploadInProgress } from '../photos/use-photo-upload'
import { copy } from './copy'

const words = copy.form
/** The value is read-only here: only the Administration changes it. */
const doNothing = () => {}

interface PetFieldsProps {
  /** The pet to edit; absent for a new pet. */
  pet?: Pet
  /** The upload of the photo. */
  upload: PhotoUploadInProgress
}

/** The data of a pet, with its photo. */
export function PetFields({ pet, upload }: PetFieldsProps) {
  const { rp } = useLot()
  const breed = useFormField<string>('breed')
  return (
    <Stack gap={3}>
      <TextField
        {...useFormField<string>('name')}
        label={words.name}
        normalize={capitals}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        required
      />
      <TextField
        {...breed}
        label={words.breed}
        hint={breed.disabled ? undefined : words.breedHint}
        normalize={capitals}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        required
      />
      <LotPhotoField
        name="photo_file_name"
        rp={rp}
        ownerId={pet?.id}
        alt={words.photoOf(pet?.name ?? '')}
        upload={upload}
      />
      {pet ? (
        <Checkbox
          label={words.documents}
          hint={words.documentsHint}
          name="documents_verified_flag"
          value={pet.documents_verified_flag}
          onChange={doNothing}
          disabled
        />
      ) : null}
    </Stack>
  )
}

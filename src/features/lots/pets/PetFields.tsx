import type { Pet } from '@/api/generated/model/pet'
import { Checkbox } from '@/design-system/components/Checkbox/Checkbox'
import { Stack } from '@/design-system/components/Stack/Stack'
import { TextField } from '@/design-system/components/TextField/TextField'
import { useFormField } from '@/patterns/form/use-form-field'
import { copy } from './copy'
import { capitals } from './pet-form'

const words = copy.form
/** The Administration's word, which nobody changes here. */
const unchanged = () => {}

/** What a pet is (L3, L5); `pet` is what is known of it. */
export function PetFields({ pet }: { pet?: Pet }) {
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
        {...useFormField<string>('breed')}
        label={words.breed}
        hint={words.breedHint}
        normalize={capitals}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        required
      />
      {pet ? (
        <Checkbox
          label={words.documents}
          hint={words.documentsHint}
          name="documents_verified_flag"
          value={pet.documents_verified_flag}
          onChange={unchanged}
          disabled
        />
      ) : null}
    </Stack>
  )
}

import { SegmentedControl } from '@/design-system/components/SegmentedControl/SegmentedControl'
import { Stack } from '@/design-system/components/Stack/Stack'
import { TextField } from '@/design-system/components/TextField/TextField'
import { capitals } from '@/domain/names'
import { NationalityField } from '@/patterns/countries/NationalityField'
import { useLockableField } from '@/patterns/form/use-lockable-field'
import { copy } from './copy'
import type { PersonValues } from './guest-form'

const { guest } = copy
const nameInput = { normalize: capitals, autoComplete: 'off', spellCheck: false, required: true }

/** The names, the nationality and the gender of a person, read-only if the person is already registered. */
export function PersonFields({ isLocked }: { isLocked: boolean }) {
  const gender = useLockableField<PersonValues['gender']>('gender', isLocked)
  // The form offers M and F. X is shown only for a registered person with that value.
  const genders = gender.value === 'X' ? (['M', 'F', 'X'] as const) : (['M', 'F'] as const)
  return (
    <Stack gap={2}>
      <TextField
        {...useLockableField<string>('firstName', isLocked)}
        {...nameInput}
        label={guest.firstName}
      />
      <TextField {...useLockableField<string>('lastName', isLocked)} {...nameInput} label={guest.lastName} />
      <NationalityField label={guest.nationality} isLocked={isLocked} required />
      <SegmentedControl<PersonValues['gender']>
        {...gender}
        label={guest.gender}
        options={genders.map((value) => ({ value, label: guest.genders[value] }))}
        required
      />
    </Stack>
  )
}

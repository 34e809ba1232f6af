import type { Gender } from '@/api/generated/model/gender'
import { Grid } from '@/design-system/components/Grid/Grid'
import { SegmentedControl } from '@/design-system/components/SegmentedControl/SegmentedControl'
import { Stack } from '@/design-system/components/Stack/Stack'
import { TextField } from '@/design-system/components/TextField/TextField'
import { normalizeDocumentNumber } from '@/domain/documents'
import { toUppercaseName } from '@/domain/names'
import { NationalityField } from '@/patterns/countries/NationalityField'
import { useLockableField } from '@/patterns/form/use-lockable-field'
import { copy } from './copy'

const words = copy.new
const genders = (['M', 'F', 'X'] as const).map((value) => ({ value, label: words.genders[value] }))
const inputProps = { autoComplete: 'off', autoCapitalize: 'characters', spellCheck: false } as const

/**
 * The fields for the document number, the names, the gender and the nationality. `isLocked` disables them; use it for a
 * person who is already registered in the neighbourhood.
 */
export function ManagerIdentityFields({ isLocked }: { isLocked: boolean }) {
  const gap = isLocked ? 4 : 2
  return (
    <Stack gap={gap}>
      <TextField
        {...useLockableField<string>('idNumber', isLocked)}
        {...inputProps}
        label={words.idNumber}
        hint={isLocked ? undefined : words.idNumberHint}
        normalize={normalizeDocumentNumber}
        inputMode="numeric"
      />
      <Grid minColumn="12rem" gap={gap}>
        <TextField
          {...useLockableField<string>('firstName', isLocked)}
          {...inputProps}
          label={words.firstName}
          normalize={toUppercaseName}
        />
        <TextField
          {...useLockableField<string>('lastName', isLocked)}
          {...inputProps}
          label={words.lastName}
          normalize={toUppercaseName}
        />
      </Grid>
      <SegmentedControl<Gender | ''>
        {...useLockableField<Gender | ''>('gender', isLocked)}
        label={words.gender}
        options={genders}
      />
      <NationalityField
        label={words.nationality}
        placeholder={words.nationalityChoose}
        isClearable
        isLocked={isLocked}
      />
    </Stack>
  )
}

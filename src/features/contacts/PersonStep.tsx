import { Alert } from '@/design-system/components/Alert/Alert'
import { SegmentedControl } from '@/design-system/components/SegmentedControl/SegmentedControl'
import { Stack } from '@/design-system/components/Stack/Stack'
import { Text } from '@/design-system/components/Text/Text'
import { TextField } from '@/design-system/components/TextField/TextField'
import { toUppercaseName } from '@/domain/names'
import { NationalityField } from '@/patterns/countries/NationalityField'
import { FormActions } from '@/patterns/form/FormActions'
import { FormShell } from '@/patterns/form/FormShell'
import { useLockableField } from '@/patterns/form/use-lockable-field'
import { copy } from './copy'
import {
  type DocumentCheck,
  type DocumentValues,
  formatDocument,
  newPerson,
  type PersonValues,
  personFormSchema,
  personServerFields,
  toPersonValues,
} from './guest-form'

const { guest } = copy

interface PersonStepProps {
  document: DocumentValues
  /** Whether the user has typed the document, and would lose it by leaving. */
  isDocumentTyped: boolean
  check: DocumentCheck
  /** The values of the last `onBack` for an unregistered person; absent at first. */
  typedPerson: PersonValues | undefined
  fallback: string
  /** Returns to the document step and keeps the typed values. */
  onBack: (person: PersonValues | undefined) => void
  onAdd: (person: PersonValues) => Promise<void>
}

/** The second step: the data of the person. The data of a registered person is read-only. */
export function PersonStep({
  document,
  isDocumentTyped,
  check: { knownPerson, refusal },
  typedPerson,
  fallback,
  onBack,
  onAdd,
}: PersonStepProps) {
  const documentText = formatDocument(document)
  return (
    <FormShell
      // The draft of a person belongs to the document.
      draft={`person.${documentText}`}
      hasEarlierChanges={isDocumentTyped}
      initialValues={knownPerson ? toPersonValues(knownPerson) : newPerson}
      typedValues={knownPerson ? undefined : typedPerson}
      schema={personFormSchema}
      serverFields={personServerFields}
      fallback={fallback}
      onSubmit={onAdd}
    >
      {({ values }) => (
        <>
          {knownPerson ? (
            <Alert tone={refusal ? 'warning' : 'info'} isLive>
              {refusal ?? guest.exists(documentText)}
            </Alert>
          ) : (
            <Text tone="muted" hasTabularFigures>
              {guest.checked(documentText)}
            </Text>
          )}
          <PersonFields isLocked={knownPerson !== undefined} />
          <FormActions
            cancel={guest.back}
            onCancel={() => onBack(knownPerson ? typedPerson : values)}
            submit={guest.add}
            disabledReason={refusal}
          />
        </>
      )}
    </FormShell>
  )
}

const nameInput = { normalize: toUppercaseName, autoComplete: 'off', spellCheck: false, required: true }

/** The names, the nationality and the gender of a person, read-only if the person is already registered. */
function PersonFields({ isLocked }: { isLocked: boolean }) {
  const gender = useLockableField<PersonValues['gender']>('gender', isLocked)
  // The form offers M and F, and shows X only for a registered person with the gender X.
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

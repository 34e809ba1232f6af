import { Alert } from '@/design-system/components/Alert/Alert'
import { Text } from '@/design-system/components/Text/Text'
import { FormActions } from '@/patterns/form/FormActions'
import { FormShell } from '@/patterns/form/FormShell'
import { copy } from './copy'
import {
  type DocumentCheck,
  type DocumentValues,
  formatDocument,
  type PersonValues,
  personForm,
  personServerFields,
  toPersonValues,
} from './guest-form'
import { PersonFields } from './PersonFields'

const { guest } = copy

interface PersonStepProps {
  document: DocumentValues
  check: DocumentCheck
  /** The values typed before, if the user returns to this step. */
  person: PersonValues
  fallback: string
  /** Returns to the document step and keeps the typed values. */
  onBack: (person: PersonValues) => void
  onAdd: (person: PersonValues) => Promise<void>
}

/** Step 2: the person. A registered person is added unchanged. */
export function PersonStep({
  document,
  check: { known, refusal },
  person,
  fallback,
  onBack,
  onAdd,
}: PersonStepProps) {
  const shown = formatDocument(document)
  return (
    <FormShell
      initialValues={known ? toPersonValues(known) : person}
      schema={personForm}
      serverFields={personServerFields}
      fallback={fallback}
      isGuarded={false}
      onSubmit={onAdd}
    >
      {({ values }) => (
        <>
          {known ? (
            <Alert tone={refusal ? 'warning' : 'info'} isLive>
              {refusal ?? guest.exists(shown)}
            </Alert>
          ) : (
            <Text tone="muted" hasTabularFigures>
              {guest.checked(shown)}
            </Text>
          )}
          <PersonFields isLocked={known !== undefined} />
          <FormActions
            cancel={guest.back}
            onCancel={() => onBack(known ? person : values)}
            submit={guest.add}
            disabledReason={refusal}
          />
        </>
      )}
    </FormShell>
  )
}

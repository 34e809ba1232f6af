import { Alert } from '@/design-system/components/Alert/Alert'
import { Button } from '@/design-system/components/Button/Button'
import { Inline } from '@/design-system/components/Inline/Inline'
import { Text } from '@/design-system/components/Text/Text'
import { FormShell } from '@/patterns/form/FormShell'
import { SubmitButton } from '@/patterns/form/SubmitButton'
import { copy } from './copy'
import {
  type DocumentValues,
  documentOf,
  type PersonValues,
  personForm,
  personServerFields,
  valuesOfKnown,
} from './guest-form'
import { PersonFields } from './PersonFields'
import type { GuestCheck } from './use-guest-check'

const { guest } = copy

interface PersonStepProps {
  document: DocumentValues
  check: GuestCheck
  /** What was typed before, if one has been here. */
  person: PersonValues
  /** Back to the document, with what is typed here. */
  onBack: (person: PersonValues) => void
  /** Adds the person; what it throws is shown in the form. */
  onAdd: (person: PersonValues) => Promise<void>
}

/** Step 2 of a new guest: who it is. Somebody whom the complex knows is added as they are (P2, P8). */
export function PersonStep({
  document,
  check: { known, isContact },
  person,
  onBack,
  onAdd,
}: PersonStepProps) {
  const { idType, idNumber } = documentOf(document)
  const shownDocument = `${idType} ${idNumber}`
  const refusal = isContact ? guest.alreadyContact(shownDocument) : undefined
  return (
    <FormShell
      initialValues={known ? valuesOfKnown(known) : person}
      schema={personForm}
      serverFields={personServerFields}
      fallback={guest.failed}
      isGuarded={false}
      onSubmit={onAdd}
    >
      {({ values }) => (
        <>
          {known ? (
            <Alert tone={isContact ? 'warning' : 'info'} isLive>
              {refusal ?? guest.exists(shownDocument)}
            </Alert>
          ) : (
            <Text tone="muted" hasTabularFigures>
              {guest.checked(shownDocument)}
            </Text>
          )}
          <PersonFields isLocked={known !== undefined} />
          <Inline gap={3} justify="end" stacksOnPhone>
            <Button onClick={() => onBack(known ? person : values)}>{guest.back}</Button>
            <SubmitButton disabledReason={refusal}>{guest.add}</SubmitButton>
          </Inline>
        </>
      )}
    </FormShell>
  )
}

import { useState } from 'react'
import type { IdTypeCode } from '@/api/generated/model/idTypeCode'
import { focusControl } from '@/design-system/components/Field/focus-field'
import { Stack } from '@/design-system/components/Stack/Stack'
import { Steps } from '@/design-system/components/Steps/Steps'
import { copy } from './copy'
import { DocumentStep } from './DocumentStep'
import {
  type DocumentCheck,
  type DocumentValues,
  type KnownPerson,
  newDocument,
  newPerson,
  type PersonValues,
  toGuestInput,
} from './guest-form'
import { PersonStep } from './PersonStep'

const { steps } = copy.guest

interface PersonStepsProps {
  /** The initial document number. */
  number?: string
  /** The selectable document types; all types of the session if absent. */
  idTypes?: readonly IdTypeCode[]
  /** The sentences for failures without a sentence from the backend. */
  failures: { check: string; add: string }
  /** Looks up a document. The form shows the error that it throws. */
  onCheck: (document: DocumentValues) => Promise<DocumentCheck>
  /** Adds the new or registered person. The form shows the error that it throws. */
  onAdd: (person: ReturnType<typeof toGuestInput>, known: KnownPerson | undefined) => Promise<void>
  onClose: () => void
}

/** Identifies a person in two steps: first the document, then the data of a person who is not registered. */
export function PersonSteps(props: PersonStepsProps) {
  const { number = '', idTypes, failures, onCheck, onAdd, onClose } = props
  const [document, setDocument] = useState<DocumentValues>({ ...newDocument, idNumber: number })
  const [person, setPerson] = useState(newPerson)
  const [check, setCheck] = useState<DocumentCheck>()
  const [hasMoved, setHasMoved] = useState(false)

  const checkDocument = async (values: DocumentValues) => {
    setCheck(await onCheck(values))
    setDocument(values)
    setHasMoved(true)
  }
  const goBack = (values: PersonValues) => {
    setPerson(values)
    setCheck(undefined)
  }

  return (
    <Stack key={check ? 'person' : 'document'} gap={5} ref={hasMoved ? focusFirstControl : undefined}>
      <Steps
        label={steps.label}
        steps={[steps.document, steps.person]}
        current={check ? 1 : 0}
        doneLabel={steps.done}
      />
      {check ? (
        <PersonStep
          document={document}
          check={check}
          person={person}
          fallback={failures.add}
          onBack={goBack}
          onAdd={(values) => onAdd(toGuestInput(document, values), check.known)}
        />
      ) : (
        <DocumentStep
          document={document}
          idTypes={idTypes}
          fallback={failures.check}
          onCheck={checkDocument}
          onClose={onClose}
        />
      )}
    </Stack>
  )
}

/** The pressed button is removed with its step, so focus moves to the next step. */
const focusFirstControl = (step: HTMLElement | null) => {
  if (step) focusControl(step)
}

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
  /** The document number at first. */
  number?: string
  /** Which kinds of document can be chosen; without it, all that the session tells. */
  idTypes?: readonly IdTypeCode[]
  /** What is said where looking up or adding fails and the backend says nothing about it. */
  failures: { check: string; add: string }
  /** Looks a document up; what it throws is shown. */
  onCheck: (document: DocumentValues) => Promise<DocumentCheck>
  /** Takes the person, whom the complex knows or not; what it throws is shown. */
  onAdd: (person: ReturnType<typeof toGuestInput>, known: KnownPerson | undefined) => Promise<void>
  onClose: () => void
}

/** Who somebody is, in two steps: first the document, then whatever is not known about who has it. */
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

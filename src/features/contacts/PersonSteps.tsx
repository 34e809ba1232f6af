import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { getLookupGuestQueryOptions } from '@/api/generated/contacts/contacts'
import { focusControl } from '@/design-system/components/Field/focus-field'
import { Stack } from '@/design-system/components/Stack/Stack'
import { Steps } from '@/design-system/components/Steps/Steps'
import type { PersonRegistrationProps } from '@/patterns/persons/person-registration'
import { useSession } from '@/session/use-session'
import { copy } from './copy'
import { DocumentStep } from './DocumentStep'
import {
  type DocumentCheck,
  type DocumentValues,
  type KnownPerson,
  newDocument,
  newPerson,
  normalizeDocument,
  type PersonValues,
  toGuestInput,
  toKnownPerson,
} from './guest-form'
import { PersonStep } from './PersonStep'

const { steps } = copy.guest

interface PersonStepsProps extends Pick<PersonRegistrationProps, 'number' | 'idTypes' | 'onClose'> {
  /** The message if the lookup of the document fails. */
  checkFailed: string
  /** The message if adding the person fails. */
  addFailed: string
  /** Returns the reason why a registered person cannot be chosen. */
  getRefusal?: (knownPerson: KnownPerson, document: DocumentValues) => Promise<string | undefined>
  onAdd: (person: ReturnType<typeof toGuestInput>, knownPerson: KnownPerson | undefined) => Promise<void>
}

/** Identifies a person in two steps: first the document, then the data of a person who is not registered. */
export function PersonSteps(props: PersonStepsProps) {
  const { number = '', idTypes, checkFailed, addFailed, getRefusal, onAdd, onClose } = props
  const [document, setDocument] = useState<DocumentValues>({ ...newDocument, idNumber: number })
  const [person, setPerson] = useState(newPerson)
  const [check, setCheck] = useState<DocumentCheck>()
  const [hasChangedStep, setHasChangedStep] = useState(false)
  const findPerson = usePersonByDocument()

  const checkDocument = async (values: DocumentValues) => {
    const knownPerson = await findPerson(values)
    setCheck({ knownPerson, refusal: knownPerson && (await getRefusal?.(knownPerson, values)) })
    setDocument(values)
    setHasChangedStep(true)
  }
  const goBack = (values: PersonValues) => {
    setPerson(values)
    setCheck(undefined)
  }

  return (
    <Stack key={check ? 'person' : 'document'} gap={5} ref={hasChangedStep ? focusFirstControl : undefined}>
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
          fallback={addFailed}
          onBack={goBack}
          onAdd={(values) => onAdd(toGuestInput(document, values), check.knownPerson)}
        />
      ) : (
        <DocumentStep
          document={document}
          idTypes={idTypes}
          fallback={checkFailed}
          onCheck={checkDocument}
          onClose={onClose}
        />
      )}
    </Stack>
  )
}

/** Moves the focus to the next step, because the pressed button disappears with its step. */
const focusFirstControl = (step: HTMLElement | null) => {
  if (step) focusControl(step)
}

/** Returns a function that looks up the registered person of a document. */
function usePersonByDocument() {
  const realPropertyId = useSession().neighbourhood.id
  const client = useQueryClient()
  return async (document: DocumentValues) => {
    const { idType, idNumber } = normalizeDocument(document)
    const options = getLookupGuestQueryOptions(realPropertyId, idType, idNumber)
    // The cache may not contain a person whom somebody has just registered.
    return toKnownPerson(await client.fetchQuery({ ...options, staleTime: 0 }))
  }
}

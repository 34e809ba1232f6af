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
  /** The message if the search for the person by identity document fails. */
  checkFailed: string
  /** The message if adding the person fails. */
  addFailed: string
  /** Returns the reason why a registered person cannot be chosen; undefined if the person can be chosen. */
  getRefusal?: (knownPerson: KnownPerson, document: DocumentValues) => Promise<string | undefined>
  onAdd: (person: ReturnType<typeof toGuestInput>, knownPerson: KnownPerson | undefined) => Promise<void>
}

/**
 * Asks the user for a person in two steps: first the identity document, then the personal data. The data of a person
 * who is already registered is shown read-only.
 */
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

/** Moves the focus into the new step. The pressed button disappeared with the previous step. */
const focusFirstControl = (step: HTMLElement | null) => {
  if (step) focusControl(step)
}

/**
 * Returns a function that finds the registered person with an identity document. The function resolves to undefined if
 * nobody has the document.
 */
function usePersonByDocument() {
  const realPropertyId = useSession().neighbourhood.id
  const client = useQueryClient()
  return async (document: DocumentValues) => {
    const { idType, idNumber } = normalizeDocument(document)
    const options = getLookupGuestQueryOptions(realPropertyId, idType, idNumber)
    // A cached response may lack a person that somebody has just registered, so the person is always fetched.
    return toKnownPerson(await client.fetchQuery({ ...options, staleTime: 0 }))
  }
}

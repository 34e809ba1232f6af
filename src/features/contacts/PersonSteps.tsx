import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { getLookupGuestQueryOptions } from '@/api/generated/contacts/contacts'
import { focusFirstControl } from '@/design-system/components/Field/focus-field'
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
  const [initialDocument] = useState<DocumentValues>({ ...newDocument, idNumber: number })
  const [typedDocument, setTypedDocument] = useState<DocumentValues>()
  const [typedPerson, setTypedPerson] = useState<PersonValues>()
  const [check, setCheck] = useState<DocumentCheck>()
  const [hasChangedStep, setHasChangedStep] = useState(false)
  const findPerson = usePersonByDocument()

  const checkDocument = async (values: DocumentValues) => {
    const knownPerson = await findPerson(values)
    setCheck({ knownPerson, refusal: knownPerson && (await getRefusal?.(knownPerson, values)) })
    setTypedDocument(values)
    setHasChangedStep(true)
    // Nothing is saved yet, so the draft of the document stays.
    return false
  }
  const goBack = (values: PersonValues | undefined) => {
    setTypedPerson(values)
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
      {check && typedDocument ? (
        <PersonStep
          document={typedDocument}
          isDocumentTyped={typedDocument.idNumber !== initialDocument.idNumber}
          check={check}
          typedPerson={typedPerson}
          fallback={addFailed}
          onBack={goBack}
          onAdd={(values) => onAdd(toGuestInput(typedDocument, values), check.knownPerson)}
        />
      ) : (
        <DocumentStep
          initialDocument={initialDocument}
          typedDocument={typedDocument}
          idTypes={idTypes}
          fallback={checkFailed}
          onCheck={checkDocument}
          onClose={onClose}
        />
      )}
    </Stack>
  )
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

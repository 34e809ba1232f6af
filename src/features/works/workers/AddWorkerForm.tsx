import { useState } from 'react'
import { partyStatuses } from '@/copy/works'
import { Alert } from '@/design-system/components/Alert/Alert'
import { Button } from '@/design-system/components/Button/Button'
import { focusControl } from '@/design-system/components/Field/focus-field'
import { Inline } from '@/design-system/components/Inline/Inline'
import { Stack } from '@/design-system/components/Stack/Stack'
import { FormShell } from '@/patterns/form/FormShell'
import { SubmitButton } from '@/patterns/form/SubmitButton'
import { useFormField } from '@/patterns/form/use-form-field'
import { PersonSearchField } from '@/patterns/persons/PersonSearchField'
import type { RegisteredPerson } from '@/patterns/persons/person-registration'
import { useWork } from '../detail/use-work'
import { copy } from './copy'
import { useRosterStatus } from './use-roster-status'
import { useWorkerSaving } from './use-worker-saving'
import { WorkerStatusField } from './WorkerStatusField'
import { toWorkerInput, type WorkerValues, workerForm } from './worker-form'

/** In milliseconds. */
const searchDelay = 300

interface AddWorkerFormProps {
  /** Who is chosen at first: somebody who was registered just now. */
  person: RegisteredPerson | undefined
  /** Called to register somebody whom the search does not find, with the document number, if it is known. */
  onRegister: (number: string) => void
  onClose: () => void
  onAdded: () => void
}

/** Who is taken on, and in which state. */
export function AddWorkerForm({ person, onRegister, onClose, onAdded }: AddWorkerFormProps) {
  const { workId } = useWork()
  const { add } = useWorkerSaving()
  const initialValues: WorkerValues = { person: person ? String(person.id) : '', status: 'CURRENT' }
  return (
    <FormShell
      initialValues={initialValues}
      schema={workerForm}
      onSubmit={async (values) => {
        await add(toWorkerInput(workId, values))
        onAdded()
      }}
    >
      <ChosenFields person={person} onRegister={onRegister} onClose={onClose} />
    </FormShell>
  )
}

function ChosenFields({ person: first, onRegister, onClose }: Omit<AddWorkerFormProps, 'onAdded'>) {
  const [person, setPerson] = useState(first)
  const { onChange, value: _, ...field } = useFormField<string>('person')
  const standing = useRosterStatus(person)
  const already = standing === 'CURRENT' ? copy.already : undefined
  return (
    <>
      <Stack gap={3} ref={first && focusFirstControl}>
        <PersonSearchField
          {...field}
          error={already ?? field.error}
          label={copy.add.person}
          person={person}
          delay={searchDelay}
          onChange={(chosen) => {
            setPerson(chosen)
            onChange(chosen ? String(chosen.id) : '')
          }}
          create={{
            label: (number) => (number === '' ? copy.add.register : copy.add.registerThis(number)),
            onCreate: onRegister,
          }}
        />
        {standing && !already ? <Alert>{copy.add.back(partyStatuses[standing].word)}</Alert> : null}
        <WorkerStatusField isReactivation={standing === 'INVALID'} />
      </Stack>
      <Inline gap={3} justify="end" stacksOnPhone>
        <Button onClick={onClose}>{copy.cancel}</Button>
        <SubmitButton disabledReason={already}>{copy.add.submit}</SubmitButton>
      </Inline>
    </>
  )
}

/** The previous steps are removed, so focus moves to this one. */
const focusFirstControl = (step: HTMLElement | null) => {
  if (step) focusControl(step)
}

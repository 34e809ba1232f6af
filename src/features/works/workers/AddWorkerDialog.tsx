import { useState } from 'react'
import { getStatusWord } from '@/copy/labels'
import { partyStatuses } from '@/copy/works'
import { Alert } from '@/design-system/components/Alert/Alert'
import { focusFirstControl } from '@/design-system/components/Field/focus-field'
import { Stack } from '@/design-system/components/Stack/Stack'
import { FormActions } from '@/patterns/form/FormActions'
import { FormShell } from '@/patterns/form/FormShell'
import { useFormField } from '@/patterns/form/use-form-field'
import { PersonSearchField } from '@/patterns/persons/PersonSearchField'
import { type RegisteredPerson, usePersonRegistration } from '@/patterns/persons/person-registration'
import { PartyStatusField } from '../detail/PartyStatusField'
import { useWork } from '../detail/use-work'
import { WorkDialog } from '../detail/WorkDialog'
import { copy } from './copy'
import { useReadRosterStatus, useRosterStatus } from './use-roster-status'
import { useWorkerSaving } from './use-worker-saving'
import { toWorkerInput, type WorkerValues, workerFormSchema } from './worker-form'

type Step = { name: 'add'; person?: RegisteredPerson } | { name: 'register'; number?: string }

/** Adds a person, found by DNI or newly registered, to the roster. `startsWithRegistration` skips the search. */
export function AddWorkerDialog({ startsWithRegistration }: { startsWithRegistration: boolean }) {
  const { rosterRefusal } = useWork().rights
  const PersonRegistration = usePersonRegistration()
  const readStatus = useReadRosterStatus()
  const [step, setStep] = useState<Step>(startsWithRegistration ? { name: 'register' } : { name: 'add' })
  return (
    <WorkDialog title={step.name === 'add' ? copy.add.action : copy.add.register}>
      {({ close, finish }) => {
        if (rosterRefusal) return <Alert>{rosterRefusal}</Alert>
        return step.name === 'add' ? (
          <AddWorkerForm
            person={step.person}
            onRegister={(number) => setStep({ name: 'register', number })}
            onClose={close}
            onAdded={finish}
          />
        ) : (
          <PersonRegistration
            number={step.number}
            getRefusal={async (person) =>
              (await readStatus(person)) === 'CURRENT' ? copy.already : undefined
            }
            onRegistered={(person) => setStep({ name: 'add', person })}
            onClose={close}
          />
        )
      }}
    </WorkDialog>
  )
}

const searchDelayMs = 300

interface AddWorkerFormProps {
  /** The person that the user has just registered, as the initial choice; undefined if there is none. */
  person: RegisteredPerson | undefined
  onRegister: (number: string) => void
  onClose: () => void
  onAdded: () => void
}

function AddWorkerForm({ person, onRegister, onClose, onAdded }: AddWorkerFormProps) {
  const { workId } = useWork()
  const { add } = useWorkerSaving()
  const initialValues: WorkerValues = { person: person ?? null, status: 'CURRENT' }
  return (
    <FormShell
      draft="worker"
      initialValues={initialValues}
      schema={workerFormSchema}
      onSubmit={async (values) => {
        await add(toWorkerInput(workId, values))
        onAdded()
      }}
    >
      <WorkerFields person={person} onRegister={onRegister} onClose={onClose} />
    </FormShell>
  )
}

function WorkerFields({ person: initialPerson, onRegister, onClose }: Omit<AddWorkerFormProps, 'onAdded'>) {
  const { onChange, value, ...field } = useFormField<WorkerValues['person']>('person')
  const person = value ?? undefined
  const status = useRosterStatus(person)
  const duplicateMessage = status === 'CURRENT' ? copy.already : undefined
  return (
    <>
      <Stack gap={3} ref={initialPerson && focusFirstControl}>
        <PersonSearchField
          {...field}
          error={duplicateMessage ?? field.error}
          label={copy.add.person}
          person={person}
          delay={searchDelayMs}
          onChange={(chosen) => onChange(chosen ?? null)}
          create={{
            label: (number) => (number === '' ? copy.add.register : copy.add.registerThis(number)),
            onCreate: onRegister,
          }}
        />
        {status && !duplicateMessage ? (
          <Alert>{copy.add.back(getStatusWord(partyStatuses, status))}</Alert>
        ) : null}
        <PartyStatusField label={copy.status} hints={copy.statusHints(status === 'INVALID')} />
      </Stack>
      <FormActions
        cancel={copy.cancel}
        onCancel={onClose}
        submit={copy.add.submit}
        disabledReason={duplicateMessage}
      />
    </>
  )
}

import { useState } from 'react'
import { partyStatuses } from '@/copy/works'
import { Alert } from '@/design-system/components/Alert/Alert'
import { Button } from '@/design-system/components/Button/Button'
import { focusControl } from '@/design-system/components/Field/focus-field'
import { Inline } from '@/design-system/components/Inline/Inline'
import { Stack } from '@/design-system/components/Stack/Stack'
import type { RouteDialogActions } from '@/patterns/dialog/use-leaving'
import { FormShell } from '@/patterns/form/FormShell'
import { SubmitButton } from '@/patterns/form/SubmitButton'
import { useFormField } from '@/patterns/form/use-form-field'
import { PersonSearchField } from '@/patterns/persons/PersonSearchField'
import { type RegisteredPerson, usePersonRegistration } from '@/patterns/persons/person-registration'
import { useWork } from '../detail/use-work'
import { WorkDialog } from '../detail/WorkDialog'
import { copy } from './copy'
import { useReadRosterStatus, useRosterStatus } from './use-roster-status'
import { useWorkerSaving } from './use-worker-saving'
import { WorkerStatusField } from './WorkerStatusField'
import { toWorkerInput, type WorkerValues, workerForm } from './worker-form'

type Step = { name: 'add'; person?: RegisteredPerson } | { name: 'register'; number?: string }

interface AddWorkerDialogProps {
  /** Whether the dialog begins with the registration of a new person. */
  beginsNew: boolean
}

/** Adds a person to the roster, found by DNI or newly registered. */
export function AddWorkerDialog({ beginsNew }: AddWorkerDialogProps) {
  const { rosterReason } = useWork().rights
  const [step, setStep] = useState<Step>(beginsNew ? { name: 'register' } : { name: 'add' })
  return (
    <WorkDialog title={step.name === 'add' ? copy.add.action : copy.add.register}>
      {(actions) =>
        rosterReason ? (
          <Alert>{rosterReason}</Alert>
        ) : (
          <CurrentStep step={step} onStep={setStep} {...actions} />
        )
      }
    </WorkDialog>
  )
}

interface CurrentStepProps extends RouteDialogActions {
  step: Step
  onStep: (step: Step) => void
}

function CurrentStep({ step, onStep, close, finish }: CurrentStepProps) {
  const PersonRegistration = usePersonRegistration()
  const standingOf = useReadRosterStatus()
  if (step.name === 'add') {
    return (
      <AddWorkerForm
        person={step.person}
        onRegister={(number) => onStep({ name: 'register', number })}
        onClose={close}
        onAdded={finish}
      />
    )
  }
  return (
    <PersonRegistration
      number={step.number}
      refusalOf={async (person) => ((await standingOf(person)) === 'CURRENT' ? copy.already : undefined)}
      onRegistered={(person) => onStep({ name: 'add', person })}
      onClose={close}
    />
  )
}

const searchDelay = 300

interface AddWorkerFormProps {
  /** The initially chosen person, who was just registered. */
  person: RegisteredPerson | undefined
  /** Starts a registration; receives the searched document number, if any. */
  onRegister: (number: string) => void
  onClose: () => void
  onAdded: () => void
}

function AddWorkerForm({ person, onRegister, onClose, onAdded }: AddWorkerFormProps) {
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

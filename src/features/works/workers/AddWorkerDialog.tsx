import { useState } from 'react'
import { Alert } from '@/design-system/components/Alert/Alert'
import type { RouteDialogActions } from '@/patterns/dialog/use-leaving'
import { type RegisteredPerson, usePersonRegistration } from '@/patterns/persons/person-registration'
import { useWork } from '../detail/use-work'
import { WorkDialog } from '../detail/WorkDialog'
import { AddWorkerForm } from './AddWorkerForm'
import { copy } from './copy'
import { useReadRosterStatus } from './use-roster-status'

type Step = { name: 'add'; person?: RegisteredPerson } | { name: 'register'; number?: string }

interface AddWorkerDialogProps {
  /** Whether it begins with somebody who is not known in the neighbourhood yet. */
  beginsNew: boolean
}

/** Takes somebody on whom the neighbourhood knows, found by DNI, or who is registered first. */
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

import { useState } from 'react'
import { Link } from 'react-router-dom'
import { Alert } from '@/design-system/components/Alert/Alert'
import { Button } from '@/design-system/components/Button/Button'
import { ButtonLink } from '@/design-system/components/ButtonLink/ButtonLink'
import { Inline } from '@/design-system/components/Inline/Inline'
import { paths } from '@/paths'
import { RecordMissing } from '../detail/RecordMissing'
import { recordCopy } from '../detail/record-copy'
import { useLotView } from '../detail/use-lot-view'
import { useTabRights } from '../detail/use-tab-rights'
import type { PhotoNames } from '../photos/use-photo-saving'
import { copy } from './copy'
import { type ResidentKind, residentTabs } from './kinds'
import { ResidentAdded } from './ResidentAdded'
import { ResidentForm } from './ResidentForm'
import type { ResidentValues } from './schema'
import type { Resident } from './values'

interface NewResidentProps {
  kind: ResidentKind
  /** Adds the resident. The form shows the error that it throws. */
  create: (values: ResidentValues, photo: PhotoNames) => Promise<Resident>
}

type Step = { name: 'warning' } | { name: 'form' } | { name: 'added'; resident: Resident }

/** The steps of adding a resident: the warning, the form and the result. */
export function NewResident({ kind, create }: NewResidentProps) {
  const lock = useTabRights(residentTabs[kind])
  const [step, setStep] = useState<Step>({ name: 'warning' })
  const begin = () => setStep({ name: 'form' })

  if (lock) return <RecordMissing title={copy.kinds[kind].title.create} description={lock} />
  if (step.name === 'warning') return <CreationWarning onGoOn={begin} />
  if (step.name === 'added') return <ResidentAdded kind={kind} resident={step.resident} onAnother={begin} />
  return (
    <div ref={focusFirstField}>
      <ResidentForm kind={kind} save={create} onAdded={(resident) => setStep({ name: 'added', resident })} />
    </div>
  )
}

/** The pressed button is removed, so focus moves to the first field. */
const focusFirstField = (step: HTMLElement | null) =>
  step?.querySelector<HTMLElement>('select, input')?.focus({ preventScroll: true })

/** Explains that a person who is not a resident needs an authorization. */
function CreationWarning({ onGoOn }: { onGoOn: () => void }) {
  const { close } = useLotView()
  const words = copy.warning
  return (
    <Alert
      tone="warning"
      title={words.title}
      action={
        <Inline gap={3} stacksOnPhone>
          <Button variant="primary" onClick={onGoOn}>
            {words.goOn}
          </Button>
          <ButtonLink render={<Link to={paths.newAuthorization()} />}>{words.authorize}</ButtonLink>
          <Button variant="quiet" onClick={close}>
            {recordCopy.cancel}
          </Button>
        </Inline>
      }
    >
      {words.body}
    </Alert>
  )
}

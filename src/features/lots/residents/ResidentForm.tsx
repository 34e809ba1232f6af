import { useState } from 'react'
import { Link } from 'react-router-dom'
import { useGetCoResident } from '@/api/generated/co-residents/co-residents'
import { useGetTenant } from '@/api/generated/tenants/tenants'
import { Alert } from '@/design-system/components/Alert/Alert'
import { Button } from '@/design-system/components/Button/Button'
import { ButtonLink } from '@/design-system/components/ButtonLink/ButtonLink'
import { Inline } from '@/design-system/components/Inline/Inline'
import { ResultScreen } from '@/design-system/components/ResultScreen/ResultScreen'
import { paths } from '@/paths'
import { focusTitle } from '@/patterns/page/focus-title'
import { commonCopy, recordCopy } from '../detail/copy'
import { LoadedRecord } from '../detail/LoadedRecord'
import { RecordMissing } from '../detail/RecordMissing'
import { useLot } from '../detail/use-lot'
import { useLotView } from '../detail/use-lot-view'
import { copy } from './copy'
import { ResidentAccess } from './ResidentAccess'
import { ResidentEditor } from './ResidentEditor'
import type { Resident } from './resident-form'

export function ResidentForm({ id }: { id?: number }) {
  const { rp, propertyId } = useLot()
  const isTenant = useLotView().tab === 'inquilinos'
  const isExisting = id !== undefined
  const tenant = useGetTenant(rp, propertyId, id ?? 0, {}, { query: { enabled: isExisting && isTenant } })
  const coResident = useGetCoResident(
    rp,
    propertyId,
    id ?? 0,
    {},
    { query: { enabled: isExisting && !isTenant } },
  )
  return (
    <LoadedRecord<Resident> id={id} query={isTenant ? tenant : coResident}>
      {(resident) => (resident ? <ResidentEditor resident={resident} /> : <NewResident />)}
    </LoadedRecord>
  )
}

type Step = { name: 'warning' } | { name: 'form' } | { name: 'added'; resident: Resident }

function NewResident() {
  const { tab, refusal } = useLotView()
  const [step, setStep] = useState<Step>({ name: 'warning' })
  const openForm = () => setStep({ name: 'form' })

  if (refusal) return <RecordMissing title={recordCopy[tab].create} description={refusal} />
  if (step.name === 'warning') return <CreationWarning onContinue={openForm} />
  if (step.name === 'added') return <ResidentAdded resident={step.resident} onAnother={openForm} />
  return (
    <div ref={focusFirstField}>
      <ResidentEditor onAdded={(resident) => setStep({ name: 'added', resident })} />
    </div>
  )
}

/** Moves the focus to the first field of the form. The button that opened the form has disappeared. */
const focusFirstField = (container: HTMLElement | null) =>
  container?.querySelector<HTMLElement>('select, input')?.focus({ preventScroll: true })

/** The step before the form. It tells the user that a visitor or worker needs an authorization instead. */
function CreationWarning({ onContinue }: { onContinue: () => void }) {
  const { close } = useLotView()
  const words = copy.warning
  return (
    <Alert
      tone="warning"
      title={words.title}
      action={
        <Inline gap={3} stacksOnPhone>
          <Button variant="primary" onClick={onContinue}>
            {words.continue}
          </Button>
          <ButtonLink render={<Link to={paths.newAuthorization()} />}>{words.authorize}</ButtonLink>
          <Button variant="quiet" onClick={close}>
            {commonCopy.cancel}
          </Button>
        </Inline>
      }
    >
      {words.body}
    </Alert>
  )
}

interface ResidentAddedProps {
  resident: Resident
  /** Opens an empty form for one more resident. */
  onAnother: () => void
}

function ResidentAdded({ resident, onAnother }: ResidentAddedProps) {
  const { tab, finish } = useLotView()
  const words = copy.access
  return (
    <ResultScreen
      level={2}
      ref={focusTitle}
      tone={resident.rejection_reason === null ? 'success' : 'warning'}
      title={words.title(resident.full_name)}
      description={resident.qrcode === null ? undefined : words.hint}
      actions={
        <>
          <Button variant="primary" onClick={finish}>
            {words.back}
          </Button>
          <Button onClick={onAnother}>
            {tab === 'inquilinos' ? words.addAnotherTenant : words.addAnotherCoResident}
          </Button>
        </>
      }
    >
      <ResidentAccess resident={resident} />
    </ResultScreen>
  )
}

import { Alert } from '@/design-system/components/Alert/Alert'
import { LeaveGuard } from '@/patterns/form/LeaveGuard'
import { copy } from './copy'
import { MissingSteps } from './MissingSteps'
import { StepsUnderWay } from './StepsUnderWay'
import type { SubmissionSending } from './use-submission-sending'

interface SendingProgressProps {
  sending: SubmissionSending
  /** Discards the missing steps. Absent where the page shows the form itself. */
  onDiscard?: () => void
  /** Whether the enclosing form already guards its own changes when the reader leaves. */
  isFormChanged?: boolean
}

/** Shows the progress of a submission or, after a failure, the missing steps with reasons and retry actions. */
export function SendingProgress({ sending, onDiscard, isFormChanged = false }: SendingProgressProps) {
  const { plan, isRunning, isStopped, otherTab: elsewhere, decided, isStored: isKept } = sending
  const notice = elsewhere && (
    <Alert tone="info" isLive>
      {copy.elsewhere[elsewhere]}
    </Alert>
  )
  if (!plan) return notice
  if (decided) {
    return (
      <Alert tone="warning" isLive>
        {copy.decided[decided]}
      </Alert>
    )
  }
  return (
    <>
      <LeaveGuard
        isActive={isRunning || (isStopped && !isFormChanged)}
        words={isKept ? copy.leave : undefined}
      />
      {notice}
      {isRunning && <StepsUnderWay plan={plan} sending={sending} />}
      {isStopped && <MissingSteps plan={plan} sending={sending} onDiscard={onDiscard} />}
    </>
  )
}

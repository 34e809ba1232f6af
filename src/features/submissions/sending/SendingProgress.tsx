import { Alert } from '@/design-system/components/Alert/Alert'
import { LeaveGuard } from '@/patterns/form/LeaveGuard'
import { copy } from './copy'
import { MissingSteps } from './MissingSteps'
import { StepsUnderWay } from './StepsUnderWay'
import type { SubmissionSending } from './use-submission-sending'

interface SendingProgressProps {
  sending: SubmissionSending
  /** Gives up what is missing; not offered where a form with it stands on the page. */
  onDiscard?: () => void
  /** Whether the form around it asks before it is left, for what was changed in it since. */
  isFormChanged?: boolean
}

/** How far the sending of a submission has come and, where it stopped, who and what is missing, why, and how to go on. */
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

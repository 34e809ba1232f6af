import { Alert } from '@/design-system/components/Alert/Alert'
import { LeaveGuard } from '@/patterns/form/LeaveGuard'
import { copy } from './copy'
import { MissingSteps } from './MissingSteps'
import { StepsUnderWay } from './StepsUnderWay'
import type { Sending } from './use-sending'

interface SendingProgressProps {
  sending: Sending
}

/** How far the sending of a submission has come and, where it stopped, who and what is missing, why, and how to go on (decision 22). */
export function SendingProgress({ sending }: SendingProgressProps) {
  const { plan, isRunning, isStopped, isElsewhere, decided } = sending
  if (!plan) return null
  if (decided) {
    return (
      <Alert tone="warning" isLive>
        {copy.decided[decided]}
      </Alert>
    )
  }
  return (
    <>
      {/* What is new is kept on the device: leaving loses nothing but time. */}
      <LeaveGuard isActive={isRunning || (isStopped && plan.isEdit)} />
      {isElsewhere && (
        <Alert tone="info" isLive>
          {copy.unfinished.elsewhere}
        </Alert>
      )}
      {isRunning && <StepsUnderWay plan={plan} sending={sending} />}
      {isStopped && <MissingSteps plan={plan} sending={sending} />}
    </>
  )
}

import { Alert } from '@/design-system/components/Alert/Alert'
import { LeaveGuard } from '@/patterns/form/LeaveGuard'
import { copy } from './copy'
import { MissingSteps } from './MissingSteps'
import { StepsUnderWay } from './StepsUnderWay'
import type { Sending } from './use-sending'

interface SendingProgressProps {
  sending: Sending
  /** Gives up what is missing; not offered where a form with it stands on the page. */
  onDiscard?: () => void
}

/** How far the sending of a submission has come and, where it stopped, who and what is missing, why, and how to go on (decision 22). */
export function SendingProgress({ sending, onDiscard }: SendingProgressProps) {
  const { plan, isRunning, isStopped, elsewhere, decided } = sending
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
      {/* What is new is kept on the device: leaving loses nothing but time. */}
      <LeaveGuard isActive={isRunning || (isStopped && plan.isEdit)} />
      {notice}
      {isRunning && <StepsUnderWay plan={plan} sending={sending} />}
      {isStopped && <MissingSteps plan={plan} sending={sending} onDiscard={onDiscard} />}
    </>
  )
}

import { X } from 'lucide-react'
import { Alert } from '@/design-system/components/Alert/Alert'
import { Button } from '@/design-system/components/Button/Button'
import { Card } from '@/design-system/components/Card/Card'
import { IconButton } from '@/design-system/components/IconButton/IconButton'
import { Inline } from '@/design-system/components/Inline/Inline'
import { Progress } from '@/design-system/components/Progress/Progress'
import { Stack } from '@/design-system/components/Stack/Stack'
import { Text } from '@/design-system/components/Text/Text'
import { VisuallyHidden } from '@/design-system/components/VisuallyHidden/VisuallyHidden'
import { LeaveGuard } from '@/patterns/form/LeaveGuard'
import { copy } from './copy'
import { canLeaveOut, getMissingSteps, type Plan, type Step } from './plan'
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
  const { plan, isRunning, isStopped, otherTab, decided, isStored } = sending
  const notice = otherTab && (
    <Alert tone="info" isLive>
      {copy.otherTab[otherTab]}
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
        words={isStored ? copy.leave : undefined}
      />
      {notice}
      {isRunning && <StepsUnderWay plan={plan} sending={sending} />}
      {isStopped && <MissingSteps plan={plan} sending={sending} onDiscard={onDiscard} />}
    </>
  )
}

const missingWords = copy.missing

/** A longer list would push the retry button out of view. */
const maxShown = 20

interface MissingStepsProps extends Pick<SendingProgressProps, 'sending' | 'onDiscard'> {
  plan: Plan
}

/** Lists the people and files that could not be sent, with reasons. Sent ones are saved and are not sent again. */
function MissingSteps({ plan, sending, onDiscard }: MissingStepsProps) {
  // Failed steps come first because the waiting ones depend on them.
  const missing = [...getMissingSteps(plan)].sort(
    (left, right) => Number(isWaiting(left)) - Number(isWaiting(right)),
  )
  const isPartlySent = plan.steps.length > missing.length
  return (
    <Alert
      tone="danger"
      isLive
      title={missingWords.title}
      ref={scrollIntoView}
      action={
        <Inline>
          <Button ref={restoreLostFocus} variant="primary" onClick={sending.retry}>
            {missingWords.retry}
          </Button>
          {onDiscard && <Button onClick={onDiscard}>{missingWords.discard}</Button>}
        </Inline>
      }
    >
      <Stack gap={3}>
        <Text tone="inherit">{isPartlySent ? missingWords.sentIsSaved : missingWords.nothingSaved}</Text>
        <Stack as="ul" gap={2} aria-label={missingWords.list}>
          {missing.slice(0, maxShown).map((step) => (
            <Inline as="li" key={step.key} justify="between" gap={2}>
              <Text as="span" tone="inherit">
                {describeReason(step)}
              </Text>
              {!isWaiting(step) && canLeaveOut(plan, step) && (
                <Button size="sm" aria-label={leaveOutLabel(step)} onClick={() => sending.leaveOut(step.key)}>
                  {missingWords.leaveOut}
                </Button>
              )}
            </Inline>
          ))}
        </Stack>
        {missing.length > maxShown && (
          <Text tone="inherit">{missingWords.more(missing.length - maxShown)}</Text>
        )}
      </Stack>
    </Alert>
  )
}

const isWaiting = ({ state }: Step) => state === 'waiting'

function describeReason({ does, name, state, problem }: Step): string {
  if (state === 'failed' && problem) return missingWords.of(name, problem.join(' '))
  if (does === 'create' || does === 'update') return missingWords.submission
  return missingWords.of(name, state === 'cancelled' ? missingWords.cancelled : missingWords.waiting)
}

const leaveOutLabel = ({ does, name }: Step) =>
  does === 'add-file' ? missingWords.leaveOutFile(name) : missingWords.leaveOutNamed(name)

const progressWords = copy.progress

function StepsUnderWay({ plan, sending }: MissingStepsProps) {
  const missing = getMissingSteps(plan)
  const done = plan.steps.length - missing.length
  const uploads = missing.filter(({ does, state }) => does === 'add-file' && state === 'running')
  return (
    <Card ref={scrollIntoView}>
      <Stack ref={restoreLostFocus} role="group" aria-label={progressWords.title} tabIndex={-1} gap={4}>
        <VisuallyHidden role="status">{progressWords.title}</VisuallyHidden>
        <Progress
          label={progressWords.title}
          value={done}
          max={plan.steps.length}
          valueText={progressWords.amount(done, plan.steps.length)}
        />
        {uploads.length > 0 && (
          <Stack as="ul" gap={3}>
            {uploads.map(({ key, name }) => (
              <li key={key}>
                <Progress
                  label={progressWords.uploading(name)}
                  {...toProgressProps(sending.progress[key])}
                  action={
                    <IconButton
                      label={progressWords.cancelNamed(name)}
                      icon={<X aria-hidden="true" />}
                      onClick={() => sending.cancelStep(key)}
                    />
                  }
                />
              </li>
            ))}
          </Stack>
        )}
        <Inline justify="end" stacksOnPhone>
          <Button onClick={sending.cancel}>{progressWords.cancelAll}</Button>
        </Inline>
      </Stack>
    </Card>
  )
}

/** A fully sent file stays indeterminate until the backend answers. */
const toProgressProps = (share: number | undefined) =>
  share === undefined || share >= 1
    ? { value: null }
    : { value: share, max: 1, valueText: progressWords.share(share) }

/** Ref callback that scrolls new content to the centre, where no toast covers it. */
const scrollIntoView = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'center' })

/** Ref callback that focuses the element if the previously focused button was removed. */
const restoreLostFocus = (element: HTMLElement | null) => {
  if (document.activeElement === document.body) element?.focus({ preventScroll: true })
}

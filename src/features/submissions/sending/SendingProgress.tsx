import { X } from 'lucide-react'
import { isKnownCode } from '@/copy/labels'
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
import { canLeaveOut, getUnfinishedSteps, type Plan, type Step } from './plan'
import type { SubmissionSending } from './use-submission-sending'

interface SendingProgressProps {
  sending: SubmissionSending
  /** Discards the unsent steps. Absent on the page of the form, which has no discard button. */
  onDiscard?: () => void
  /** Whether the enclosing form has changes. If so, the form itself asks before the user leaves the page. */
  isFormChanged?: boolean
}

/** Shows the progress while a submission is sent. If the sending stops, shows the unsent steps and what the user can do. */
export function SendingProgress({ sending, onDiscard, isFormChanged = false }: SendingProgressProps) {
  const { plan, isRunning, isStopped, otherTab, decision, isStored } = sending
  const otherTabNotice = otherTab && (
    <Alert tone="info" isLive>
      {copy.otherTab[otherTab]}
    </Alert>
  )
  if (!plan) return otherTabNotice
  if (decision) {
    return (
      <Alert tone="warning" isLive>
        {isKnownCode(copy.decisions, decision) ? copy.decisions[decision] : copy.unknownDecision}
      </Alert>
    )
  }
  return (
    <>
      <LeaveGuard
        isActive={isRunning || (isStopped && !isFormChanged)}
        labels={isStored ? copy.leave : undefined}
      />
      {otherTabNotice}
      {isRunning && <RunningSteps plan={plan} sending={sending} />}
      {isStopped && <UnsentSteps plan={plan} sending={sending} onDiscard={onDiscard} />}
    </>
  )
}

const unsentWords = copy.unsentSteps

/** A longer list would move the retry button out of view. */
const maxListedSteps = 20

interface UnsentStepsProps extends Pick<SendingProgressProps, 'sending' | 'onDiscard'> {
  plan: Plan
}

/** Lists the unsent steps with the reason why each was not sent. A retry does not repeat the steps that were sent. */
function UnsentSteps({ plan, sending, onDiscard }: UnsentStepsProps) {
  // Failed steps precede waiting steps, because the waiting steps depend on the failed steps.
  const unsentSteps = [...getUnfinishedSteps(plan)].sort(
    (left, right) => Number(isWaiting(left)) - Number(isWaiting(right)),
  )
  const isPartlySent = plan.steps.length > unsentSteps.length
  return (
    <Alert
      tone="danger"
      isLive
      title={unsentWords.title}
      ref={scrollIntoView}
      action={
        <Inline>
          <Button ref={focusIfLost} variant="primary" onClick={sending.retry}>
            {unsentWords.retry}
          </Button>
          {onDiscard && <Button onClick={onDiscard}>{unsentWords.discard}</Button>}
        </Inline>
      }
    >
      <Stack gap={3}>
        <Text tone="inherit">{isPartlySent ? unsentWords.sentIsSaved : unsentWords.nothingSaved}</Text>
        <Stack as="ul" gap={2} aria-label={unsentWords.list}>
          {unsentSteps.slice(0, maxListedSteps).map((step) => (
            <Inline as="li" key={step.key} justify="between" gap={2}>
              <Text as="span" tone="inherit">
                {describeReason(step)}
              </Text>
              {!isWaiting(step) && canLeaveOut(plan, step) && (
                <Button
                  size="sm"
                  aria-label={getLeaveOutLabel(step)}
                  onClick={() => sending.leaveOut(step.key)}
                >
                  {unsentWords.leaveOut}
                </Button>
              )}
            </Inline>
          ))}
        </Stack>
        {unsentSteps.length > maxListedSteps && (
          <Text tone="inherit">{unsentWords.more(unsentSteps.length - maxListedSteps)}</Text>
        )}
      </Stack>
    </Alert>
  )
}

const isWaiting = ({ state }: Step) => state === 'waiting'

function describeReason({ does, name, state, problem }: Step): string {
  if (state === 'failed' && problem) return unsentWords.of(name, problem.join(' '))
  if (does === 'create' || does === 'update') return unsentWords.submission
  return unsentWords.of(name, state === 'cancelled' ? unsentWords.cancelled : unsentWords.waiting)
}

const getLeaveOutLabel = ({ does, name }: Step) =>
  does === 'add-file' ? unsentWords.leaveOutFile(name) : unsentWords.leaveOutNamed(name)

const progressWords = copy.progress

function RunningSteps({ plan, sending }: UnsentStepsProps) {
  const unfinishedSteps = getUnfinishedSteps(plan)
  const doneCount = plan.steps.length - unfinishedSteps.length
  const uploads = unfinishedSteps.filter(({ does, state }) => does === 'add-file' && state === 'running')
  return (
    <Card ref={scrollIntoView}>
      <Stack ref={focusIfLost} role="group" aria-label={progressWords.title} tabIndex={-1} gap={4}>
        <VisuallyHidden role="status">{progressWords.title}</VisuallyHidden>
        <Progress
          label={progressWords.title}
          value={doneCount}
          max={plan.steps.length}
          valueText={progressWords.amount(doneCount, plan.steps.length)}
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

/**
 * Returns the props of a file's progress bar. Before the first byte and after the last byte, the progress is
 * indeterminate.
 */
const toProgressProps = (share: number | undefined) =>
  share === undefined || share >= 1
    ? { value: null }
    : { value: share, max: 1, valueText: progressWords.share(share) }

/** Ref callback that scrolls new content to the centre, where no toast covers it. */
const scrollIntoView = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'center' })

/** Ref callback that focuses the element if nothing has the focus. The focus is lost when React removes a pressed button. */
const focusIfLost = (element: HTMLElement | null) => {
  if (document.activeElement === document.body) element?.focus({ preventScroll: true })
}

import { Alert } from '@/design-system/components/Alert/Alert'
import { Button } from '@/design-system/components/Button/Button'
import { Inline } from '@/design-system/components/Inline/Inline'
import { Stack } from '@/design-system/components/Stack/Stack'
import { Text } from '@/design-system/components/Text/Text'
import { copy } from './copy'
import { canLeaveOut, missingSteps, type Plan, type Step } from './plan'
import { restoreLostFocus, scrollIntoView } from './restore-focus'
import type { SubmissionSending } from './use-submission-sending'

const words = copy.missing

/** A longer list would push the retry button out of view. */
const maxShown = 20

interface MissingStepsProps {
  plan: Plan
  sending: SubmissionSending
  /** Discards the missing steps. Absent where the page shows the form itself. */
  onDiscard?: () => void
}

/** Lists the people and files that could not be sent, with reasons. Sent ones are saved and are not sent again. */
export function MissingSteps({ plan, sending, onDiscard }: MissingStepsProps) {
  // Failed steps come first because the waiting ones depend on them.
  const missing = [...missingSteps(plan)].sort(
    (one, other) => Number(isWaiting(one)) - Number(isWaiting(other)),
  )
  const isAnyKept = plan.steps.length > missing.length
  return (
    <Alert
      tone="danger"
      isLive
      title={words.title}
      ref={scrollIntoView}
      action={
        <Inline>
          <Button ref={restoreLostFocus} variant="primary" onClick={sending.retry}>
            {words.retry}
          </Button>
          {onDiscard && <Button onClick={onDiscard}>{words.discard}</Button>}
        </Inline>
      }
    >
      <Stack gap={3}>
        <Text tone="inherit">{isAnyKept ? words.kept : words.nothingKept}</Text>
        <Stack as="ul" gap={2} aria-label={words.list}>
          {missing.slice(0, maxShown).map((step) => (
            <Inline as="li" key={step.key} justify="between" gap={2}>
              <Text as="span" tone="inherit">
                {reasonOf(step)}
              </Text>
              {!isWaiting(step) && canLeaveOut(plan, step) && (
                <Button size="sm" aria-label={leaveOutLabel(step)} onClick={() => sending.leaveOut(step.key)}>
                  {words.leaveOut}
                </Button>
              )}
            </Inline>
          ))}
        </Stack>
        {missing.length > maxShown && <Text tone="inherit">{words.more(missing.length - maxShown)}</Text>}
      </Stack>
    </Alert>
  )
}

const isWaiting = ({ state }: Step) => state === 'waiting'

function reasonOf({ does, name, state, problem }: Step): string {
  if (state === 'failed' && problem) return words.of(name, problem.join(' '))
  if (does === 'create' || does === 'update') return words.submission
  return words.of(name, state === 'cancelled' ? words.cancelled : words.waiting)
}

const leaveOutLabel = ({ does, name }: Step) =>
  does === 'add-file' ? words.leaveOutFile(name) : words.leaveOutNamed(name)

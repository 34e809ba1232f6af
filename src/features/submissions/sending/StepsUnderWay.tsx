import { X } from 'lucide-react'
import { Button } from '@/design-system/components/Button/Button'
import { Card } from '@/design-system/components/Card/Card'
import { IconButton } from '@/design-system/components/IconButton/IconButton'
import { Inline } from '@/design-system/components/Inline/Inline'
import { Progress } from '@/design-system/components/Progress/Progress'
import { Stack } from '@/design-system/components/Stack/Stack'
import { VisuallyHidden } from '@/design-system/components/VisuallyHidden/VisuallyHidden'
import { copy } from './copy'
import { missingSteps, type Plan } from './plan'
import { restoreLostFocus, scrollIntoView } from './restore-focus'
import type { SubmissionSending } from './use-submission-sending'

const words = copy.progress

interface StepsUnderWayProps {
  plan: Plan
  sending: SubmissionSending
}

/** Shows the overall progress and each file that is being uploaded. */
export function StepsUnderWay({ plan, sending }: StepsUnderWayProps) {
  const missing = missingSteps(plan)
  const done = plan.steps.length - missing.length
  const uploads = missing.filter(({ does, state }) => does === 'add-file' && state === 'running')
  return (
    <Card ref={scrollIntoView}>
      <Stack ref={restoreLostFocus} role="group" aria-label={words.title} tabIndex={-1} gap={4}>
        <VisuallyHidden role="status">{words.title}</VisuallyHidden>
        <Progress
          label={words.title}
          value={done}
          max={plan.steps.length}
          valueText={words.amount(done, plan.steps.length)}
        />
        {uploads.length > 0 && (
          <Stack as="ul" gap={3}>
            {uploads.map(({ key, name }) => (
              <li key={key}>
                <Progress
                  label={words.uploading(name)}
                  {...shownShare(sending.progress[key])}
                  action={
                    <IconButton
                      label={words.cancelNamed(name)}
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
          <Button onClick={sending.cancel}>{words.cancelAll}</Button>
        </Inline>
      </Stack>
    </Card>
  )
}

/** A fully sent file stays indeterminate until the backend answers. */
const shownShare = (share: number | undefined) =>
  share === undefined || share >= 1
    ? { value: null }
    : { value: share, max: 1, valueText: words.share(share) }

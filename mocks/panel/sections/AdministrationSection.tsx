import { ClipboardCheck } from 'lucide-react'
import { EmptyState } from '@/design-system/components/EmptyState/EmptyState'
import { Stack } from '@/design-system/components/Stack/Stack'
import { Text } from '@/design-system/components/Text/Text'
import type { Decision } from '../../client.ts'
import { ControlView } from '../calls/ControlView.tsx'
import { OutcomeAlert } from '../calls/OutcomeAlert.tsx'
import { useAction } from '../calls/use-action.ts'
import { useControl } from '../calls/use-control.ts'
import { usePanelControls } from '../controls-context.tsx'
import { copy } from './administration/copy.ts'
import { isAbout } from './administration/decision-name.ts'
import { SubmissionCard } from './administration/SubmissionCard.tsx'

/** What the Administration has to look at, and what it says. */
export function AdministrationSection() {
  const { mock, refreshPortal } = usePanelControls()
  const pending = useControl(() => mock.pending())
  const action = useAction()

  const decide = (name: string, decision: Decision, what: string) =>
    action.act(name, async () => {
      try {
        await mock.decide(decision)
      } finally {
        // Also what was refused may be so because somebody else has decided it.
        await pending.reload()
      }
      refreshPortal()
      return copy.decided(what, decision.status)
    })

  return (
    <ControlView control={pending}>
      {(submissions) => (
        <Stack gap={4}>
          <Text size="sm" tone="muted">
            {copy.about}
          </Text>
          {/* Of a submission that still waits it is said there. */}
          {!submissions.some(({ submission }) => isAbout(action.outcome, submission)) && (
            <OutcomeAlert outcome={action.outcome} refusedTitle={copy.refused} />
          )}
          {submissions.length === 0 && (
            <EmptyState
              icon={<ClipboardCheck />}
              level={3}
              title={copy.empty.title}
              description={copy.empty.description}
            />
          )}
          <Stack as="ul" gap={4} aria-label={copy.list} hidden={submissions.length === 0}>
            {submissions.map((submission) => (
              <SubmissionCard
                key={submission.submission}
                submission={submission}
                action={action}
                onDecide={decide}
              />
            ))}
          </Stack>
        </Stack>
      )}
    </ControlView>
  )
}

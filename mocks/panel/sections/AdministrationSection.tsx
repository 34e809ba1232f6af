import { ClipboardCheck } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { EmptyState } from '@/design-system/components/EmptyState/EmptyState'
import { SearchField } from '@/design-system/components/SearchField/SearchField'
import { Stack } from '@/design-system/components/Stack/Stack'
import { Text } from '@/design-system/components/Text/Text'
import type { Decision, PendingSubmission } from '../../client.ts'
import { matchesText } from '../../rules/people.ts'
import { ControlQueryView } from '../calls/ControlQueryView.tsx'
import { OutcomeAlert } from '../calls/OutcomeAlert.tsx'
import { useAction } from '../calls/use-action.ts'
import { useControlQuery } from '../calls/use-control-query.ts'
import { usePanelControls } from '../controls-context.tsx'
import { ExpandableList } from '../ExpandableList.tsx'
import { copy } from './administration/copy.ts'
import { isAbout } from './administration/decision-name.ts'
import { SubmissionCard } from './administration/SubmissionCard.tsx'

/** The most submissions that need no search. */
const few = 3

/** Lists the pending submissions, and decides them as the Administration. */
export function AdministrationSection() {
  const { mock, refreshPortal } = usePanelControls()
  const pending = useControlQuery(() => mock.pending())
  const action = useAction()

  const decide = (name: string, decision: Decision, subject: string) =>
    action.run(name, async () => {
      try {
        await mock.decide(decision)
      } finally {
        // A refused decision may be outdated, too.
        await pending.reload()
      }
      refreshPortal()
      return copy.decided(subject, decision.status)
    })

  return (
    <ControlQueryView query={pending}>
      {(submissions) => (
        <Stack gap={4}>
          <Text size="sm" tone="muted">
            {copy.about}
          </Text>
          {/* The card of a pending submission shows its outcome itself. */}
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
          <Waiting submissions={submissions} action={action} onDecide={decide} />
        </Stack>
      )}
    </ControlQueryView>
  )
}

interface WaitingProps extends Pick<ComponentProps<typeof SubmissionCard>, 'action' | 'onDecide'> {
  submissions: readonly PendingSubmission[]
}

function Waiting({ submissions, action, onDecide }: WaitingProps) {
  const [search, setSearch] = useState('')
  const found = submissions.filter((submission) => matchesText(textOf(submission), search))
  return (
    <Stack gap={4}>
      {(submissions.length > few || search !== '') && (
        <SearchField
          label={copy.search}
          name="search"
          value={search}
          onSearch={setSearch}
          delay={250}
          maxLength={100}
          clearLabel={copy.clearSearch}
        />
      )}
      {submissions.length > 0 && (
        <Text size="sm" tone="muted" role="status">
          {copy.count(found.length)}
        </Text>
      )}
      <ExpandableList items={found} size={10} gap={4} label={copy.list} more={copy.more}>
        {(submission) => <SubmissionCard key={submission.submission} {...{ submission, action, onDecide }} />}
      </ExpandableList>
    </Stack>
  )
}

/** The text that the search of submissions looks in. */
const textOf = ({ submission, title, by, people }: PendingSubmission) =>
  [submission, title, by, ...people.flatMap(({ name, document }) => [name, document])].join(' ')

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
import { isOutcomeOf } from './administration/decision-id.ts'
import { SubmissionCard } from './administration/SubmissionCard.tsx'

/** The search field appears if more submissions than this number are pending. */
const maxWithoutSearch = 3

/** Lists the pending submissions, which the user approves or rejects as the Administration. */
export function AdministrationSection() {
  const { mock, refreshPortal } = usePanelControls()
  const pendingQuery = useControlQuery(() => mock.pending())
  const action = useAction()

  const decide = (actionId: string, decision: Decision, subject: string) =>
    action.run(actionId, async () => {
      try {
        await mock.decide(decision)
      } finally {
        // The list reloads after a refused decision, too: the submission may have changed since the last load.
        await pendingQuery.reload()
      }
      refreshPortal()
      return copy.decided(subject, decision.status)
    })

  return (
    <ControlQueryView query={pendingQuery}>
      {(submissions) => (
        <Stack gap={4}>
          <Text size="sm" tone="muted">
            {copy.about}
          </Text>
          {/* While the decided submission is still pending, its card shows the outcome instead of this alert. */}
          {!submissions.some(({ submission }) => isOutcomeOf(action.outcome, submission)) && (
            <OutcomeAlert outcome={action.outcome} failureTitle={copy.refused} />
          )}
          {submissions.length === 0 && (
            <EmptyState
              icon={<ClipboardCheck />}
              level={3}
              title={copy.empty.title}
              description={copy.empty.description}
            />
          )}
          <PendingSubmissions submissions={submissions} action={action} onDecide={decide} />
        </Stack>
      )}
    </ControlQueryView>
  )
}

interface PendingSubmissionsProps extends Pick<ComponentProps<typeof SubmissionCard>, 'action' | 'onDecide'> {
  submissions: readonly PendingSubmission[]
}

function PendingSubmissions({ submissions, action, onDecide }: PendingSubmissionsProps) {
  const [search, setSearch] = useState('')
  const matches = submissions.filter((submission) => matchesText(getSearchText(submission), search))
  return (
    <Stack gap={4}>
      {(submissions.length > maxWithoutSearch || search !== '') && (
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
          {copy.count(matches.length)}
        </Text>
      )}
      <ExpandableList items={matches} size={10} gap={4} label={copy.list} getMoreLabel={copy.more}>
        {(submission) => <SubmissionCard key={submission.submission} {...{ submission, action, onDecide }} />}
      </ExpandableList>
    </Stack>
  )
}

/** Joins the fields of a submission that the search covers into one text. */
const getSearchText = ({ submission, title, by, people }: PendingSubmission) =>
  [submission, title, by, ...people.flatMap(({ name, document }) => [name, document])].join(' ')

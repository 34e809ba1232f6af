import { getStatusLabel } from '@/copy/labels'
import { submissionStatuses } from '@/copy/submissions'
import { Text } from '@/design-system/components/Text/Text'
import { Timeline, type TimelineItem } from '@/design-system/components/Timeline/Timeline'
import { formatDay } from '@/domain/days'
import { Moment } from '@/patterns/movements/Moment'
import { copy as words } from '../copy'
import { copy } from './copy'
import type { SubmissionEvent } from './submission-events'

const { history } = copy

interface HistoryProps {
  events: readonly SubmissionEvent[]
}

/** What has happened to a submission, and what it waits for. */
export function History({ events }: HistoryProps) {
  const hasDecision = events.some(({ kind }) => kind === 'people-decided' || kind === 'submission-decided')
  return (
    <>
      <Timeline
        aria-label={words.sections.history}
        items={events.map((event, index) => ({ id: index, ...describeEvent(event) }))}
      />
      {hasDecision ? (
        <Text size="sm" tone="muted">
          {history.undated}
        </Text>
      ) : null}
    </>
  )
}

function describeEvent(event: SubmissionEvent): Omit<TimelineItem, 'id'> {
  switch (event.kind) {
    case 'filed':
      return { tone: 'accent', content: renderFiling(history.filed, event) }
    case 'files-attached':
      return { content: history.filesAttached(event.names) }
    case 'people-decided':
      return describeDecision(event, history.people(event.names))
    case 'submission-decided':
      return describeDecision(event, history.submission)
    case 'decision-awaited':
      return { tone: 'warning', isAhead: true, content: history.awaited(event.pending) }
    case 'renewed':
      return {
        tone: 'accent',
        content: renderFiling(history.renewed, event),
        detail: history.renewal(
          event.policy,
          formatDay(event.firstDay),
          getStatusLabel(submissionStatuses, event.status).label,
        ),
      }
  }
}

function describeDecision(
  { status, comment }: Pick<Extract<SubmissionEvent, { kind: 'submission-decided' }>, 'status' | 'comment'>,
  subject: string,
): Omit<TimelineItem, 'id'> {
  const sentence = history.decided(status, subject)
  return {
    tone: getStatusLabel(submissionStatuses, status).tone,
    ...(comment === ''
      ? { content: sentence }
      : { content: history.because(sentence), detail: history.quoted(comment) }),
  }
}

const renderFiling = (
  { before, after }: { before: string; after: (filer: string) => string },
  { instant, filer }: { instant: string; filer: string },
) => (
  <>
    {before}{' '}
    <time dateTime={instant}>
      <Moment instant={instant} />
    </time>{' '}
    {after(filer)}
  </>
)

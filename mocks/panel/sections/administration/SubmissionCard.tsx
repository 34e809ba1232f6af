import { useId, useState } from 'react'
import { Button } from '@/design-system/components/Button/Button'
import { Card } from '@/design-system/components/Card/Card'
import { Heading } from '@/design-system/components/Heading/Heading'
import { Inline } from '@/design-system/components/Inline/Inline'
import { Stack } from '@/design-system/components/Stack/Stack'
import { Text } from '@/design-system/components/Text/Text'
import { TextArea } from '@/design-system/components/TextArea/TextArea'
import type { Decision, PendingSubmission } from '../../../client.ts'
import { OutcomeAlert } from '../../calls/OutcomeAlert.tsx'
import type { Action } from '../../calls/use-action.ts'
import { copy } from './copy.ts'
import { getDecisionId, isOutcomeOf } from './decision-id.ts'
import { SubmittedPersonRow } from './SubmittedPersonRow.tsx'

/** The maximum length that the control `decide` accepts. */
const maxCommentLength = 1000

const submissionDecisions = [
  { status: 'APPROVED', verb: copy.approveAll },
  { status: 'REJECTED', verb: copy.rejectAll },
] as const

interface SubmissionCardProps {
  submission: PendingSubmission
  action: Action
  /** Resolves with true on success. The outcome contains `subject`. */
  onDecide: (actionId: string, decision: Decision, subject: string) => Promise<boolean>
}

/** A pending submission, with a comment field, and buttons that approve or reject the whole submission or one person. */
export function SubmissionCard({ submission: pendingSubmission, action, onDecide }: SubmissionCardProps) {
  const { submission, title, by, neighbourhood, people } = pendingSubmission
  const headingId = useId()
  const [comment, setComment] = useState('')

  const decide = async (status: Decision['status'], person?: PendingSubmission['people'][number]) => {
    const commentPart = comment.trim() === '' ? {} : { comment: comment.trim() }
    const decision = { submission, status, ...commentPart, ...(person && { person: person.person }) }
    const subject = person ? copy.aPerson(person.name) : copy.aSubmission(submission)
    const isDone = await onDecide(getDecisionId(submission, status, person?.person), decision, subject)
    if (isDone) setComment('')
  }
  const isRunning = (status: Decision['status'], person?: number) =>
    action.runningId === getDecisionId(submission, status, person)

  return (
    <Card
      as="li"
      padding="sm"
      aria-labelledby={headingId}
      header={
        <Stack gap={1}>
          <Heading level={3} size="sm" id={headingId}>
            {title}
          </Heading>
          <Text size="sm" tone="muted">
            {copy.number(submission)} · {copy.filed(by, neighbourhood)}
          </Text>
        </Stack>
      }
    >
      <Stack gap={3}>
        <Stack as="ul" gap={3} aria-label={copy.people}>
          {people.map((person) => (
            <SubmittedPersonRow
              key={person.person}
              person={person}
              isRunning={(status) => isRunning(status, person.person)}
              onDecide={(status) => void decide(status, person)}
            />
          ))}
        </Stack>
        <TextArea
          label={copy.comment}
          name={`comment-${submission}`}
          hint={copy.commentHint}
          rows={2}
          maxLength={maxCommentLength}
          value={comment}
          onChange={setComment}
          reservesMessageLine={false}
        />
        {isOutcomeOf(action.outcome, submission) && (
          <OutcomeAlert outcome={action.outcome} refusedTitle={copy.refused} />
        )}
        <Inline gap={2}>
          {submissionDecisions.map(({ status, verb }) => (
            <Button
              key={status}
              size="sm"
              aria-label={copy.allOf(verb, submission)}
              loading={isRunning(status)}
              onClick={() => void decide(status)}
            >
              {verb}
            </Button>
          ))}
        </Inline>
      </Stack>
    </Card>
  )
}

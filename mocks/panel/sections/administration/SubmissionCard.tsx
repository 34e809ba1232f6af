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
import type { ActionRunner } from '../../calls/use-action.ts'
import { copy } from './copy.ts'
import { getDecisionId, isOutcomeOf } from './decision-id.ts'
import { SubmittedPersonRow } from './SubmittedPersonRow.tsx'

/** The maximum length of a comment that the control `administration/decide` accepts. */
const maxCommentLength = 1000

const submissionDecisions = [
  { status: 'APPROVED', verb: copy.approveAll },
  { status: 'REJECTED', verb: copy.rejectAll },
] as const

interface SubmissionCardProps {
  submission: PendingSubmission
  action: ActionRunner
  /**
   * Sends a decision; resolves with true on success. `actionId` is from `getDecisionId`. `subject` is a Spanish phrase for
   * the submission or the person, such as 'a Ana Paz', for the success message.
   */
  onDecide: (actionId: string, decision: Decision, subject: string) => Promise<boolean>
}

/** A pending submission, with a comment field, and buttons that approve or reject the whole submission or one person. */
export function SubmissionCard({ submission: pendingSubmission, action, onDecide }: SubmissionCardProps) {
  const { submission: submissionId, title, by, neighbourhood, people } = pendingSubmission
  const headingId = useId()
  const [comment, setComment] = useState('')

  const decide = async (status: Decision['status'], person?: PendingSubmission['people'][number]) => {
    const commentPart = comment.trim() === '' ? {} : { comment: comment.trim() }
    const decision = {
      submission: submissionId,
      status,
      ...commentPart,
      ...(person && { person: person.person }),
    }
    const subject = person ? copy.aPerson(person.name) : copy.aSubmission(submissionId)
    const isDone = await onDecide(getDecisionId(submissionId, status, person?.person), decision, subject)
    if (isDone) setComment('')
  }
  const isRunning = (status: Decision['status'], personId?: number) =>
    action.runningId === getDecisionId(submissionId, status, personId)

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
            {copy.number(submissionId)} · {copy.filed(by, neighbourhood)}
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
          name={`comment-${submissionId}`}
          hint={copy.commentHint}
          rows={2}
          maxLength={maxCommentLength}
          value={comment}
          onChange={setComment}
          reservesMessageLine={false}
        />
        {isOutcomeOf(action.outcome, submissionId) && (
          <OutcomeAlert outcome={action.outcome} failureTitle={copy.refused} />
        )}
        <Inline gap={2}>
          {submissionDecisions.map(({ status, verb }) => (
            <Button
              key={status}
              size="sm"
              aria-label={copy.allOf(verb, submissionId)}
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

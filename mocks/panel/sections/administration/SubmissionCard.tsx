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
import { maxCommentLength, SubmittedPersonRow } from './SubmittedPersonRow.tsx'

const submissionDecisions = [
  { status: 'APPROVED', verb: copy.approveAll },
  { status: 'REJECTED', verb: copy.rejectAll },
] as const

type SubmittedPerson = PendingSubmission['people'][number]

/** Returns the field of a decision for a typed comment; without a text, there is no field. */
const toCommentField = (text: string) => (text.trim() === '' ? {} : { comment: text.trim() })

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

  const decideSubmission = (status: Decision['status']) =>
    onDecide(
      getDecisionId(submissionId, status),
      { submission: submissionId, status, ...toCommentField(comment) },
      copy.aSubmission(submissionId),
    )
  const decidePerson = ({ person, name }: SubmittedPerson, status: Decision['status'], reason: string) =>
    onDecide(
      getDecisionId(submissionId, status, person),
      { submission: submissionId, person, status, ...toCommentField(reason) },
      copy.aPerson(name),
    )
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
              onDecide={(status, reason) => decidePerson(person, status, reason)}
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
              onClick={() => void decideSubmission(status)}
            >
              {verb}
            </Button>
          ))}
        </Inline>
      </Stack>
    </Card>
  )
}

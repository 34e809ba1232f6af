import { useId, useState } from 'react'
import { Button } from '@/design-system/components/Button/Button'
import { focusFirstControl } from '@/design-system/components/Field/focus-field'
import { Inline } from '@/design-system/components/Inline/Inline'
import { Stack } from '@/design-system/components/Stack/Stack'
import { Tag } from '@/design-system/components/Tag/Tag'
import { Text } from '@/design-system/components/Text/Text'
import { TextArea } from '@/design-system/components/TextArea/TextArea'
import type { Decision, PendingSubmission } from '../../../client.ts'
import { copy } from './copy.ts'

/** The maximum length of a comment that the control `administration/decide` accepts. */
export const maxCommentLength = 1000

const tones = { PENDING: 'warning', APPROVED: 'success', REJECTED: 'danger' } as const

interface SubmittedPersonRowProps {
  person: PendingSubmission['people'][number]
  isRunning: (status: Decision['status']) => boolean
  /** Sends a decision; resolves with true on success. `reason` is empty for an approval, and for a rejection without a reason. */
  onDecide: (status: Decision['status'], reason: string) => Promise<boolean>
}

/**
 * A row for a person of a submission. A pending person has buttons to approve and reject; the latter opens a field for the
 * reason. A decided person has a status tag, and a rejected one the reason.
 */
export function SubmittedPersonRow({ person, isRunning, onDecide }: SubmittedPersonRowProps) {
  const { name, document: documentNumber, status, comment } = person
  const [isRejecting, setRejecting] = useState(false)
  const formId = useId()
  const reject = async (reason: string) => {
    const isDone = await onDecide('REJECTED', reason)
    if (isDone) setRejecting(false)
  }
  return (
    <Stack as="li" gap={2}>
      <Inline justify="between" gap={2}>
        <Stack gap={0}>
          <Text weight="medium">{name}</Text>
          <Text size="sm" tone="muted" hasTabularFigures>
            {copy.document(documentNumber)}
          </Text>
        </Stack>
        {status === 'PENDING' ? (
          <Inline gap={2}>
            <Button
              size="sm"
              aria-label={copy.approveOf(name)}
              loading={isRunning('APPROVED')}
              onClick={() => void onDecide('APPROVED', '')}
            >
              {copy.approve}
            </Button>
            <Button
              size="sm"
              aria-label={copy.rejectOf(name)}
              aria-expanded={isRejecting}
              aria-controls={isRejecting ? formId : undefined}
              onClick={() => setRejecting(!isRejecting)}
            >
              {copy.reject}
            </Button>
          </Inline>
        ) : (
          <Tag tone={tones[status]}>{copy.statuses[status]}</Tag>
        )}
      </Inline>
      {comment === null ? null : (
        <Text size="sm" tone="muted">
          {copy.quoted(comment)}
        </Text>
      )}
      {isRejecting && status === 'PENDING' ? (
        <RejectionFields id={formId} person={person} isRunning={isRunning('REJECTED')} onReject={reject} />
      ) : null}
    </Stack>
  )
}

interface RejectionFieldsProps {
  id: string
  person: PendingSubmission['people'][number]
  isRunning: boolean
  onReject: (reason: string) => Promise<void>
}

/** The reason for the rejection of one person, and the button that rejects the person. */
function RejectionFields({ id, person, isRunning, onReject }: RejectionFieldsProps) {
  const [reason, setReason] = useState('')
  return (
    <Stack gap={2} align="start" id={id} ref={focusFirstControl}>
      <TextArea
        label={copy.personComment(person.name)}
        name={`comment-${person.person}`}
        hint={copy.commentHint}
        rows={2}
        maxLength={maxCommentLength}
        value={reason}
        onChange={setReason}
        reservesMessageLine={false}
      />
      <Button
        size="sm"
        aria-label={copy.confirmRejectOf(person.name)}
        loading={isRunning}
        onClick={() => void onReject(reason)}
      >
        {copy.confirmReject}
      </Button>
    </Stack>
  )
}

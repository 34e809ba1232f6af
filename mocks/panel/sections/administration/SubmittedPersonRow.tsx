import { Button } from '@/design-system/components/Button/Button'
import { Inline } from '@/design-system/components/Inline/Inline'
import { Stack } from '@/design-system/components/Stack/Stack'
import { Tag } from '@/design-system/components/Tag/Tag'
import { Text } from '@/design-system/components/Text/Text'
import type { Decision, PendingSubmission } from '../../../client.ts'
import { copy } from './copy.ts'

const tones = { PENDING: 'warning', APPROVED: 'success', REJECTED: 'danger' } as const

const decisions = [
  { decision: 'APPROVED', verb: copy.approve, getLabel: copy.approveOf },
  { decision: 'REJECTED', verb: copy.reject, getLabel: copy.rejectOf },
] as const

interface SubmittedPersonRowProps {
  person: PendingSubmission['people'][number]
  isRunning: (status: Decision['status']) => boolean
  onDecide: (status: Decision['status']) => void
}

/** A row for a person of a submission. A pending person has buttons to approve and reject; a decided person has a status tag. */
export function SubmittedPersonRow({
  person: { name, document: documentNumber, status },
  isRunning,
  onDecide,
}: SubmittedPersonRowProps) {
  return (
    <Inline as="li" justify="between" gap={2}>
      <Stack gap={0}>
        <Text weight="medium">{name}</Text>
        <Text size="sm" tone="muted" hasTabularFigures>
          {copy.document(documentNumber)}
        </Text>
      </Stack>
      {status === 'PENDING' ? (
        <Inline gap={2}>
          {decisions.map(({ decision, verb, getLabel }) => (
            <Button
              key={decision}
              size="sm"
              aria-label={getLabel(name)}
              loading={isRunning(decision)}
              onClick={() => onDecide(decision)}
            >
              {verb}
            </Button>
          ))}
        </Inline>
      ) : (
        <Tag tone={tones[status]}>{copy.statuses[status]}</Tag>
      )}
    </Inline>
  )
}

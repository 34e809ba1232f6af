import { Button } from '@/design-system/components/Button/Button'
import { Inline } from '@/design-system/components/Inline/Inline'
import { Stack } from '@/design-system/components/Stack/Stack'
import { Tag } from '@/design-system/components/Tag/Tag'
import { Text } from '@/design-system/components/Text/Text'
import type { Decision, PendingSubmission } from '../../../client.ts'
import { copy } from './copy.ts'

const tones = { PENDING: 'warning', APPROVED: 'success', REJECTED: 'danger' } as const

interface PersonRowProps {
  person: PendingSubmission['people'][number]
  isUnderWay: (status: Decision['status']) => boolean
  onDecide: (status: Decision['status']) => void
}

/** One of the people of a submission: what was decided, or the two buttons that decide. */
export function SubmittedPersonRow({
  person: { name, document, status },
  isUnderWay,
  onDecide,
}: PersonRowProps) {
  return (
    <Inline as="li" justify="between" gap={2}>
      <Stack gap={0}>
        <Text weight="medium">{name}</Text>
        <Text size="sm" tone="muted" hasTabularFigures>
          {copy.document(document)}
        </Text>
      </Stack>
      {status === 'PENDING' ? (
        <Inline gap={2}>
          <Button
            size="sm"
            aria-label={copy.approveOf(name)}
            loading={isUnderWay('APPROVED')}
            onClick={() => onDecide('APPROVED')}
          >
            {copy.approve}
          </Button>
          <Button
            size="sm"
            aria-label={copy.rejectOf(name)}
            loading={isUnderWay('REJECTED')}
            onClick={() => onDecide('REJECTED')}
          >
            {copy.reject}
          </Button>
        </Inline>
      ) : (
        <Tag tone={tones[status]}>{copy.statuses[status]}</Tag>
      )}
    </Inline>
  )
}

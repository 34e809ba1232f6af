import type { SubmissionPeopleCount } from '@/api/generated/model/submissionPeopleCount'
import { Inline } from '@/design-system/components/Inline/Inline'
import { Text } from '@/design-system/components/Text/Text'
import { copy } from './copy'

const { roster } = copy

/** How many of its people were approved, wait and were rejected (L2). */
export function RosterCounts({ approved, pending, rejected }: SubmissionPeopleCount) {
  const lines = [roster.approved(approved), roster.pending(pending), roster.rejected(rejected)]
  return (
    <Inline as="ul" gap={0}>
      {lines.map((line) => (
        <Text key={line} as="li" size="sm" tone="inherit" hasTabularFigures isUnbroken>
          {line}
        </Text>
      ))}
    </Inline>
  )
}

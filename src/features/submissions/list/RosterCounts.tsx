import type { SubmissionPeopleCount } from '@/api/generated/model/submissionPeopleCount'
import { Stack } from '@/design-system/components/Stack/Stack'
import { Text } from '@/design-system/components/Text/Text'
import { copy } from './copy'

const { roster } = copy

/** How many of its people were approved, wait and were rejected (L2). */
export function RosterCounts({ approved, pending, rejected }: SubmissionPeopleCount) {
  const lines = [roster.approved(approved), roster.pending(pending), roster.rejected(rejected)]
  return (
    <Stack as="ul" gap={0}>
      {lines.map((line) => (
        <Text key={line} as="li" size="sm" tone="inherit" hasTabularFigures isUnbroken>
          {line}
        </Text>
      ))}
    </Stack>
  )
}

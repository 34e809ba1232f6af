import type { SubmissionPeopleCount } from '@/api/generated/model/submissionPeopleCount'
import { Stack } from '@/design-system/components/Stack/Stack'
import { Text } from '@/design-system/components/Text/Text'
import { copy } from './copy'

const { roster } = copy

/** Counts of approved, pending and rejected people. Zero counts are hidden. */
export function RosterCounts({ approved, pending, rejected }: SubmissionPeopleCount) {
  const told = [
    approved > 0 ? roster.approved(approved) : undefined,
    pending > 0 ? roster.pending(pending) : undefined,
    rejected > 0 ? roster.rejected(rejected) : undefined,
  ].filter((line) => line !== undefined)
  const lines = told.length > 0 ? told : [roster.nobody]
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

import type { SubmissionStatus } from '@/api/generated/model/submissionStatus'
import { Stack } from '@/design-system/components/Stack/Stack'
import { Text } from '@/design-system/components/Text/Text'
import { StatusTag } from '../StatusTag'

interface PersonStatusProps {
  status: SubmissionStatus
  /** Why the Administration rejected, if it did and told. */
  comment: string | null
}

/** How one of the people of a submission stands, with what the Administration told about them. */
export function PersonStatus({ status, comment }: PersonStatusProps) {
  return (
    <Stack gap={1} align="start">
      <StatusTag status={status} />
      {comment ? (
        <Text as="span" size="sm" tone="inherit">
          {comment}
        </Text>
      ) : null}
    </Stack>
  )
}

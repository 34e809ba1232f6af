import type { SubmissionStatus } from '@/api/generated/model/submissionStatus'
import { Stack } from '@/design-system/components/Stack/Stack'
import { Text } from '@/design-system/components/Text/Text'
import { StatusTag } from '../StatusTag'

interface PersonStatusProps {
  status: SubmissionStatus
  /** The Administration's reason for a rejection, if it gave one. */
  comment: string | null
}

/** Shows a person's status in a submission with the Administration's comment. */
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

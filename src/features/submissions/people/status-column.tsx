import type { InsuredPerson } from '@/api/generated/model/insuredPerson'
import { getStatusLabel } from '@/copy/labels'
import { submissionStatuses } from '@/copy/submissions'
import { tables } from '@/copy/tables'
import { Stack } from '@/design-system/components/Stack/Stack'
import { Text } from '@/design-system/components/Text/Text'
import type { DataColumn } from '@/patterns/data-table/data-column'
import { StatusTag } from '../StatusTag'
import { copy } from './copy'

type Row = Partial<Pick<InsuredPerson, 'status' | 'comment'>> & {
  /** Whether the person was rejected, and is submitted again when the user saves the form. */
  isResubmitted?: boolean
}

/**
 * Shows a person's status, the Administration's comment, if any, and whether the person is submitted again. A person who is not yet
 * submitted has no status.
 */
export const statusColumn: DataColumn<Row> = {
  id: 'status',
  header: copy.people.status,
  value: ({ status }) => status && getStatusLabel(submissionStatuses, status).label,
  cell: ({ status, comment, isResubmitted }) =>
    status ? (
      <Stack gap={1} align="start">
        <StatusTag status={status} />
        {comment ? (
          <Text as="span" size="sm" tone="inherit">
            {comment}
          </Text>
        ) : null}
        {isResubmitted ? (
          <Text as="span" size="sm" tone="muted">
            {copy.people.resubmitted}
          </Text>
        ) : null}
      </Stack>
    ) : (
      tables.nothing
    ),
}

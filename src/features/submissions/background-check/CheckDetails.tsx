import { useMemo } from 'react'
import type { BackgroundCheckPerson } from '@/api/generated/model/backgroundCheckPerson'
import type { BackgroundCheckPersonPage } from '@/api/generated/model/backgroundCheckPersonPage'
import type { BackgroundCheckSubmission } from '@/api/generated/model/backgroundCheckSubmission'
import type { SubmissionPerson } from '@/api/generated/model/submissionPerson'
import { submissionStatuses } from '@/copy/submissions'
import { Stack } from '@/design-system/components/Stack/Stack'
import { Text } from '@/design-system/components/Text/Text'
import { type Day, formatDay } from '@/domain/days'
import type { DataColumn } from '@/patterns/data-table/data-column'
import { AttachmentLink } from '../drawer/AttachmentLink'
import { copy } from '../drawer/copy'
import { Observations } from '../drawer/Observations'
import { PersonStatus } from '../drawer/PersonStatus'
import { SubmittedPeople } from '../drawer/SubmittedPeople'

type Row = SubmissionPerson &
  Pick<
    BackgroundCheckPerson,
    'from_date' | 'to_date' | 'background_check_type' | 'status' | 'comment' | 'attachments'
  >

const words = copy.people

const wholeDay = (day: Day) => (
  <Text as="span" tone="inherit" hasTabularFigures isUnbroken>
    {formatDay(day)}
  </Text>
)

const attachmentsOf = ({ attachments }: Row) =>
  attachments.length === 0 ? (
    copy.noAttachment
  ) : (
    <Stack gap={2} align="start">
      {attachments.map((attachment) => (
        <AttachmentLink key={attachment.id} {...attachment} />
      ))}
    </Stack>
  )

const columns: readonly DataColumn<Row>[] = [
  {
    id: 'from',
    header: words.from,
    value: (row) => row.from_date,
    cell: ({ from_date }) => wholeDay(from_date),
  },
  { id: 'to', header: words.to, value: (row) => row.to_date, cell: ({ to_date }) => wholeDay(to_date) },
  {
    id: 'type',
    header: words.type,
    value: ({ background_check_type }) => background_check_type?.name ?? copy.nothing,
  },
  {
    id: 'status',
    header: words.status,
    value: ({ status }) => submissionStatuses[status].word,
    cell: ({ status, comment }) => <PersonStatus status={status} comment={comment} />,
  },
  {
    id: 'attachment',
    header: words.attachment,
    value: ({ attachments }) => attachments.length,
    cell: attachmentsOf,
  },
]

const rowOf = ({ person, id: _, ...entry }: BackgroundCheckPerson): Row => ({ ...person, ...entry })

interface CheckDetailsProps {
  submission: BackgroundCheckSubmission
  people: BackgroundCheckPersonPage
}

/** The details of a background check. */
export function CheckDetails({ submission, people }: CheckDetailsProps) {
  const rows = useMemo(() => people.results.map(rowOf), [people.results])
  return (
    <Stack gap={6}>
      <SubmittedPeople people={rows} total={people.count} columns={columns} />
      <Observations text={submission.description} />
    </Stack>
  )
}

import { useMemo } from 'react'
import type { BackgroundCheckPerson } from '@/api/generated/model/backgroundCheckPerson'
import type { BackgroundCheckPersonPage } from '@/api/generated/model/backgroundCheckPersonPage'
import type { BackgroundCheckSubmission } from '@/api/generated/model/backgroundCheckSubmission'
import type { SubmissionPerson } from '@/api/generated/model/submissionPerson'
import { files } from '@/copy/files'
import { page } from '@/copy/page'
import { submissionStatuses } from '@/copy/submissions'
import { shownName } from '@/design-system/components/FileDrop/file-item'
import { Stack } from '@/design-system/components/Stack/Stack'
import { Text } from '@/design-system/components/Text/Text'
import { TextLink } from '@/design-system/components/TextLink/TextLink'
import { Thumbnail } from '@/design-system/components/Thumbnail/Thumbnail'
import { VisuallyHidden } from '@/design-system/components/VisuallyHidden/VisuallyHidden'
import { isPicture } from '@/domain/attachments'
import { type Day, formatDay } from '@/domain/days'
import { getOpenableUrl } from '@/domain/file-addresses'
import type { DataColumn } from '@/patterns/data-table/data-column'
import { ownOrigins } from '@/patterns/files/own-origins'
import { useFileDownload } from '@/patterns/files/use-file-download'
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

const renderDay = (day: Day) => (
  <Text as="span" tone="inherit" hasTabularFigures isUnbroken>
    {formatDay(day)}
  </Text>
)

const renderAttachments = ({ attachments }: Row) =>
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
    cell: ({ from_date }) => renderDay(from_date),
  },
  { id: 'to', header: words.to, value: (row) => row.to_date, cell: ({ to_date }) => renderDay(to_date) },
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
    cell: renderAttachments,
  },
]

const toRow = ({ person, id: _, ...entry }: BackgroundCheckPerson): Row => ({ ...person, ...entry })

interface CheckDetailsProps {
  submission: BackgroundCheckSubmission
  people: BackgroundCheckPersonPage
}

export function CheckDetails({ submission, people }: CheckDetailsProps) {
  const rows = useMemo(() => people.results.map(toRow), [people.results])
  return (
    <Stack gap={6}>
      <SubmittedPeople people={rows} total={people.count} columns={columns} />
      <Observations text={submission.description} />
    </Stack>
  )
}

/** Names up to this length are not wrapped. */
const maxUnbrokenLength = 20

interface AttachmentLinkProps {
  name: string
  url: string
}

/** Shows a worker's file: a picture as a thumbnail that opens in a new tab, any other file as a download link. */
function AttachmentLink({ name, url }: AttachmentLinkProps) {
  const address = getOpenableUrl(url, ownOrigins())
  if (address === undefined) return <Text as="span">{shownName(name)}</Text>
  if (!isPicture(name)) return <NamedFile name={name} url={address} />
  return (
    <TextLink href={address} target="_blank" rel="noopener noreferrer">
      <Thumbnail source={address} alt={shownName(name)} />
      <VisuallyHidden> ({page.opensInTab})</VisuallyHidden>
    </TextLink>
  )
}

function NamedFile({ name, url }: AttachmentLinkProps) {
  return (
    <TextLink {...useFileDownload(name, url)}>
      <Text as="span" tone="inherit" isUnbroken={name.length <= maxUnbrokenLength}>
        {shownName(name)}
      </Text>
      <VisuallyHidden> ({files.download})</VisuallyHidden>
    </TextLink>
  )
}

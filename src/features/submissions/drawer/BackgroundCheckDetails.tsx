import type { BackgroundCheckPerson } from '@/api/generated/model/backgroundCheckPerson'
import type { BackgroundCheckPersonPage } from '@/api/generated/model/backgroundCheckPersonPage'
import type { BackgroundCheckSubmission } from '@/api/generated/model/backgroundCheckSubmission'
import { files } from '@/copy/files'
import { page } from '@/copy/page'
import { removeInvisibleCharacters } from '@/design-system/components/FileDrop/file-item'
import { Stack } from '@/design-system/components/Stack/Stack'
import { Text } from '@/design-system/components/Text/Text'
import { TextLink } from '@/design-system/components/TextLink/TextLink'
import { Thumbnail } from '@/design-system/components/Thumbnail/Thumbnail'
import { VisuallyHidden } from '@/design-system/components/VisuallyHidden/VisuallyHidden'
import { isPicture } from '@/domain/attachments'
import { getOpenableUrl } from '@/domain/file-addresses'
import type { DataColumn } from '@/patterns/data-table/data-column'
import { getPictureUrl } from '@/patterns/files/get-picture-url'
import { getOwnOrigins } from '@/patterns/files/own-origins'
import { useFileDownload } from '@/patterns/files/use-file-download'
import { renderDay } from '../list/columns'
import { statusColumn } from '../people/status-column'
import { copy } from './copy'
import { History } from './History'
import { SubmissionDetails, type SubmittedPerson } from './SubmissionDetails'
import { listSubmissionEvents } from './submission-events'

type Row = SubmittedPerson<BackgroundCheckPerson>

const words = copy.people

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
  statusColumn,
  {
    id: 'attachment',
    header: words.attachment,
    value: ({ attachments }) => attachments.length,
    cell: renderAttachments,
  },
]

interface BackgroundCheckDetailsProps {
  submission: BackgroundCheckSubmission
  people: BackgroundCheckPersonPage
}

export const BackgroundCheckDetails = ({ submission, people }: BackgroundCheckDetailsProps) => (
  <SubmissionDetails
    people={people}
    columns={columns}
    observations={submission.description}
    history={
      <History
        events={listSubmissionEvents(
          submission,
          people.results,
          people.results.flatMap(({ attachments }) => attachments),
        )}
      />
    }
  />
)

/** File names up to this length are not wrapped. */
const maxUnbrokenLength = 20

interface AttachmentLinkProps {
  name: string
  url: string
}

/**
 * Links to an attachment: a picture is a thumbnail that opens in a new tab, any other file is a download link. If the URL is
 * not safe to open, shows only the name.
 */
function AttachmentLink({ name, url }: AttachmentLinkProps) {
  const address = getOpenableUrl(url, getOwnOrigins())
  const downloadProps = useFileDownload(name, address)
  if (address === undefined) return <Text as="span">{removeInvisibleCharacters(name)}</Text>
  const hasPreview = isPicture(name)
  return (
    <TextLink href={address} target="_blank" rel="noopener noreferrer" {...(hasPreview ? {} : downloadProps)}>
      {hasPreview ? (
        <Thumbnail source={getPictureUrl(address) ?? ''} alt={removeInvisibleCharacters(name)} />
      ) : (
        <Text as="span" tone="inherit" isUnbroken={name.length <= maxUnbrokenLength}>
          {removeInvisibleCharacters(name)}
        </Text>
      )}
      <VisuallyHidden> ({hasPreview ? page.opensInTab : files.download})</VisuallyHidden>
    </TextLink>
  )
}

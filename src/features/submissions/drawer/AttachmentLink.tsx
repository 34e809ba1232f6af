import { files } from '@/copy/files'
import { page } from '@/copy/page'
import { shownName } from '@/design-system/components/FileDrop/file-item'
import { Text } from '@/design-system/components/Text/Text'
import { TextLink } from '@/design-system/components/TextLink/TextLink'
import { Thumbnail } from '@/design-system/components/Thumbnail/Thumbnail'
import { VisuallyHidden } from '@/design-system/components/VisuallyHidden/VisuallyHidden'
import { isPicture } from '@/domain/attachments'
import { openableAddress } from '@/domain/file-addresses'
import { ownOrigins } from '@/patterns/files/own-origins'
import { useFileDownload } from '@/patterns/files/use-file-download'

/** Names up to this length are not wrapped. */
const maxUnbrokenLength = 20

interface AttachmentLinkProps {
  name: string
  url: string
}

/** Shows a worker's file: a picture as a thumbnail that opens in a new tab, any other file as a download link. */
export function AttachmentLink({ name, url }: AttachmentLinkProps) {
  const address = openableAddress(url, ownOrigins())
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

import { page } from '@/copy/page'
import { shownName } from '@/design-system/components/FileDrop/file-item'
import { Text } from '@/design-system/components/Text/Text'
import { TextLink } from '@/design-system/components/TextLink/TextLink'
import { Thumbnail } from '@/design-system/components/Thumbnail/Thumbnail'
import { VisuallyHidden } from '@/design-system/components/VisuallyHidden/VisuallyHidden'
import { isPicture } from '@/domain/attachments'
import { openableAddress } from '@/domain/file-addresses'
import { ownOrigins } from '@/patterns/files/own-origins'

/** Names of no more signs than these are not broken. */
const wholeName = 20

interface AttachmentLinkProps {
  name: string
  url: string
}

/** A file of a worker: a picture as a thumbnail, any other by its name; each opens in a tab of its own (L2). */
export function AttachmentLink({ name, url }: AttachmentLinkProps) {
  const address = openableAddress(url, ownOrigins())
  if (address === undefined) return <Text as="span">{shownName(name)}</Text>
  return (
    <TextLink href={address} target="_blank" rel="noopener noreferrer">
      {isPicture(name) ? (
        <Thumbnail source={address} alt={shownName(name)} />
      ) : (
        <Text as="span" tone="inherit" isUnbroken={name.length <= wholeName}>
          {shownName(name)}
        </Text>
      )}
      <VisuallyHidden> ({page.opensInTab})</VisuallyHidden>
    </TextLink>
  )
}

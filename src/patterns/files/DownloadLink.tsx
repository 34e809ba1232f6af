import { files } from '@/copy/files'
import { Button } from '@/design-system/components/Button/Button'
import { ButtonLink } from '@/design-system/components/ButtonLink/ButtonLink'
import { shownName } from '@/design-system/components/FileDrop/file-item'
import { VisuallyHidden } from '@/design-system/components/VisuallyHidden/VisuallyHidden'
import { getOpenableUrl } from '@/domain/file-addresses'
import { FileIcon } from './FileIcon'
import { ownOrigins } from './own-origins'
import { useFileDownload } from './use-file-download'

interface DownloadLinkProps {
  /** The original file name of the upload. The download has the same name. */
  name: string
  url: string
}

/** A link that downloads an uploaded file. */
export function DownloadLink({ name, url }: DownloadLinkProps) {
  const address = getOpenableUrl(url, ownOrigins())
  if (address !== undefined) return <Openable name={name} url={address} />
  return (
    <Button stretch align="start" icon={<FileIcon name={name} />} disabledReason={files.locked}>
      {shownName(name)}
    </Button>
  )
}

function Openable({ name, url }: DownloadLinkProps) {
  return (
    <ButtonLink {...useFileDownload(name, url)} stretch align="start" icon={<FileIcon name={name} />}>
      {shownName(name)} <VisuallyHidden>({files.download})</VisuallyHidden>
    </ButtonLink>
  )
}

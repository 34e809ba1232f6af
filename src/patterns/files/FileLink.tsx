import { files } from '@/copy/files'
import { page } from '@/copy/page'
import { Button } from '@/design-system/components/Button/Button'
import { ButtonLink } from '@/design-system/components/ButtonLink/ButtonLink'
import { shownName } from '@/design-system/components/FileDrop/file-item'
import { VisuallyHidden } from '@/design-system/components/VisuallyHidden/VisuallyHidden'
import { getOpenableUrl } from '@/domain/file-addresses'
import { FileIcon } from './FileIcon'
import { ownOrigins } from './own-origins'

interface FileLinkProps {
  /** The original file name of the upload. */
  name: string
  url: string
}

/** A link that opens an uploaded file in a new tab, without access to this tab. */
export function FileLink({ name, url }: FileLinkProps) {
  const address = getOpenableUrl(url, ownOrigins())
  const icon = <FileIcon name={name} />
  if (address === undefined) {
    return (
      <Button stretch align="start" icon={icon} disabledReason={files.locked}>
        {shownName(name)}
      </Button>
    )
  }
  return (
    <ButtonLink stretch align="start" icon={icon} href={address} target="_blank" rel="noopener noreferrer">
      {shownName(name)} <VisuallyHidden>({page.opensInTab})</VisuallyHidden>
    </ButtonLink>
  )
}

import { files } from '@/copy/files'
import { page } from '@/copy/page'
import { Button } from '@/design-system/components/Button/Button'
import { ButtonLink } from '@/design-system/components/ButtonLink/ButtonLink'
import { removeInvisibleCharacters } from '@/design-system/components/FileDrop/file-item'
import { VisuallyHidden } from '@/design-system/components/VisuallyHidden/VisuallyHidden'
import { getOpenableUrl } from '@/domain/file-addresses'
import { FileIcon } from './FileIcon'
import { getOwnOrigins } from './own-origins'
import { useFileDownload } from './use-file-download'

interface FileLinkProps {
  /** The name that the file had before its upload. A downloaded file gets this name. */
  name: string
  url: string
  /** Whether the link downloads the file instead of opening it in a new tab. */
  isDownload?: boolean
}

/**
 * A link to an uploaded file, or a disabled button if the portal must not open `url`. A file in a new tab has no access to
 * the tab of the portal.
 */
export function FileLink({ name, url, isDownload = false }: FileLinkProps) {
  const openableUrl = getOpenableUrl(url, getOwnOrigins())
  const { download, onClick, ...linkProps } = useFileDownload(name, openableUrl)
  const icon = <FileIcon name={name} />
  const buttonProps = { stretch: true, align: 'start', icon, 'data-printed': '' } as const
  if (openableUrl === undefined) {
    return (
      <Button {...buttonProps} disabledReason={files.unsafeUrl}>
        {removeInvisibleCharacters(name)}
      </Button>
    )
  }
  return (
    <ButtonLink {...buttonProps} {...linkProps} {...(isDownload && { download, onClick })}>
      {removeInvisibleCharacters(name)}{' '}
      <VisuallyHidden>({isDownload ? files.download : page.opensInTab})</VisuallyHidden>
    </ButtonLink>
  )
}

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
  /** The original file name of the upload. A download has the same name. */
  name: string
  url: string
  /** Whether the link downloads the file instead of opening it in a new tab. */
  isDownload?: boolean
}

/** A link to an uploaded file. The new tab has no access to this tab. */
export function FileLink({ name, url, isDownload = false }: FileLinkProps) {
  const openableUrl = getOpenableUrl(url, getOwnOrigins())
  const { download, onClick, ...linkProps } = useFileDownload(name, openableUrl)
  const buttonProps = { stretch: true, align: 'start', icon: <FileIcon name={name} /> } as const
  if (openableUrl === undefined) {
    return (
      <Button {...buttonProps} disabledReason={files.locked}>
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

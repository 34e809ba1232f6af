import { FileText, Folder as FolderIcon, FolderOpen, Image } from 'lucide-react'
import type { ComponentProps } from 'react'
import { Link } from 'react-router-dom'
import type { WorkDocument } from '@/api/generated/model/workDocument'
import { config } from '@/config'
import { page } from '@/copy/page'
import { Button } from '@/design-system/components/Button/Button'
import { ButtonLink } from '@/design-system/components/ButtonLink/ButtonLink'
import { EmptyState } from '@/design-system/components/EmptyState/EmptyState'
import { Grid } from '@/design-system/components/Grid/Grid'
import { VisuallyHidden } from '@/design-system/components/VisuallyHidden/VisuallyHidden'
import { openableAddress } from '@/domain/file-addresses'
import { copy } from './copy'
import type { Folder } from './folders'

interface FolderContentsProps {
  folder: Folder
  /** The parameters of the address that shows a folder. */
  searchOf: (id: number) => string
  /** Called when a folder is opened here: what was pressed goes. */
  onOpen: () => void
}

/** What is in a folder: its folders, then its files, each opened by one press. */
export function FolderContents({ folder, searchOf, onOpen }: FolderContentsProps) {
  const { folders, documents } = folder
  if (folders.length + documents.length === 0) {
    return <EmptyState level={3} icon={<FolderOpen size={20} />} title={copy.empty} />
  }
  return (
    <Grid as="ul" minColumn="16rem" gap={3} aria-label={copy.contents(folder.name)}>
      {folders.map(({ id, name }) => (
        <li key={`folder ${id}`}>
          <ButtonLink
            stretch
            align="start"
            icon={<FolderIcon size={20} aria-hidden="true" />}
            render={<Link to={searchOf(id)} onClick={onOpen} />}
          >
            <VisuallyHidden>{copy.folder} </VisuallyHidden>
            {name}
          </ButtonLink>
        </li>
      ))}
      {documents.map((document) => (
        <li key={`file ${document.id}`}>
          <FileLink document={document} />
        </li>
      ))}
    </Grid>
  )
}

/** The origins whose files are ours although they may not come over https: the portal's and the API's. */
const ownOrigins = () => [
  window.location.origin,
  new URL(config().apiUrl || '/', window.location.origin).origin,
]

/** A file: opened in a tab of its own, which knows nothing of this one. */
function FileLink({ document }: { document: WorkDocument }) {
  const { name, url } = document
  const address = openableAddress(url, ownOrigins())
  const icon = <FileIcon name={name} />
  if (address === undefined) {
    return (
      <Button stretch align="start" icon={icon} disabledReason={copy.locked}>
        {name}
      </Button>
    )
  }
  return (
    <ButtonLink stretch align="start" icon={icon} href={address} target="_blank" rel="noopener noreferrer">
      {name} <VisuallyHidden>({page.opensInTab})</VisuallyHidden>
    </ButtonLink>
  )
}

function FileIcon({ name }: { name: string }) {
  const look: ComponentProps<typeof Image> = { size: 20, 'aria-hidden': true }
  return /\.(?:png|jpe?g|gif|webp|avif)$/i.test(name) ? <Image {...look} /> : <FileText {...look} />
}

import { Folder as FolderIcon, FolderOpen } from 'lucide-react'
import { Link } from 'react-router-dom'
import { ButtonLink } from '@/design-system/components/ButtonLink/ButtonLink'
import { EmptyState } from '@/design-system/components/EmptyState/EmptyState'
import { Grid } from '@/design-system/components/Grid/Grid'
import { VisuallyHidden } from '@/design-system/components/VisuallyHidden/VisuallyHidden'
import { FileLink } from '@/patterns/files/FileLink'
import { copy } from './copy'
import type { Folder } from './folders'

interface FolderContentsProps {
  folder: Folder
  /** Builds the search parameters of a folder. */
  searchOf: (id: number) => string
  /** Called when a folder is opened, because the pressed button disappears. */
  onOpen: () => void
}

/** Contents of a folder: subfolders first, then files. */
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
          <FileLink name={document.name} url={document.url} />
        </li>
      ))}
    </Grid>
  )
}

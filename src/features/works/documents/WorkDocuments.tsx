import { Folder as FolderIcon, FolderOpen, FolderTree as FolderTreeIcon } from 'lucide-react'
import { useCallback, useMemo, useRef } from 'react'
import { Link, useLocation, useNavigate } from 'react-router-dom'
import * as v from 'valibot'
import type { WorkDocument } from '@/api/generated/model/workDocument'
import type { WorkFolder } from '@/api/generated/model/workFolder'
import type { WorkFolderPage } from '@/api/generated/model/workFolderPage'
import { useListWorkDocuments } from '@/api/generated/work-documents/work-documents'
import { Breadcrumb } from '@/design-system/components/Breadcrumb/Breadcrumb'
import { ButtonLink } from '@/design-system/components/ButtonLink/ButtonLink'
import { EmptyState } from '@/design-system/components/EmptyState/EmptyState'
import { Grid } from '@/design-system/components/Grid/Grid'
import { Heading } from '@/design-system/components/Heading/Heading'
import { Popover } from '@/design-system/components/Popover/Popover'
import { Skeleton } from '@/design-system/components/Skeleton/Skeleton'
import { SkeletonGroup } from '@/design-system/components/SkeletonGroup/SkeletonGroup'
import { SplitView } from '@/design-system/components/SplitView/SplitView'
import { Stack } from '@/design-system/components/Stack/Stack'
import { Tree } from '@/design-system/components/Tree/Tree'
import type { TreeNode } from '@/design-system/components/Tree/tree-node'
import { VisuallyHidden } from '@/design-system/components/VisuallyHidden/VisuallyHidden'
import { useAddressState } from '@/patterns/address/use-address-state'
import { AudienceHelp } from '@/patterns/audience/AudienceHelp'
import { FileLink } from '@/patterns/files/FileLink'
import { QueryView } from '@/patterns/query-view/QueryView'
import { useWork } from '../detail/use-work'
import { copy } from './copy'

/** A folder with its contents. The root folder has the id 0 and exists only in the portal, not in the backend. */
interface Folder {
  id: number
  name: string
  folders: readonly Folder[]
  documents: readonly WorkDocument[]
}

export function WorkDocuments() {
  const { realPropertyId, workId } = useWork()
  const query = useListWorkDocuments(realPropertyId, workId)
  return (
    <QueryView query={query} skeleton={<DocumentsSkeleton />}>
      {(page) => (
        <Stack gap={4}>
          <Explorer page={page} />
          <AudienceHelp list="documents" />
        </Stack>
      )}
    </QueryView>
  )
}

function Explorer({ page }: { page: WorkFolderPage }) {
  const { folderId, buildSearch, openFolder } = useFolderAddress()
  const root = useMemo<Folder>(
    () => ({ id: 0, name: copy.root, folders: page.results.map(toFolder), documents: [] }),
    [page],
  )
  // An unknown id in the address leads to the root.
  const path = findPath(root, folderId) ?? [root]
  const folder = path.at(-1) ?? root
  const { headingRef, focusNextHeading } = useFolderHeading()
  const tree = { root, chosenId: folder.id }
  const goTo = (id: number) => {
    focusNextHeading()
    openFolder(id)
  }

  return (
    <SplitView
      aside={<FolderTree {...tree} onChoose={openFolder} />}
      narrow={
        <Popover
          label={copy.openTree}
          title={copy.openTree}
          closeLabel={copy.close}
          variant="secondary"
          icon={<FolderTreeIcon aria-hidden="true" />}
        >
          {(close) => (
            <FolderTree
              {...tree}
              isExpanded
              onChoose={(id) => {
                openFolder(id)
                close()
              }}
            />
          )}
        </Popover>
      }
    >
      <Stack gap={4}>
        {path.length > 1 ? <FolderBreadcrumbs path={path} onGo={goTo} /> : null}
        <Heading key={folder.id} ref={headingRef} level={2} tabIndex={-1}>
          {folder.name}
        </Heading>
        <FolderContents folder={folder} buildSearch={buildSearch} onOpen={focusNextHeading} />
      </Stack>
    </SplitView>
  )
}

const toFolder = ({ id, name, subgroups, documents }: WorkFolder): Folder => ({
  id,
  name,
  folders: subgroups.map(toFolder),
  documents,
})

/** Returns the folders from `folder` down to the folder with the id; undefined if that folder does not exist. */
function findPath(folder: Folder, id: number): Folder[] | undefined {
  if (folder.id === id) return [folder]
  const path = folder.folders.map((inner) => findPath(inner, id)).find(Boolean)
  return path && [folder, ...path]
}

function FolderBreadcrumbs({ path, onGo }: { path: readonly Folder[]; onGo: (id: number) => void }) {
  const items = path.map(({ id, name }) => ({ id: String(id), label: name, onSelect: () => onGo(id) }))
  return <Breadcrumb label={copy.breadcrumb} items={items} />
}

/**
 * After a call of `focusNextHeading`, the heading of the next folder gets the focus. The pressed button disappears with the
 * previous folder.
 */
function useFolderHeading() {
  const mustFocusNext = useRef(false)
  // A stable ref callback, so that React calls it only for a new heading.
  const headingRef = useCallback((element: HTMLHeadingElement | null) => {
    if (!element || !mustFocusNext.current) return
    mustFocusNext.current = false
    element.focus({ preventScroll: true })
  }, [])
  const focusNextHeading = () => {
    mustFocusNext.current = true
  }
  return { headingRef, focusNextHeading }
}

function DocumentsSkeleton() {
  return (
    <SkeletonGroup label={copy.loading}>
      <SplitView
        aside={<Skeleton shape="block" height="12rem" />}
        narrow={<Skeleton shape="block" width="14rem" height="2.75rem" />}
      >
        <Skeleton lines={5} height="2.75rem" />
      </SplitView>
    </SkeletonGroup>
  )
}

const folderAddress = v.object({
  carpeta: v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(999_999_999)),
})
const initialAddress: v.InferOutput<typeof folderAddress> = { carpeta: 0 }

/**
 * Reads the id of the open folder from the address. `buildSearch` returns the query string that opens a folder;
 * `openFolder` navigates to a folder and adds a history entry.
 */
function useFolderAddress() {
  const [{ carpeta }] = useAddressState(folderAddress, initialAddress)
  const { search } = useLocation()
  const navigate = useNavigate()
  const buildSearch = useCallback(
    (id: number) => {
      const parameters = new URLSearchParams(search)
      parameters.delete('carpeta')
      if (id > 0) parameters.set('carpeta', String(id))
      return `?${parameters}`
    },
    [search],
  )
  const openFolder = (id: number) => {
    if (id !== carpeta) void navigate(buildSearch(id))
  }
  return { folderId: carpeta, buildSearch, openFolder }
}

interface FolderTreeProps {
  root: Folder
  chosenId: number
  /** Whether all folders are expanded at first; otherwise only the root is. */
  isExpanded?: boolean
  onChoose: (id: number) => void
}

const icon = <FolderIcon aria-hidden="true" />

const toTreeNode = ({ id, name, folders }: Folder): TreeNode => ({
  id: String(id),
  label: name,
  icon,
  children: folders.length > 0 ? folders.map(toTreeNode) : undefined,
})

const listFolderIds = ({ id, folders }: Folder): string[] => [String(id), ...folders.flatMap(listFolderIds)]

function FolderTree({ root, chosenId, isExpanded = false, onChoose }: FolderTreeProps) {
  const nodes = useMemo(() => [toTreeNode(root)], [root])
  return (
    <Tree
      label={copy.tree}
      nodes={nodes}
      chosen={String(chosenId)}
      initiallyOpen={isExpanded ? listFolderIds(root) : [String(root.id)]}
      onChoose={({ id }) => onChoose(Number(id))}
      labels={copy.labels}
    />
  )
}

interface FolderContentsProps {
  folder: Folder
  buildSearch: (id: number) => string
  /** Called when a folder is opened. The pressed button disappears then, so focus has to move to another element. */
  onOpen: () => void
}

function FolderContents({ folder, buildSearch, onOpen }: FolderContentsProps) {
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
            render={<Link to={buildSearch(id)} onClick={onOpen} />}
          >
            <VisuallyHidden>{copy.folder} </VisuallyHidden>
            {name}
          </ButtonLink>
        </li>
      ))}
      {documents.map(({ id, name, url }) => (
        <li key={`file ${id}`}>
          <FileLink name={name} url={url} />
        </li>
      ))}
    </Grid>
  )
}

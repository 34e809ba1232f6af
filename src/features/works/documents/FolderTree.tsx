import { Folder as FolderIcon } from 'lucide-react'
import { useMemo } from 'react'
import { Tree } from '@/design-system/components/Tree/Tree'
import type { TreeNode } from '@/design-system/components/Tree/tree-node'
import { copy } from './copy'
import type { Folder } from './folders'

interface FolderTreeProps {
  root: Folder
  /** The folder that is shown. */
  chosen: number
  /** Whether all folders are expanded; otherwise only the top level shows. */
  isUnfolded?: boolean
  onChoose: (id: number) => void
}

const icon = <FolderIcon aria-hidden="true" />

const nodeOf = ({ id, name, folders }: Folder): TreeNode => ({
  id: String(id),
  label: name,
  icon,
  children: folders.length > 0 ? folders.map(nodeOf) : undefined,
})

const idsOf = ({ id, folders }: Folder): string[] => [String(id), ...folders.flatMap(idsOf)]

/** The tree of a work's folders. */
export function FolderTree({ root, chosen, isUnfolded = false, onChoose }: FolderTreeProps) {
  const nodes = useMemo(() => [nodeOf(root)], [root])
  return (
    <Tree
      label={copy.tree}
      nodes={nodes}
      chosen={String(chosen)}
      initiallyOpen={isUnfolded ? idsOf(root) : [String(root.id)]}
      onChoose={({ id }) => onChoose(Number(id))}
      words={copy.words}
    />
  )
}

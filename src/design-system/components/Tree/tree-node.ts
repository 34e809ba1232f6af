import type { ReactNode } from 'react'

/** A node of a tree: a branch, such as a folder, or a leaf, such as a file. */
export interface TreeNode {
  /** Unique in the whole tree. */
  id: string
  /** The visible and announced name. The user can type its first letters to move the focus to the node. */
  label: string
  /** Further information after the name. */
  detail?: ReactNode
  /** A 20 px icon before the name. */
  icon?: ReactNode
  /** The children. The field is absent for a leaf and for a branch whose children are loaded on demand. */
  children?: readonly TreeNode[]
  /** Whether the node is a branch although `children` is absent. Its children are loaded when the branch opens. */
  isBranch?: boolean
}

/** The texts of a tree. */
export interface TreeLabels {
  /** The text while the children of a branch load. */
  loading: string
  /** The text of a branch whose children could not be loaded. The tree tries again when the user opens the branch. */
  failed: string
  /** The text of an empty tree or branch. */
  empty: string
  /** The error message if the `TreeRows` component could not be loaded. */
  unavailable: string
  /** The label of the button that loads the `TreeRows` component again. */
  retry: string
}

/** The props of the rows of a tree. */
export interface TreeRowsProps {
  /** The accessible name of the tree. */
  label: string
  /** The nodes of the top level. */
  nodes: readonly TreeNode[]
  /** Loads the children of a branch whose `children` are absent. The tree keeps the loaded children, and does not reload them. */
  loadChildren?: (node: TreeNode) => Promise<readonly TreeNode[]>
  /** The id of the chosen node. The tree opens the branches that contain the node. */
  chosen?: string
  /** Called when the user clicks a node or presses Enter or the space bar on it. A branch then also opens or closes. */
  onChoose?: (node: TreeNode) => void
  /** The ids of the branches that are open at first. */
  initiallyOpen?: readonly string[]
  /** The texts of the tree. */
  labels: TreeLabels
}

import type { ReactNode } from 'react'

/** One node of a tree, as data. */
export interface TreeNode {
  /** Unique in the whole tree. */
  id: string
  /** Its name: what is seen, heard and found by typing its first letters. */
  label: string
  /** More about it, after its name. */
  detail?: ReactNode
  /** A 20 px icon before its name. */
  icon?: ReactNode
  /** What is below it; absent for a leaf, and for a branch whose children are fetched. */
  children?: readonly TreeNode[]
  /** Whether it is a branch although its children are not known yet: they are fetched when it is opened. */
  isBranch?: boolean
}

/** What a tree says by itself. */
export interface TreeWords {
  /** While the children of a branch come. */
  loading: string
  /** When they did not come; opening the branch asks again. */
  failed: string
  /** When there is nothing in the tree or in a branch. */
  empty: string
  /** When the tree itself could not be fetched, and the button that tries again. */
  unavailable: string
  retry: string
}

/** What the drawn rows of a tree need. */
export interface TreeRowsProps {
  /** The name of the tree. */
  label: string
  /** The uppermost nodes. */
  nodes: readonly TreeNode[]
  /** Fetches the children of a branch that came without them, once. */
  loadChildren?: (node: TreeNode) => Promise<readonly TreeNode[]>
  /** The id of the chosen node; the branches around it open, so that it is seen. */
  chosen?: string
  /** Called with the node that is chosen by a press, Enter or the space bar; a branch opens or closes, too. */
  onChoose?: (node: TreeNode) => void
  /** The ids of the branches that are open at first. */
  initiallyOpen?: readonly string[]
  /** What it says by itself. */
  words: TreeWords
}

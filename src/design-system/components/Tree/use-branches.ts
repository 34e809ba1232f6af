import { useMemo, useRef, useState } from 'react'
import type { TreeNode, TreeRowsProps } from './tree-node'

/** The id of the invisible root; no other node has it. */
export const rootId = 'tree:root'

export const isBranch = (node: TreeNode) => node.isBranch === true || node.children !== undefined

type Fetched = ReadonlyMap<string, readonly TreeNode[]>

/** Indexes every known node and the ids of its children. */
function indexOf(nodes: readonly TreeNode[], fetched: Fetched) {
  const byId = new Map<string, TreeNode>([[rootId, { id: rootId, label: '', children: nodes }]])
  const below = new Map<string, string[]>()
  const waiting = [rootId]
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    const children = byId.get(id)?.children ?? fetched.get(id)
    // An id that occurs twice is a single node: the first place counts, and no node can contain itself.
    if (!children) continue
    const ids: string[] = []
    for (const child of children) {
      if (byId.has(child.id)) continue
      byId.set(child.id, child)
      ids.push(child.id)
      if (isBranch(child)) waiting.push(child.id)
    }
    below.set(id, ids)
  }
  return { byId, below }
}

/** Returns the branches around a node, the outermost first; none for an unknown node. */
function branchesAround(below: ReadonlyMap<string, readonly string[]>, id: string): string[] {
  const parent = [...below].find(([, ids]) => ids.includes(id))?.[0]
  return parent === undefined || parent === rootId ? [] : [...branchesAround(below, parent), parent]
}

/** The nodes of a tree, including those loaded on demand. */
export function useBranches({ nodes, loadChildren }: Pick<TreeRowsProps, 'nodes' | 'loadChildren'>) {
  const [fetched, setFetched] = useState<Fetched>(new Map())
  const [failed, setFailed] = useState<ReadonlySet<string>>(new Set())
  // A ref, because a second opening can come before React has rendered the first.
  const coming = useRef(new Set<string>())
  const [comingIds, setComingIds] = useState<ReadonlySet<string>>(new Set())
  const { byId, below } = useMemo(() => indexOf(nodes, fetched), [nodes, fetched])

  const isKnown = (id: string) => below.has(id) || byId.get(id)?.isBranch !== true || !loadChildren
  /** Loads the children of a node, unless they are known or loading. Calls `onFailure` if that fails. */
  const fetchBelow = async (id: string, onFailure: () => void) => {
    const node = byId.get(id)
    if (!node || !loadChildren || isKnown(id) || coming.current.has(id)) return
    coming.current.add(id)
    setComingIds(new Set(coming.current))
    setFailed((before) => new Set([...before].filter((other) => other !== id)))
    try {
      const children = await loadChildren(node)
      setFetched((before) => new Map(before).set(id, children))
    } catch {
      setFailed((before) => new Set(before).add(id))
      onFailure()
    } finally {
      coming.current.delete(id)
      setComingIds(new Set(coming.current))
    }
  }

  return {
    around: (id: string) => branchesAround(below, id),
    find: (id: string): TreeNode => byId.get(id) ?? { id, label: '' },
    childIds: (id: string) => below.get(id) ?? [],
    /** Changes whenever a node changes. */
    index: byId,
    isComing: (id: string) => comingIds.has(id),
    hasFailed: (id: string) => failed.has(id),
    hasAnyFailed: failed.size > 0,
    fetchBelow,
  }
}

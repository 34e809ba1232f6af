import { useMemo, useRef, useState } from 'react'
import type { TreeNode, TreeRowsProps } from './tree-node'

/** What stands for all uppermost nodes; no node of a caller is called so. */
export const rootId = 'tree:root'

export const isBranch = (node: TreeNode) => node.isBranch === true || node.children !== undefined

type Fetched = ReadonlyMap<string, readonly TreeNode[]>

/** Every known node and the ids of what is below it. */
function indexOf(nodes: readonly TreeNode[], fetched: Fetched) {
  const byId = new Map<string, TreeNode>([[rootId, { id: rootId, label: '', children: nodes }]])
  const below = new Map<string, string[]>()
  const waiting = [rootId]
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    const children = byId.get(id)?.children ?? fetched.get(id)
    // An id that came twice is one node: the first place counts, and nothing can contain itself.
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

/** The nodes of a tree, those that were fetched among them. */
export function useBranches({ nodes, loadChildren }: Pick<TreeRowsProps, 'nodes' | 'loadChildren'>) {
  const [fetched, setFetched] = useState<Fetched>(new Map())
  const [failed, setFailed] = useState<ReadonlySet<string>>(new Set())
  // A second opening comes before React has drawn the first: only a ref sees it.
  const coming = useRef(new Set<string>())
  const [comingIds, setComingIds] = useState<ReadonlySet<string>>(new Set())
  const { byId, below } = useMemo(() => indexOf(nodes, fetched), [nodes, fetched])

  const isKnown = (id: string) => below.has(id) || byId.get(id)?.isBranch !== true || !loadChildren

  /** Fetches what is below a node, unless it is known or on its way. `onFailure` is called if it does not come. */
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

  /** The branches that a node is in, the outermost first; none for one that is not known. */
  const around = (id: string): string[] => {
    const parent = [...below].find(([, ids]) => ids.includes(id))?.[0]
    return parent === undefined || parent === rootId ? [] : [...around(parent), parent]
  }

  return {
    around,
    find: (id: string): TreeNode => byId.get(id) ?? { id, label: '' },
    childIds: (id: string) => below.get(id) ?? [],
    /** Changes whenever a node does. */
    index: byId,
    isComing: (id: string) => comingIds.has(id),
    hasFailed: (id: string) => failed.has(id),
    hasAnyFailed: failed.size > 0,
    fetchBelow,
  }
}

import { useMemo, useRef, useState } from 'react'
import type { TreeNode, TreeRowsProps } from './tree-node'

/** The id of the invisible root; no other node has it. */
export const rootId = 'tree:root'

export const isBranch = (node: TreeNode) => node.isBranch === true || node.children !== undefined

type LoadedChildren = ReadonlyMap<string, readonly TreeNode[]>

/**
 * Returns two maps. `byId` maps each id to its node, given or loaded. `childIdsOf` maps the id of a branch to the ids of its
 * children; a branch whose children are not loaded has no entry.
 */
function indexNodes(nodes: readonly TreeNode[], loadedChildren: LoadedChildren) {
  const byId = new Map<string, TreeNode>([[rootId, { id: rootId, label: '', children: nodes }]])
  const childIdsOf = new Map<string, string[]>()
  const pendingIds = [rootId]
  for (let id = pendingIds.pop(); id !== undefined; id = pendingIds.pop()) {
    const children = byId.get(id)?.children ?? loadedChildren.get(id)
    if (!children) continue
    const ids: string[] = []
    for (const child of children) {
      // Omits nodes whose id is already indexed. No node can then contain itself.
      if (byId.has(child.id)) continue
      byId.set(child.id, child)
      ids.push(child.id)
      if (isBranch(child)) pendingIds.push(child.id)
    }
    childIdsOf.set(id, ids)
  }
  return { byId, childIdsOf }
}

/** Returns the ids of the branches that contain a node, the outermost first; an empty list for an unknown id. */
function findAncestors(childIdsOf: ReadonlyMap<string, readonly string[]>, id: string): string[] {
  const parent = [...childIdsOf].find(([, ids]) => ids.includes(id))?.[0]
  return parent === undefined || parent === rootId ? [] : [...findAncestors(childIdsOf, parent), parent]
}

/** Provides the nodes of a tree, and loads the children of branches on demand. */
export function useBranches({ nodes, loadChildren }: Pick<TreeRowsProps, 'nodes' | 'loadChildren'>) {
  const [loadedChildren, setLoadedChildren] = useState<LoadedChildren>(new Map())
  const [failedIds, setFailedIds] = useState<ReadonlySet<string>>(new Set())
  // The ids of `loadingIds`, but updated at once. If a branch is opened again before the next rendering, it loads only once.
  const loadingRef = useRef(new Set<string>())
  const [loadingIds, setLoadingIds] = useState<ReadonlySet<string>>(new Set())
  const { byId, childIdsOf } = useMemo(() => indexNodes(nodes, loadedChildren), [nodes, loadedChildren])

  const hasUnloadedChildren = (id: string) => byId.get(id)?.isBranch === true && !childIdsOf.has(id)
  /** Loads the children of a branch unless they are known or already loading. Calls `onFailure` if loading fails. */
  const loadBranch = async (id: string, onFailure: () => void) => {
    const node = byId.get(id)
    if (!node || !loadChildren || !hasUnloadedChildren(id) || loadingRef.current.has(id)) return
    loadingRef.current.add(id)
    setLoadingIds(new Set(loadingRef.current))
    setFailedIds((previous) => new Set([...previous].filter((failedId) => failedId !== id)))
    try {
      const children = await loadChildren(node)
      setLoadedChildren((previous) => new Map(previous).set(id, children))
    } catch {
      setFailedIds((previous) => new Set(previous).add(id))
      onFailure()
    } finally {
      loadingRef.current.delete(id)
      setLoadingIds(new Set(loadingRef.current))
    }
  }

  return {
    getAncestors: (id: string) => findAncestors(childIdsOf, id),
    getNode: (id: string): TreeNode => byId.get(id) ?? { id, label: '' },
    getChildIds: (id: string) => childIdsOf.get(id) ?? [],
    /** The nodes by their ids. The map is a new one whenever nodes change or load. */
    index: byId,
    isLoading: (id: string) => loadingIds.has(id),
    hasFailed: (id: string) => failedIds.has(id),
    hasAnyFailed: failedIds.size > 0,
    loadBranch,
  }
}

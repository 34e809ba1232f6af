import { syncDataLoaderFeature } from '@headless-tree/core'
import { useTree } from '@headless-tree/react'
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import styled from 'styled-components'
import { border, color, radius } from '@/design-system/theme/tokens'
import { useVisibleRows } from '@/design-system/use-visible-rows'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden'
import { TreeRow } from './TreeRow'
import type { TreeNode, TreeRowsProps } from './tree-node'
import { isBranch, rootId, useBranches } from './use-branches'
import { useTreeKeys } from './use-tree-keys'

/** The usual height is that of a row whose name needs one line. */
const longTree = { virtualizedAbove: 200, usualHeight: 44 }

/** The rows of a tree, except those inside closed branches. A long tree renders only the rows near the visible part. */
export function TreeRows(props: TreeRowsProps) {
  const { label, chosen, onChoose, labels } = props
  const { tree, items, rows, activeIndex, branches } = useOpenRows(props)
  const list = useRef<HTMLDivElement>(null)
  const view = useVisibleRows({ list, count: rows.length, activeIndex, ...longTree })

  const focusRow = (index: number) => {
    const id = rows[index]?.id
    if (id === undefined) return
    items[index]?.setFocused()
    view.scrollTo(index)
    tree.rebuildTree()
  }
  const openRow = (index: number) => {
    const item = items[index]
    if (!item || !rows[index]?.isBranch || rows[index].isOpen) return
    item.expand()
    void branches.loadBranch(item.getId(), () => item.collapse())
  }
  const toggle = (index: number) => (rows[index]?.isOpen ? items[index]?.collapse() : openRow(index))
  const choose = (index: number) => {
    const node = items[index]?.getItemData()
    if (!node) return
    onChoose?.(node)
    toggle(index)
  }
  const openSiblings = () => {
    const parent = items[activeIndex]?.getItemMeta().parentId
    for (const [index, item] of items.entries()) if (item.getItemMeta().parentId === parent) openRow(index)
  }
  const actions = {
    open: () => openRow(activeIndex),
    close: () => toggle(activeIndex),
    choose: () => choose(activeIndex),
  }
  const onKeyDown = useTreeKeys({
    rows,
    index: activeIndex,
    onFocus: focusRow,
    onAction: (kind) => (kind === 'openSiblings' ? openSiblings() : actions[kind]()),
  })
  useFocusOnActiveRow(list, rows[activeIndex]?.id)

  return (
    <Frame>
      <List
        ref={list}
        role="tree"
        aria-label={label}
        onKeyDown={onKeyDown}
        data-scrolls={view.isLong || undefined}
      >
        <RowSpace role="presentation" style={view.space}>
          {view.visible.map(({ index, style, measure }) => {
            const item = items[index]
            if (!item) return null
            return (
              <TreeRow
                key={item.getId()}
                ref={measure}
                style={style}
                data-index={index}
                node={item.getItemData()}
                meta={item.getItemMeta()}
                isOpen={rows[index]?.isOpen ?? false}
                isChosen={onChoose ? item.getId() === chosen : undefined}
                isActive={index === activeIndex}
                note={findNote(item.getId(), rows[index]?.isOpen)}
                isLoading={branches.isLoading(item.getId())}
                // A screen reader may focus any row, which then becomes the active row.
                onFocus={() => index !== activeIndex && item.setFocused()}
                onClick={() => {
                  focusRow(index)
                  choose(index)
                }}
              />
            )
          })}
        </RowSpace>
      </List>
      <VisuallyHidden role="status">{branches.hasAnyFailed ? labels.failed : ''}</VisuallyHidden>
    </Frame>
  )

  function findNote(id: string, isOpen = false) {
    if (branches.isLoading(id)) return labels.loading
    if (branches.hasFailed(id)) return labels.failed
    return isOpen && branches.getChildIds(id).length === 0 ? labels.empty : undefined
  }
}

/**
 * Creates the `@headless-tree` tree. `items` are the library's items, except those inside closed branches. `rows` describe
 * the same items, in the same order, for `useTreeKeys`. `activeIndex` is the index of the tab stop in both arrays.
 */
function useOpenRows({ nodes, loadChildren, chosen, initiallyOpen = [] }: TreeRowsProps) {
  const branches = useBranches({ nodes, loadChildren })
  const tree = useTree<TreeNode>({
    rootItemId: rootId,
    features: [syncDataLoaderFeature],
    dataLoader: { getItem: branches.getNode, getChildren: branches.getChildIds },
    getItemName: (item) => item.getItemData().label,
    isItemFolder: (item) => isBranch(item.getItemData()),
    initialState: { expandedItems: [...initiallyOpen], focusedItem: chosen ?? null },
  })
  // The library does not detect changed nodes, so `rebuildTree` makes the library read the nodes again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new index means changed nodes
  useEffect(() => tree.rebuildTree(), [tree, branches.index])
  useReveal(chosen, (id) => {
    for (const branch of branches.getAncestors(id)) tree.getItemInstance(branch).expand()
    if (branches.index.has(id)) tree.getItemInstance(id).setFocused()
  })

  const items = tree.getItems()
  const openIds = new Set(tree.getState().expandedItems)
  const focused = tree.getState().focusedItem
  const rows = items.map((item) => {
    const { id, label, ...node } = item.getItemData()
    const { level } = item.getItemMeta()
    const canOpen = isBranch({ id, label, ...node })
    return {
      id: item.getId(),
      label,
      level,
      isBranch: canOpen,
      isOpen: canOpen && openIds.has(item.getId()),
    }
  })
  const focusedIndex = rows.findIndex(({ id }) => id === focused)
  return { tree, items, rows, activeIndex: Math.max(focusedIndex, 0), branches }
}

/** Calls `reveal` with the id of the chosen node after the first rendering and whenever `chosen` changes. */
function useReveal(chosen: string | undefined, reveal: (id: string) => void) {
  const revealNode = useEffectEvent(reveal)
  useEffect(() => {
    if (chosen !== undefined) revealNode(chosen)
  }, [chosen])
}

/** Focuses the active row whenever a different row becomes active, but only if the focus is in the tree. */
function useFocusOnActiveRow(list: RefObject<HTMLElement | null>, activeId: string | undefined) {
  useLayoutEffect(() => {
    const element = list.current
    if (activeId === undefined || !element?.contains(document.activeElement)) return
    element.querySelector<HTMLElement>('[role="treeitem"][tabindex="0"]')?.focus({ preventScroll: true })
  }, [list, activeId])
}

const Frame = styled.div`
  position: relative;
`

const List = styled.div`
  border: ${border.thin} solid ${color.line};
  border-radius: ${radius.md};
  background-color: ${color.surface};
  overflow: hidden;

  &[data-scrolls] {
    max-block-size: min(32rem, 70dvb);
    overflow-y: auto;
    overscroll-behavior: contain;
  }
`

const RowSpace = styled.div`
  position: relative;
`

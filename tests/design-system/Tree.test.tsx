import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { StrictMode } from 'react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { Tree } from '@/design-system/components/Tree/Tree'
import type { TreeNode } from '@/design-system/components/Tree/tree-node'
import { StatefulSpecimen } from '@/design-system/specimen'

const labels = {
  loading: 'Loading',
  failed: 'It did not come. Open it again to retry.',
  empty: 'Nothing here',
  unavailable: 'The list could not be fetched.',
  retry: 'Try again',
}

const park: TreeNode[] = [
  {
    id: 'trees',
    label: 'Trees',
    children: [
      { id: 'oak', label: 'Oak' },
      { id: 'palms', label: 'Palms', children: [{ id: 'yatay', label: 'Yatay' }] },
    ],
  },
  { id: 'flowers', label: 'Flowers', children: [{ id: 'rose', label: 'Rose' }] },
  { id: 'fence', label: 'Fence' },
]

type TreeProps = Partial<Parameters<typeof Tree>[0]>

const renderTree = async (props: TreeProps = {}) => {
  const onChoose = vi.fn()
  render(
    <StrictMode>
      <StatefulSpecimen initial={props.chosen}>
        {(chosenId, setChosenId) => (
          <Tree
            label="Park"
            nodes={park}
            labels={labels}
            {...props}
            chosen={chosenId}
            onChoose={(node) => {
              onChoose(node.id)
              setChosenId(node.id)
            }}
          />
        )}
      </StatefulSpecimen>
    </StrictMode>,
  )
  await act(() => import('@/design-system/components/Tree/TreeRows'))
  return { user: userEvent.setup(), onChoose }
}

const findNode = (name: string) => screen.getByRole('treeitem', { name: new RegExp(`^${name}`) })
const readLabels = () => screen.getAllByRole('treeitem').map((item) => item.textContent)

test('renders the children of open branches only; each node has its level and its position among its siblings', async () => {
  await renderTree({ initiallyOpen: ['trees'] })
  expect(screen.getByRole('tree', { name: 'Park' })).toBeVisible()
  expect(readLabels()).toEqual(['Trees', 'Oak', 'Palms', 'Flowers', 'Fence'])
  expect(findNode('Palms')).toHaveAttribute('aria-level', '2')
  expect(findNode('Palms')).toHaveAttribute('aria-posinset', '2')
  expect(findNode('Palms')).toHaveAttribute('aria-setsize', '2')
  expect(findNode('Palms')).toHaveAttribute('aria-expanded', 'false')
  expect(findNode('Oak')).not.toHaveAttribute('aria-expanded')
})

test('chooses a node on a click, and opens or closes the node if it is a branch', async () => {
  const { user, onChoose } = await renderTree()
  await user.click(findNode('Trees'))
  expect(readLabels()).toEqual(['Trees', 'Oak', 'Palms', 'Flowers', 'Fence'])
  await user.click(findNode('Oak'))
  expect(findNode('Oak')).toHaveAttribute('aria-selected', 'true')
  await user.click(findNode('Trees'))
  expect(readLabels()).toEqual(['Trees', 'Flowers', 'Fence'])
  expect(onChoose.mock.calls.flat()).toEqual(['trees', 'oak', 'trees'])
})

test('opens the ancestors of the node that the parent component chooses, and makes the node the tab stop', async () => {
  const props = { label: 'Park', nodes: park, labels, onChoose: () => {} }
  const { rerender } = render(<Tree {...props} chosen="fence" />)
  await act(() => import('@/design-system/components/Tree/TreeRows'))
  expect(readLabels()).toEqual(['Trees', 'Flowers', 'Fence'])
  rerender(<Tree {...props} chosen="yatay" />)
  expect(readLabels()).toEqual(['Trees', 'Oak', 'Palms', 'Yatay', 'Flowers', 'Fence'])
  await userEvent.tab()
  expect(findNode('Yatay')).toHaveFocus()
  rerender(<Tree {...props} chosen="nobody" />)
  expect(findNode('Yatay')).toBeVisible()
})

test('has the chosen node as its only tab stop', async () => {
  const { user } = await renderTree({ chosen: 'flowers' })
  await user.tab()
  expect(findNode('Flowers')).toHaveFocus()
  await user.tab()
  expect(document.body).toHaveFocus()
})

describe('a tree with the focus on a node', () => {
  const pressKeys = async (focusedName: string, keys: string, props: TreeProps = {}) => {
    const view = await renderTree({ initiallyOpen: ['trees'], ...props })
    act(() => findNode(focusedName).focus())
    await view.user.keyboard(keys)
    return view
  }

  test.each([
    ['Trees', '{ArrowDown}', 'Oak'],
    ['Fence', '{ArrowDown}', 'Fence'],
    ['Flowers', '{ArrowUp}', 'Palms'],
    ['Trees', '{ArrowUp}', 'Trees'],
    ['Trees', '{ArrowRight}', 'Oak'],
    ['Oak', '{ArrowRight}', 'Oak'],
    ['Oak', '{ArrowLeft}', 'Trees'],
    ['Fence', '{ArrowLeft}', 'Fence'],
    ['Flowers', '{Home}', 'Trees'],
    ['Trees', '{End}', 'Fence'],
    ['Trees', 'f', 'Flowers'],
    ['Flowers', 'f', 'Fence'],
    ['Fence', 'fl', 'Flowers'],
    ['Trees', 'z', 'Trees'],
  ])(
    'if %s has the focus and the user presses %j, %s has the focus afterwards',
    async (focusedName, keys, targetName) => {
      await pressKeys(focusedName, keys)
      expect(findNode(targetName)).toHaveFocus()
    },
  )

  test('opens the focused branch when the user presses ArrowRight', async () => {
    await pressKeys('Flowers', '{ArrowRight}')
    expect(findNode('Flowers')).toHaveFocus()
    expect(findNode('Rose')).toBeVisible()
  })

  test('closes the focused branch when the user presses ArrowLeft', async () => {
    await pressKeys('Trees', '{ArrowLeft}')
    expect(readLabels()).toEqual(['Trees', 'Flowers', 'Fence'])
    expect(findNode('Trees')).toHaveFocus()
  })

  test('opens the focused branch and its sibling branches when the user presses *', async () => {
    await pressKeys('Trees', '*', { initiallyOpen: [] })
    expect(readLabels()).toEqual(['Trees', 'Oak', 'Palms', 'Flowers', 'Rose', 'Fence'])
  })

  test.each(['{Enter}', ' '])('chooses the focused node when the user presses %j', async (key) => {
    const { onChoose } = await pressKeys('Oak', key)
    expect(onChoose.mock.calls).toEqual([['oak']])
  })

  test.each(['{Control>}{ArrowDown}{/Control}', '{Alt>}{ArrowLeft}{/Alt}', '{Meta>}f{/Meta}'])(
    'ignores the key combination %j, which may be a shortcut of the browser',
    async (keys) => {
      await pressKeys('Trees', keys)
      expect(findNode('Trees')).toHaveFocus()
      expect(findNode('Trees')).toHaveAttribute('aria-expanded', 'true')
    },
  )
})

describe('a branch with children that are loaded on demand', () => {
  const lazyNodes: TreeNode[] = [
    { id: 'papers', label: 'Papers', isBranch: true },
    { id: 'plans', label: 'Plans', isBranch: true },
  ]
  /** Creates a mock of `loadChildren`. `getDeferred` returns the functions that settle the promise of the mock's last call. */
  const createDeferredChildren = () => {
    let deferred = { resolve: (_: readonly TreeNode[]) => {}, reject: (_: Error) => {} }
    const loadChildren = vi.fn(
      () =>
        new Promise<readonly TreeNode[]>((resolve, reject) => {
          deferred = { resolve, reject }
        }),
    )
    return { loadChildren, getDeferred: () => deferred }
  }

  test('loads the children once, when the branch is opened for the first time', async () => {
    const { loadChildren, getDeferred } = createDeferredChildren()
    const { user } = await renderTree({ nodes: lazyNodes, loadChildren })
    await user.click(findNode('Papers'))
    expect(findNode('Papers')).toHaveAttribute('aria-busy', 'true')
    expect(findNode('Papers')).toHaveTextContent('Loading')
    await act(async () => getDeferred().resolve([{ id: 'deed', label: 'Deed' }]))
    expect(findNode('Deed')).toBeVisible()
    expect(findNode('Papers')).not.toHaveAttribute('aria-busy')
    expect(findNode('Papers')).toHaveFocus()
    await user.click(findNode('Papers'))
    await user.click(findNode('Papers'))
    expect(findNode('Deed')).toBeVisible()
    expect(loadChildren).toHaveBeenCalledTimes(1)
  })

  test('shows and announces a failure, and loads the children again when the branch is next opened', async () => {
    const { loadChildren, getDeferred } = createDeferredChildren()
    const { user } = await renderTree({ nodes: lazyNodes, loadChildren })
    await user.click(findNode('Papers'))
    await act(async () => getDeferred().reject(new Error('no')))
    expect(findNode('Papers')).toHaveAttribute('aria-expanded', 'false')
    expect(findNode('Papers')).toHaveTextContent(labels.failed)
    expect(screen.getByRole('status')).toHaveTextContent(labels.failed)
    await user.keyboard('{ArrowRight}')
    await act(async () => getDeferred().resolve([{ id: 'deed', label: 'Deed' }]))
    expect(findNode('Deed')).toBeVisible()
    expect(findNode('Papers')).not.toHaveTextContent(labels.failed)
  })

  test('shows the empty text if there are no children', async () => {
    const { user } = await renderTree({ nodes: lazyNodes, loadChildren: async () => [] })
    await user.click(findNode('Plans'))
    expect(findNode('Plans')).toHaveTextContent('Nothing here')
  })
})

test('shows the empty text instead of a tree if there are no nodes', async () => {
  await renderTree({ nodes: [] })
  expect(screen.queryByRole('tree')).toBeNull()
  expect(screen.getByText('Nothing here')).toBeVisible()
})

describe('a tree of thousands of nodes', () => {
  beforeEach(() => {
    // jsdom has no layout, so the mocks make the tree ten rows high.
    vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(440)
    vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(44)
  })

  test('renders fewer than 100 of the nodes, and focuses the last node when End is pressed', async () => {
    const manyNodes = Array.from({ length: 5000 }, (_, index) => ({
      id: `${index}`,
      label: `Lot ${index + 1}`,
    }))
    const { user } = await renderTree({ nodes: manyNodes })
    expect(screen.getAllByRole('treeitem').length).toBeLessThan(100)
    await user.tab()
    await user.keyboard('{End}')
    expect(findNode('Lot 5000')).toHaveFocus()
    expect(findNode('Lot 5000')).toHaveAttribute('aria-posinset', '5000')
    expect(screen.getAllByRole('treeitem').length).toBeLessThan(100)
  })
})

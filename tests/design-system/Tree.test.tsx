import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { StrictMode } from 'react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { Tree } from '@/design-system/components/Tree/Tree'
import type { TreeNode } from '@/design-system/components/Tree/tree-node'
import { Live } from '@/design-system/specimen'

const words = {
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

const draw = async (props: TreeProps = {}) => {
  const onChoose = vi.fn()
  render(
    <StrictMode>
      <Live initial={props.chosen}>
        {(chosen, choose) => (
          <Tree
            label="Park"
            nodes={park}
            words={words}
            {...props}
            chosen={chosen}
            onChoose={(node) => {
              onChoose(node.id)
              choose(node.id)
            }}
          />
        )}
      </Live>
    </StrictMode>,
  )
  await act(() => import('@/design-system/components/Tree/TreeRows'))
  return { user: userEvent.setup(), onChoose }
}

const node = (name: string) => screen.getByRole('treeitem', { name: new RegExp(`^${name}`) })
const names = () => screen.getAllByRole('treeitem').map((item) => item.textContent)

test('renders only the open nodes, with level and position', async () => {
  await draw({ initiallyOpen: ['trees'] })
  expect(screen.getByRole('tree', { name: 'Park' })).toBeVisible()
  expect(names()).toEqual(['Trees', 'Oak', 'Palms', 'Flowers', 'Fence'])
  expect(node('Palms')).toHaveAttribute('aria-level', '2')
  expect(node('Palms')).toHaveAttribute('aria-posinset', '2')
  expect(node('Palms')).toHaveAttribute('aria-setsize', '2')
  expect(node('Palms')).toHaveAttribute('aria-expanded', 'false')
  expect(node('Oak')).not.toHaveAttribute('aria-expanded')
})

test('chooses a node by a click, and opens or closes a branch', async () => {
  const { user, onChoose } = await draw()
  await user.click(node('Trees'))
  expect(names()).toEqual(['Trees', 'Oak', 'Palms', 'Flowers', 'Fence'])
  await user.click(node('Oak'))
  expect(node('Oak')).toHaveAttribute('aria-selected', 'true')
  await user.click(node('Trees'))
  expect(names()).toEqual(['Trees', 'Flowers', 'Fence'])
  expect(onChoose.mock.calls.flat()).toEqual(['trees', 'oak', 'trees'])
})

test('opens the branches around a node that the parent chooses, and makes the node the tab stop', async () => {
  const props = { label: 'Park', nodes: park, words, onChoose: () => {} }
  const { rerender } = render(<Tree {...props} chosen="fence" />)
  await act(() => import('@/design-system/components/Tree/TreeRows'))
  expect(names()).toEqual(['Trees', 'Flowers', 'Fence'])
  rerender(<Tree {...props} chosen="yatay" />)
  expect(names()).toEqual(['Trees', 'Oak', 'Palms', 'Yatay', 'Flowers', 'Fence'])
  await userEvent.tab()
  expect(node('Yatay')).toHaveFocus()
  rerender(<Tree {...props} chosen="nobody" />)
  expect(node('Yatay')).toBeVisible()
})

test('has one tab stop, at the chosen node if it is visible', async () => {
  const { user } = await draw({ chosen: 'flowers' })
  await user.tab()
  expect(node('Flowers')).toHaveFocus()
  await user.tab()
  expect(document.body).toHaveFocus()
})

describe('keys', () => {
  const press = async (from: string, keys: string, props: TreeProps = {}) => {
    const view = await draw({ initiallyOpen: ['trees'], ...props })
    act(() => node(from).focus())
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
  ])('move the focus from %s by %s to %s', async (from, keys, to) => {
    await press(from, keys)
    expect(node(to)).toHaveFocus()
  })

  test('open a closed branch by ArrowRight', async () => {
    await press('Flowers', '{ArrowRight}')
    expect(node('Flowers')).toHaveFocus()
    expect(node('Rose')).toBeVisible()
  })

  test('close an open branch by ArrowLeft', async () => {
    await press('Trees', '{ArrowLeft}')
    expect(names()).toEqual(['Trees', 'Flowers', 'Fence'])
    expect(node('Trees')).toHaveFocus()
  })

  test('open every sibling branch by *', async () => {
    await press('Trees', '*', { initiallyOpen: [] })
    expect(names()).toEqual(['Trees', 'Oak', 'Palms', 'Flowers', 'Rose', 'Fence'])
  })

  test.each(['{Enter}', ' '])('choose a node by %s', async (key) => {
    const { onChoose } = await press('Oak', key)
    expect(onChoose.mock.calls).toEqual([['oak']])
  })

  test.each(['{Control>}{ArrowDown}{/Control}', '{Alt>}{ArrowLeft}{/Alt}', '{Meta>}f{/Meta}'])(
    'leave %s to the browser',
    async (keys) => {
      await press('Trees', keys)
      expect(node('Trees')).toHaveFocus()
      expect(node('Trees')).toHaveAttribute('aria-expanded', 'true')
    },
  )
})

describe('fetched children', () => {
  const lazyNodes: TreeNode[] = [
    { id: 'papers', label: 'Papers', isBranch: true },
    { id: 'plans', label: 'Plans', isBranch: true },
  ]
  const createDeferredChildren = () => {
    let settle = { resolve: (_: readonly TreeNode[]) => {}, reject: (_: Error) => {} }
    const loadChildren = vi.fn(
      () =>
        new Promise<readonly TreeNode[]>((resolve, reject) => {
          settle = { resolve, reject }
        }),
    )
    return { loadChildren, settle: () => settle }
  }

  test('load once, when the branch is opened', async () => {
    const { loadChildren, settle } = createDeferredChildren()
    const { user } = await draw({ nodes: lazyNodes, loadChildren })
    await user.click(node('Papers'))
    expect(node('Papers')).toHaveAttribute('aria-busy', 'true')
    expect(node('Papers')).toHaveTextContent('Loading')
    await act(async () => settle().resolve([{ id: 'deed', label: 'Deed' }]))
    expect(node('Deed')).toBeVisible()
    expect(node('Papers')).not.toHaveAttribute('aria-busy')
    expect(node('Papers')).toHaveFocus()
    await user.click(node('Papers'))
    await user.click(node('Papers'))
    expect(node('Deed')).toBeVisible()
    expect(loadChildren).toHaveBeenCalledTimes(1)
  })

  test('show and announce a failure, and load again on the next opening', async () => {
    const { loadChildren, settle } = createDeferredChildren()
    const { user } = await draw({ nodes: lazyNodes, loadChildren })
    await user.click(node('Papers'))
    await act(async () => settle().reject(new Error('no')))
    expect(node('Papers')).toHaveAttribute('aria-expanded', 'false')
    expect(node('Papers')).toHaveTextContent(words.failed)
    expect(screen.getByRole('status')).toHaveTextContent(words.failed)
    await user.keyboard('{ArrowRight}')
    await act(async () => settle().resolve([{ id: 'deed', label: 'Deed' }]))
    expect(node('Deed')).toBeVisible()
    expect(node('Papers')).not.toHaveTextContent(words.failed)
  })

  test('show the empty text if there are none', async () => {
    const { user } = await draw({ nodes: lazyNodes, loadChildren: async () => [] })
    await user.click(node('Plans'))
    expect(node('Plans')).toHaveTextContent('Nothing here')
  })
})

test('shows the empty text in an empty tree', async () => {
  await draw({ nodes: [] })
  expect(screen.queryByRole('tree')).toBeNull()
  expect(screen.getByText('Nothing here')).toBeVisible()
})

describe('thousands of nodes', () => {
  beforeEach(() => {
    // jsdom has no layout, so the mocks make the tree ten rows high.
    vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(440)
    vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(44)
  })

  test('render only the visible nodes, and reach the last node by End', async () => {
    const manyNodes = Array.from({ length: 5000 }, (_, index) => ({
      id: `${index}`,
      label: `Lot ${index + 1}`,
    }))
    const { user } = await draw({ nodes: manyNodes })
    expect(screen.getAllByRole('treeitem').length).toBeLessThan(100)
    await user.tab()
    await user.keyboard('{End}')
    expect(node('Lot 5000')).toHaveFocus()
    expect(node('Lot 5000')).toHaveAttribute('aria-posinset', '5000')
    expect(screen.getAllByRole('treeitem').length).toBeLessThan(100)
  })
})

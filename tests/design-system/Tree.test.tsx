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

type Given = Partial<Parameters<typeof Tree>[0]>

const draw = async (given: Given = {}) => {
  const onChoose = vi.fn()
  render(
    <StrictMode>
      <Live initial={given.chosen}>
        {(chosen, choose) => (
          <Tree
            label="Park"
            nodes={park}
            words={words}
            {...given}
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

test('only what is open is drawn, each with its place', async () => {
  await draw({ initiallyOpen: ['trees'] })
  expect(screen.getByRole('tree', { name: 'Park' })).toBeVisible()
  expect(names()).toEqual(['Trees', 'Oak', 'Palms', 'Flowers', 'Fence'])
  expect(node('Palms')).toHaveAttribute('aria-level', '2')
  expect(node('Palms')).toHaveAttribute('aria-posinset', '2')
  expect(node('Palms')).toHaveAttribute('aria-setsize', '2')
  expect(node('Palms')).toHaveAttribute('aria-expanded', 'false')
  expect(node('Oak')).not.toHaveAttribute('aria-expanded')
})

test('a press chooses, and opens or closes a branch', async () => {
  const { user, onChoose } = await draw()
  await user.click(node('Trees'))
  expect(names()).toEqual(['Trees', 'Oak', 'Palms', 'Flowers', 'Fence'])
  await user.click(node('Oak'))
  expect(node('Oak')).toHaveAttribute('aria-selected', 'true')
  await user.click(node('Trees'))
  expect(names()).toEqual(['Trees', 'Flowers', 'Fence'])
  expect(onChoose.mock.calls.flat()).toEqual(['trees', 'oak', 'trees'])
})

test('what is chosen elsewhere comes into sight, and is where the Tab key leads', async () => {
  const given = { label: 'Park', nodes: park, words, onChoose: () => {} }
  const { rerender } = render(<Tree {...given} chosen="fence" />)
  await act(() => import('@/design-system/components/Tree/TreeRows'))
  expect(names()).toEqual(['Trees', 'Flowers', 'Fence'])
  rerender(<Tree {...given} chosen="yatay" />)
  expect(names()).toEqual(['Trees', 'Oak', 'Palms', 'Yatay', 'Flowers', 'Fence'])
  await userEvent.tab()
  expect(node('Yatay')).toHaveFocus()
  rerender(<Tree {...given} chosen="nobody" />)
  expect(node('Yatay')).toBeVisible()
})

test('it is one stop of the Tab key: what is chosen, if it is in sight', async () => {
  const { user } = await draw({ chosen: 'flowers' })
  await user.tab()
  expect(node('Flowers')).toHaveFocus()
  await user.tab()
  expect(document.body).toHaveFocus()
})

describe('keys', () => {
  const press = async (from: string, keys: string, given: Given = {}) => {
    const drawn = await draw({ initiallyOpen: ['trees'], ...given })
    act(() => node(from).focus())
    await drawn.user.keyboard(keys)
    return drawn
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
  ])('from %s, %s goes to %s', async (from, keys, to) => {
    await press(from, keys)
    expect(node(to)).toHaveFocus()
  })

  test('the right arrow opens what is closed and stays', async () => {
    await press('Flowers', '{ArrowRight}')
    expect(node('Flowers')).toHaveFocus()
    expect(node('Rose')).toBeVisible()
  })

  test('the left arrow closes what is open', async () => {
    await press('Trees', '{ArrowLeft}')
    expect(names()).toEqual(['Trees', 'Flowers', 'Fence'])
    expect(node('Trees')).toHaveFocus()
  })

  test('* opens every branch beside the one with the focus', async () => {
    await press('Trees', '*', { initiallyOpen: [] })
    expect(names()).toEqual(['Trees', 'Oak', 'Palms', 'Flowers', 'Rose', 'Fence'])
  })

  test.each(['{Enter}', ' '])('%s chooses', async (key) => {
    const { onChoose } = await press('Oak', key)
    expect(onChoose.mock.calls).toEqual([['oak']])
  })

  test.each(['{Control>}{ArrowDown}{/Control}', '{Alt>}{ArrowLeft}{/Alt}', '{Meta>}f{/Meta}'])(
    '%s is the browser’s',
    async (keys) => {
      await press('Trees', keys)
      expect(node('Trees')).toHaveFocus()
      expect(node('Trees')).toHaveAttribute('aria-expanded', 'true')
    },
  )
})

describe('children that are fetched', () => {
  const lazy: TreeNode[] = [
    { id: 'papers', label: 'Papers', isBranch: true },
    { id: 'plans', label: 'Plans', isBranch: true },
  ]
  const later = () => {
    let settle = { resolve: (_: readonly TreeNode[]) => {}, reject: (_: Error) => {} }
    const loadChildren = vi.fn(
      () =>
        new Promise<readonly TreeNode[]>((resolve, reject) => {
          settle = { resolve, reject }
        }),
    )
    return { loadChildren, settle: () => settle }
  }

  test('come when the branch is opened, once', async () => {
    const { loadChildren, settle } = later()
    const { user } = await draw({ nodes: lazy, loadChildren })
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

  test('that did not come are said, and asked for again', async () => {
    const { loadChildren, settle } = later()
    const { user } = await draw({ nodes: lazy, loadChildren })
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

  test('that are none are said to be none', async () => {
    const { user } = await draw({ nodes: lazy, loadChildren: async () => [] })
    await user.click(node('Plans'))
    expect(node('Plans')).toHaveTextContent('Nothing here')
  })
})

test('an empty tree says so', async () => {
  await draw({ nodes: [] })
  expect(screen.queryByRole('tree')).toBeNull()
  expect(screen.getByText('Nothing here')).toBeVisible()
})

describe('thousands', () => {
  beforeEach(() => {
    // jsdom lays nothing out: the tree is ten rows high.
    vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(440)
    vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(44)
  })

  test('draw only what is in sight; the last is one key away', async () => {
    const many = Array.from({ length: 5000 }, (_, index) => ({
      id: `${index}`,
      label: `Lot ${index + 1}`,
    }))
    const { user } = await draw({ nodes: many })
    expect(screen.getAllByRole('treeitem').length).toBeLessThan(100)
    await user.tab()
    await user.keyboard('{End}')
    expect(node('Lot 5000')).toHaveFocus()
    expect(node('Lot 5000')).toHaveAttribute('aria-posinset', '5000')
    expect(screen.getAllByRole('treeitem').length).toBeLessThan(100)
  })
})

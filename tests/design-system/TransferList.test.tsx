import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { TransferList } from '@/design-system/components/TransferList/TransferList'
import type { TransferItem, TransferSide } from '@/design-system/components/TransferList/transfer-item'

/** Counts the rows that are drawn, by the picture that each of them has. */
const drawnRows = vi.hoisted(() => ({ available: vi.fn(() => null) }))
vi.mock('lucide-react', async (original) => ({ ...(await original<object>()), Plus: drawnRows.available }))
beforeEach(() => {
  drawnRows.available.mockClear()
})

const ana: TransferItem = { id: '1', title: 'Ana', subtitle: 'ID 20' }
const bea: TransferItem = { id: '2', title: 'Bea', subtitle: 'ID 30' }
const ciro: TransferItem = { id: '3', title: 'Ciro', subtitle: 'ID 40' }
const dora: TransferItem = { id: '4', title: 'Dora', subtitle: 'ID 50' }

interface Setting {
  all?: TransferItem[]
  chosen?: TransferItem[]
  /** The rows that "Load more" brings. */
  more?: TransferItem[]
  available?: Partial<TransferSide<TransferItem>>
  disabled?: boolean
  error?: string
}

const outside = { rename: (_title: string): void => undefined }
const search = { value: '', delay: 0, maxLength: 100, clearLabel: 'Clear' }

function Page({ all = [ana, bea, ciro], chosen = [], more = [], available, ...field }: Setting) {
  const [people, setPeople] = useState(all)
  const [picked, setPicked] = useState(chosen)
  const [isLoadingMore, setIsLoadingMore] = useState(false)
  outside.rename = (title) => act(() => setPeople((rows) => rows.map((row) => ({ ...row, title }))))
  const loadMore = () => {
    setIsLoadingMore(true)
    queueMicrotask(() => {
      setPeople([...people, ...more])
      setIsLoadingMore(false)
    })
  }
  return (
    <TransferList
      {...field}
      label="People"
      name="people"
      available={{
        title: 'Contacts',
        items: people.filter((person) => !picked.includes(person)),
        rowLabel: ({ title, subtitle }) => `Add ${title}, ${subtitle}`,
        search: { ...search, label: 'Search contacts', onSearch: () => {} },
        hasMore: more.length > 0 && people.length === all.length,
        isLoadingMore,
        onLoadMore: loadMore,
        loadMoreLabel: 'Load more',
        ...available,
      }}
      chosen={{
        title: 'Authorized',
        items: picked,
        countText: `${picked.length} authorized`,
        rowLabel: ({ title, subtitle }) => `Remove ${title}, ${subtitle}`,
        search: { ...search, label: 'Search authorized', onSearch: () => {} },
        status: picked.length === 0 ? 'Nobody yet.' : undefined,
      }}
      onAdd={(person) => setPicked([...picked, person])}
      onRemove={(person) => setPicked(picked.filter(({ id }) => id !== person.id))}
      addedText={({ title }) => `${title} was added`}
      removedText={({ title }) => `${title} was removed`}
    />
  )
}

const draw = (setting: Setting = {}) => {
  render(<Page {...setting} />)
  return userEvent.setup()
}
const side = (name: string) => within(screen.getByRole('group', { name }))
const names = (name: string) =>
  side(name)
    .queryAllByRole('listitem')
    .map((row) => row.textContent)
const add = (person: TransferItem) =>
  screen.getByRole('button', { name: `Add ${person.title}, ${person.subtitle}` })
const remove = (person: TransferItem) =>
  screen.getByRole('button', { name: `Remove ${person.title}, ${person.subtitle}` })

test('a press moves a row to the other list and back, and says so', async () => {
  const user = draw()
  await user.click(add(bea))
  expect(names('Contacts')).toEqual(['Ana ID 20', 'Ciro ID 40'])
  expect(names('Authorized')).toEqual(['Bea ID 30'])
  expect(screen.getByText('Bea was added')).toHaveAttribute('role', 'status')
  await user.click(remove(bea))
  expect(names('Authorized')).toEqual([])
  expect(screen.getByText('Bea was removed')).toBeInTheDocument()
})

test('the count is announced', async () => {
  const user = draw()
  await user.click(add(bea))
  expect(screen.getByText('1 authorized')).toHaveAttribute('role', 'status')
})

test('with the keyboard, focus goes on to the row that takes the place', async () => {
  const user = draw()
  add(ana).focus()
  await user.keyboard('{Enter}')
  expect(add(bea)).toHaveFocus()
  await user.keyboard('{ArrowDown}')
  expect(add(ciro)).toHaveFocus()
  await user.keyboard(' ')
  expect(add(bea)).toHaveFocus()
})

test('the arrows go through the rows, Tab passes them in one stop and comes back to where it was', async () => {
  const user = draw({ all: [ana, bea, ciro, dora] })
  screen.getByRole('searchbox', { name: 'Search contacts' }).focus()
  await user.tab()
  expect(add(ana)).toHaveFocus()
  await user.keyboard('{ArrowDown}{ArrowDown}')
  expect(add(ciro)).toHaveFocus()
  await user.keyboard('{End}{ArrowDown}')
  expect(add(dora)).toHaveFocus()
  await user.keyboard('{Home}{ArrowUp}')
  expect(add(ana)).toHaveFocus()
  await user.keyboard('{ArrowDown}')
  await user.tab()
  expect(screen.getByRole('searchbox', { name: 'Search authorized' })).toHaveFocus()
  await user.tab({ shift: true })
  expect(add(bea)).toHaveFocus()
})

test('after the last row of a list, focus goes to its search', async () => {
  const user = draw({ all: [ana] })
  add(ana).focus()
  await user.keyboard('{Enter}')
  expect(screen.getByRole('searchbox', { name: 'Search contacts' })).toHaveFocus()
  remove(ana).focus()
  await user.keyboard('{Enter}')
  expect(screen.getByRole('searchbox', { name: 'Search authorized' })).toHaveFocus()
})

test('removing goes on to the next of the chosen', async () => {
  const user = draw({ chosen: [ana, bea, ciro] })
  remove(bea).focus()
  await user.keyboard('{Enter}')
  expect(remove(ciro)).toHaveFocus()
})

test('a row that stays keeps the focus, and a later change does not take it from elsewhere', async () => {
  const onAdd = vi.fn()
  const common = { title: 'Side', items: [ana, bea], rowLabel: ({ title }: TransferItem) => `Add ${title}` }
  const element = (items: TransferItem[]) => (
    <>
      <TransferList
        label="People"
        name="people"
        available={{ ...common, items }}
        chosen={{ ...common, title: 'Chosen', items: [] }}
        onAdd={onAdd}
        onRemove={() => {}}
        addedText={() => 'added'}
        removedText={() => 'removed'}
      />
      <button type="button">Elsewhere</button>
    </>
  )
  const user = userEvent.setup()
  const { rerender } = render(element([ana, bea]))
  const row = screen.getByRole('button', { name: 'Add Ana' })
  await user.click(row)
  expect(onAdd).toHaveBeenCalledWith(ana)
  expect(row).toHaveFocus()
  await user.click(screen.getByRole('button', { name: 'Elsewhere' }))
  rerender(element([bea]))
  expect(screen.getByRole('button', { name: 'Elsewhere' })).toHaveFocus()
})

test('more rows: the button stays focusable while they come, then focus goes to the first of them', async () => {
  const user = draw({ more: [dora] })
  const more = screen.getByRole('button', { name: 'Load more' })
  more.focus()
  await user.keyboard('{Enter}')
  expect(await screen.findByRole('button', { name: 'Add Dora, ID 50' })).toHaveFocus()
  expect(screen.queryByRole('button', { name: 'Load more' })).not.toBeInTheDocument()
})

test('while more is loading, a press asks for nothing', async () => {
  const onLoadMore = vi.fn()
  const user = draw({
    available: { hasMore: true, isLoadingMore: true, onLoadMore, loadMoreLabel: 'Load more' },
  })
  const more = screen.getByRole('button', { name: 'Load more' })
  await user.click(more)
  expect(onLoadMore).not.toHaveBeenCalled()
  expect(more).toHaveFocus()
})

test('each side is searched by its own box', async () => {
  const onSearch = vi.fn()
  const user = draw({
    available: { search: { ...search, label: 'Search contacts', onSearch, placeholder: 'Name' } },
  })
  const box = screen.getByRole('searchbox', { name: 'Search contacts' })
  expect(box).toHaveAttribute('placeholder', 'Name')
  await user.type(box, 'An{Enter}')
  expect(onSearch).toHaveBeenLastCalledWith('An')
})

test('status and action have their places', () => {
  draw({ available: { items: [], status: 'Loading…', action: <button type="button">New contact</button> } })
  expect(side('Contacts').getByText('Loading…')).toBeVisible()
  expect(side('Contacts').getByRole('button', { name: 'New contact' })).toBeVisible()
  expect(side('Authorized').getByText('Nobody yet.')).toBeVisible()
})

test('the error describes the whole', () => {
  draw({ error: 'Choose at least one' })
  expect(screen.getByRole('group', { name: 'People' })).toHaveAccessibleDescription('Choose at least one')
})

test('disabled, rows are text that the keyboard can scroll', async () => {
  const user = draw({ disabled: true, chosen: [ana] })
  expect(names('Authorized')).toEqual(['Ana ID 20'])
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
  for (const box of screen.getAllByRole('searchbox')) expect(box).toBeDisabled()
  await user.tab()
  expect(screen.getByRole('region', { name: 'Contacts' })).toHaveFocus()
})

test('a row changed from outside is drawn anew', () => {
  draw({ all: [ana] })
  outside.rename('Anabel')
  expect(screen.getByRole('button', { name: 'Add Anabel, ID 20' })).toBeVisible()
})

test('of many rows, adding one draws only those between which the Tab stop moves', () => {
  const many = Array.from({ length: 300 }, (_, index) => ({ id: `${index}`, title: `Person ${index}` }))
  draw({ all: many })
  expect(drawnRows.available).toHaveBeenCalledTimes(300)
  drawnRows.available.mockClear()
  act(() => screen.getByRole('button', { name: /^Add Person 7,/ }).click())
  expect(names('Authorized')).toEqual(['Person 7 '])
  expect(drawnRows.available.mock.calls.length).toBeLessThanOrEqual(2)
})

import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { TransferList } from '@/design-system/components/TransferList/TransferList'
import type { TransferItem, TransferSide } from '@/design-system/components/TransferList/transfer-item'

/** Replaces the icon of the available rows, so that the calls of this mock count how often these rows render. */
const icons = vi.hoisted(() => ({ renderPlus: vi.fn(() => null) }))
vi.mock('lucide-react', async (original) => ({ ...(await original<object>()), Plus: icons.renderPlus }))
beforeEach(() => {
  icons.renderPlus.mockClear()
})

const ana: TransferItem = { id: '1', title: 'Ana', subtitle: 'ID 20' }
const bea: TransferItem = { id: '2', title: 'Bea', subtitle: 'ID 30' }
const ciro: TransferItem = { id: '3', title: 'Ciro', subtitle: 'ID 40' }
const dora: TransferItem = { id: '4', title: 'Dora', subtitle: 'ID 50' }

interface PageProps {
  all?: TransferItem[]
  chosen?: TransferItem[]
  /** The rows that "Load more" adds. */
  nextPeople?: TransferItem[]
  available?: Partial<TransferSide<TransferItem>>
  disabled?: boolean
  error?: string
}

const parent = { renameAllPeople: (_title: string): void => undefined }
const search = { value: '', delay: 0, maxLength: 100, clearLabel: 'Clear' }

function Page({ all = [ana, bea, ciro], chosen = [], nextPeople = [], available, ...field }: PageProps) {
  const [people, setPeople] = useState(all)
  const [chosenPeople, setChosenPeople] = useState(chosen)
  const [isLoadingMore, setIsLoadingMore] = useState(false)
  parent.renameAllPeople = (title) => act(() => setPeople((rows) => rows.map((row) => ({ ...row, title }))))
  const loadMore = () => {
    setIsLoadingMore(true)
    queueMicrotask(() => {
      setPeople([...people, ...nextPeople])
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
        items: people.filter((person) => !chosenPeople.includes(person)),
        getRowLabel: ({ title, subtitle }) => `Add ${title}, ${subtitle}`,
        search: { ...search, label: 'Search contacts', onSearch: () => {} },
        hasMore: nextPeople.length > 0 && people.length === all.length,
        isLoadingMore,
        onLoadMore: loadMore,
        loadMoreLabel: 'Load more',
        ...available,
      }}
      chosen={{
        title: 'Authorized',
        items: chosenPeople,
        countText: `${chosenPeople.length} authorized`,
        getRowLabel: ({ title, subtitle }) => `Remove ${title}, ${subtitle}`,
        search: { ...search, label: 'Search authorized', onSearch: () => {} },
        status: chosenPeople.length === 0 ? 'Nobody yet.' : undefined,
      }}
      onAdd={(person) => setChosenPeople([...chosenPeople, person])}
      onRemove={(person) => setChosenPeople(chosenPeople.filter(({ id }) => id !== person.id))}
      getAddedText={({ title }) => `${title} was added`}
      getRemovedText={({ title }) => `${title} was removed`}
    />
  )
}

const renderPage = (props: PageProps = {}) => {
  render(<Page {...props} />)
  return userEvent.setup()
}
const findSide = (name: string) => within(screen.getByRole('group', { name }))
const readRows = (name: string) =>
  findSide(name)
    .queryAllByRole('listitem')
    .map((row) => row.textContent)
const findAddButton = (person: TransferItem) =>
  screen.getByRole('button', { name: `Add ${person.title}, ${person.subtitle}` })
const findRemoveButton = (person: TransferItem) =>
  screen.getByRole('button', { name: `Remove ${person.title}, ${person.subtitle}` })

test('moves a row to the other list and back by clicks, and announces both moves', async () => {
  const user = renderPage()
  await user.click(findAddButton(bea))
  expect(readRows('Contacts')).toEqual(['Ana ID 20', 'Ciro ID 40'])
  expect(readRows('Authorized')).toEqual(['Bea ID 30'])
  expect(screen.getByText('Bea was added')).toHaveAttribute('role', 'status')
  await user.click(findRemoveButton(bea))
  expect(readRows('Authorized')).toEqual([])
  expect(screen.getByText('Bea was removed')).toBeInTheDocument()
})

test('announces the number of chosen items', async () => {
  const user = renderPage()
  await user.click(findAddButton(bea))
  expect(screen.getByText('1 authorized')).toHaveAttribute('role', 'status')
})

test('when a key moves a row to the other list, focuses the next row, else the previous row', async () => {
  const user = renderPage()
  findAddButton(ana).focus()
  await user.keyboard('{Enter}')
  expect(findAddButton(bea)).toHaveFocus()
  await user.keyboard('{ArrowDown}')
  expect(findAddButton(ciro)).toHaveFocus()
  await user.keyboard(' ')
  expect(findAddButton(bea)).toHaveFocus()
})

test('moves the focus between rows with the arrow keys, Home and End; Tab returns to the last focused row', async () => {
  const user = renderPage({ all: [ana, bea, ciro, dora] })
  screen.getByRole('searchbox', { name: 'Search contacts' }).focus()
  await user.tab()
  expect(findAddButton(ana)).toHaveFocus()
  await user.keyboard('{ArrowDown}{ArrowDown}')
  expect(findAddButton(ciro)).toHaveFocus()
  await user.keyboard('{End}{ArrowDown}')
  expect(findAddButton(dora)).toHaveFocus()
  await user.keyboard('{Home}{ArrowUp}')
  expect(findAddButton(ana)).toHaveFocus()
  await user.keyboard('{ArrowDown}')
  await user.tab()
  expect(screen.getByRole('searchbox', { name: 'Search authorized' })).toHaveFocus()
  await user.tab({ shift: true })
  expect(findAddButton(bea)).toHaveFocus()
})

test('focuses the search box of the available items after the only row of a list moves to the other list', async () => {
  const user = renderPage({ all: [ana] })
  findAddButton(ana).focus()
  await user.keyboard('{Enter}')
  expect(screen.getByRole('searchbox', { name: 'Search contacts' })).toHaveFocus()
  findRemoveButton(ana).focus()
  await user.keyboard('{Enter}')
  expect(screen.getByRole('searchbox', { name: 'Search contacts' })).toHaveFocus()
})

test('focuses the next chosen row after Enter removes a chosen row', async () => {
  const user = renderPage({ chosen: [ana, bea, ciro] })
  findRemoveButton(bea).focus()
  await user.keyboard('{Enter}')
  expect(findRemoveButton(ciro)).toHaveFocus()
})

test('leaves the focus on another button that the user clicks before the row moves', async () => {
  const onAdd = vi.fn()
  const common = { title: 'Side', items: [ana, bea], getRowLabel: (row: TransferItem) => `Add ${row.title}` }
  const buildElement = (items: TransferItem[]) => (
    <>
      <TransferList
        label="People"
        name="people"
        available={{ ...common, items }}
        chosen={{ ...common, title: 'Chosen', items: [] }}
        onAdd={onAdd}
        onRemove={() => {}}
        getAddedText={() => 'added'}
        getRemovedText={() => 'removed'}
      />
      <button type="button">Elsewhere</button>
    </>
  )
  const user = userEvent.setup()
  const { rerender } = render(buildElement([ana, bea]))
  const row = screen.getByRole('button', { name: 'Add Ana' })
  await user.click(row)
  expect(onAdd).toHaveBeenCalledWith(ana)
  expect(row).toHaveFocus()
  await user.click(screen.getByRole('button', { name: 'Elsewhere' }))
  rerender(buildElement([bea]))
  expect(screen.getByRole('button', { name: 'Elsewhere' })).toHaveFocus()
})

test('focuses the first of the added rows after "Load more" is pressed', async () => {
  const user = renderPage({ nextPeople: [dora] })
  screen.getByRole('button', { name: 'Load more' }).focus()
  await user.keyboard('{Enter}')
  expect(await screen.findByRole('button', { name: 'Add Dora, ID 50' })).toHaveFocus()
  expect(screen.queryByRole('button', { name: 'Load more' })).not.toBeInTheDocument()
})

test('does not request more rows while rows are loading', async () => {
  const onLoadMore = vi.fn()
  const user = renderPage({
    available: { hasMore: true, isLoadingMore: true, onLoadMore, loadMoreLabel: 'Load more' },
  })
  const loadMore = screen.getByRole('button', { name: 'Load more' })
  await user.click(loadMore)
  expect(onLoadMore).not.toHaveBeenCalled()
  expect(loadMore).toHaveFocus()
})

test('calls the `onSearch` of a list with the text of its search box', async () => {
  const onSearch = vi.fn()
  const user = renderPage({
    available: { search: { ...search, label: 'Search contacts', onSearch, placeholder: 'Name' } },
  })
  const searchBox = screen.getByRole('searchbox', { name: 'Search contacts' })
  expect(searchBox).toHaveAttribute('placeholder', 'Name')
  await user.type(searchBox, 'An{Enter}')
  expect(onSearch).toHaveBeenLastCalledWith('An')
})

test('shows the status and the action of a list', () => {
  renderPage({
    available: { items: [], status: 'Loading…', action: <button type="button">New contact</button> },
  })
  expect(findSide('Contacts').getByText('Loading…')).toBeVisible()
  expect(findSide('Contacts').getByRole('button', { name: 'New contact' })).toBeVisible()
  expect(findSide('Authorized').getByText('Nobody yet.')).toBeVisible()
})

test('describes the field by its error', () => {
  renderPage({ error: 'Choose at least one' })
  expect(screen.getByRole('group', { name: 'People' })).toHaveAccessibleDescription('Choose at least one')
})

test('renders rows as text in a focusable region, and disables the search boxes, while the field is disabled', async () => {
  const user = renderPage({ disabled: true, chosen: [ana] })
  expect(readRows('Authorized')).toEqual(['Ana ID 20'])
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
  for (const searchBox of screen.getAllByRole('searchbox')) expect(searchBox).toBeDisabled()
  await user.tab()
  expect(screen.getByRole('region', { name: 'Contacts' })).toHaveFocus()
})

test('renders a row again after the item of the row changed', () => {
  renderPage({ all: [ana] })
  parent.renameAllPeople('Anabel')
  expect(screen.getByRole('button', { name: 'Add Anabel, ID 20' })).toBeVisible()
})

test('renders at most two of 300 available rows again when the user adds one of them', () => {
  const manyPeople = Array.from({ length: 300 }, (_, index) => ({ id: `${index}`, title: `Person ${index}` }))
  renderPage({ all: manyPeople })
  expect(icons.renderPlus).toHaveBeenCalledTimes(300)
  icons.renderPlus.mockClear()
  act(() => screen.getByRole('button', { name: /^Add Person 7,/ }).click())
  expect(readRows('Authorized')).toEqual(['Person 7 '])
  expect(icons.renderPlus.mock.calls.length).toBeLessThanOrEqual(2)
})

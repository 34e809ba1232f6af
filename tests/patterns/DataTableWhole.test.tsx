import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { DataTable } from '@/patterns/data-table/DataTable'
import { useTableState } from '@/patterns/data-table/use-table-state'
import { columns, createVisits, type Visit } from './visits'

interface WholeTableProps {
  visits: readonly Visit[]
  ordering?: string
}

/** A table whose query returns all rows at once, without pages. */
function WholeTable({ visits, ordering }: WholeTableProps) {
  const state = useTableState({ ordering })
  const loadedQuery = { error: null, isFetching: false, isPlaceholderData: false, refetch: vi.fn() }
  return (
    <DataTable
      caption="Visitas"
      columns={columns}
      query={{ ...loadedQuery, data: visits }}
      getRowId={({ id }) => id}
      state={state}
    />
  )
}

function renderTable(visits: readonly Visit[], ordering?: string) {
  render(<WholeTable visits={visits} ordering={ordering} />)
  return userEvent.setup()
}

const readColumn = (columnIndex: number) =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map(
      (row) =>
        within(row).getAllByRole(columnIndex === 0 ? 'rowheader' : 'cell')[Math.max(columnIndex - 1, 0)]
          ?.textContent,
    )

const clickColumnHead = (user: ReturnType<typeof userEvent.setup>, name: string) =>
  user.click(within(screen.getByRole('columnheader', { name })).getByRole('button'))

describe('a table whose query returns all rows at once', () => {
  test('keeps the order of the rows, and has no pages', () => {
    renderTable(createVisits(30))
    expect(readColumn(0)).toEqual(createVisits(30).map(({ name }) => name))
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument()
    expect(screen.queryByRole('combobox', { name: 'Filas por página' })).not.toBeInTheDocument()
  })

  test('sorts texts in Spanish alphabetical order, ascending and then descending', async () => {
    const user = renderTable(createVisits(6))
    await clickColumnHead(user, 'Nombre')
    expect(readColumn(0)).toEqual(['Álvarez 2', 'ibáñez 5', 'Nuñez 6', 'Ñandú 1', 'Ocampo 3', 'Zabala 4'])
    await clickColumnHead(user, 'Nombre')
    expect(readColumn(0)).toEqual(['Zabala 4', 'Ocampo 3', 'Ñandú 1', 'Nuñez 6', 'ibáñez 5', 'Álvarez 2'])
  })

  test('sorts numbers by value, and empty values last in both directions', async () => {
    const minutes = [100, null, 9, 20]
    const user = renderTable(
      createVisits(4).map((visit, index) => ({ ...visit, minutes: minutes[index] ?? null })),
    )
    await clickColumnHead(user, 'Minutos')
    expect(readColumn(2)).toEqual(['9', '20', '100', '—'])
    await clickColumnHead(user, 'Minutos')
    expect(readColumn(2)).toEqual(['100', '20', '9', '—'])
  })

  test('can have an initial order', () => {
    renderTable(createVisits(4), '-minutes')
    expect(screen.getByRole('columnheader', { name: 'Minutos' })).toHaveAttribute('aria-sort', 'descending')
    expect(readColumn(2)).toEqual(['838', '757', '0', '—'])
  })
})

describe('many rows', () => {
  /** Mocks the layout, which jsdom lacks: rows of 40 px in a region of 400 px. */
  const mockLayout = () => {
    vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(400)
    vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(800)
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({ height: 40 } as DOMRect)
  }
  const waitForVisibleRows = () =>
    waitFor(() => {
      const rows = screen.getAllByRole('row')
      expect(screen.getByRole('table').querySelector('[data-gap]')).not.toBeNull()
      expect(rows[1]).toHaveAttribute('aria-rowindex')
      expect(rows.length).toBeLessThan(40)
    })

  test('are rendered only while they are visible, each with its row index', async () => {
    mockLayout()
    renderTable(createVisits(5000))
    await waitForVisibleRows()
    expect(screen.getByRole('table')).toHaveAttribute('aria-rowcount', '5001')
    const [, first, second] = screen.getAllByRole('row')
    expect(first).toHaveAttribute('aria-rowindex', '2')
    expect(second).toHaveAttribute('aria-rowindex', '3')
  })

  test('are estimated to be as high as the first row, so that a new order is not rendered twice', async () => {
    mockLayout()
    const user = renderTable(createVisits(5000))
    await clickColumnHead(user, 'Nombre')
    await waitForVisibleRows()
    const hiddenRowCount = 5000 - screen.getAllByRole('row').slice(1).length
    const gap = screen.getByRole('table').querySelector<HTMLElement>('[data-gap] td')
    expect(gap?.style.blockSize).toBe(`${hiddenRowCount * 40}px`)
  })

  test('are sorted all together, not only the visible rows', async () => {
    mockLayout()
    const user = renderTable(createVisits(5000))
    await clickColumnHead(user, 'Minutos')
    await clickColumnHead(user, 'Minutos')
    await waitForVisibleRows()
    const longest = String(Math.max(...createVisits(5000).map(({ minutes }) => minutes ?? 0)))
    expect(readColumn(2).slice(0, 3)).toEqual([longest, longest, longest])
  })

  test('are all rendered for printing, each once and in order, and the focus stays', async () => {
    mockLayout()
    const visits = createVisits(500)
    renderTable(visits)
    await waitForVisibleRows()
    const second = screen.getByRole('row', { name: /Álvarez 2/ })
    second.tabIndex = -1
    act(() => second.focus())
    act(() => void window.dispatchEvent(new Event('beforeprint')))
    expect(readColumn(0)).toEqual(visits.map(({ name }) => name))
    expect(screen.getByRole('table').querySelector('[data-gap]')).toBeNull()
    expect(second).toHaveFocus()
    act(() => void window.dispatchEvent(new Event('afterprint')))
    await waitForVisibleRows()
    expect(second).toHaveFocus()
  })

  test('are all rendered if there are at most two hundred', () => {
    renderTable(createVisits(200))
    expect(screen.getAllByRole('row')).toHaveLength(201)
    expect(screen.getByRole('table')).not.toHaveAttribute('aria-rowcount')
  })
})

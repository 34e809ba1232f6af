import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { ColumnHead } from '@/design-system/components/Table/ColumnHead'
import { Table } from '@/design-system/components/Table/Table'
import { TableCell } from '@/design-system/components/Table/TableCell'
import { TableRow } from '@/design-system/components/Table/TableRow'

const visitorRows = (
  <tbody>
    <TableRow tint="warning">
      <TableCell label="Name" isRowHead>
        Ana
      </TableCell>
      <TableCell label="Visits" align="end">
        12
      </TableCell>
    </TableRow>
  </tbody>
)

const columnHeads = (
  <thead>
    <TableRow>
      <ColumnHead>Name</ColumnHead>
      <ColumnHead align="end">Visits</ColumnHead>
    </TableRow>
  </thead>
)

/** Renders a table whose rows are `width` pixels wide in a region 300 pixels wide. Mocks the layout, which jsdom lacks. */
function renderTableOfWidth(width: number) {
  let notifyObserver = () => {}
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(callback: () => void) {
        notifyObserver = callback
      }
      observe() {}
      disconnect() {}
    },
  )
  const setContentWidth = (contentWidth: number) => {
    vi.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(contentWidth)
    vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(300)
    act(() => notifyObserver())
  }
  render(<Table caption="Visitors">{visitorRows}</Table>)
  setContentWidth(width)
  return {
    user: userEvent.setup(),
    region: screen.getByRole('region', { name: 'Visitors' }),
    setContentWidth,
  }
}

afterEach(() => vi.unstubAllGlobals())

describe('a table', () => {
  test('is named by its caption, which also names the region that scrolls', () => {
    render(
      <Table caption="Visitors of today">
        {columnHeads}
        {visitorRows}
      </Table>,
    )
    const region = screen.getByRole('region', { name: 'Visitors of today' })
    const table = within(region).getByRole('table', { name: 'Visitors of today' })
    expect(screen.getByText('Visitors of today').tagName).toBe('CAPTION')
    expect(within(table).getAllByRole('columnheader')).toHaveLength(2)
    expect(within(table).getByRole('rowheader', { name: 'Ana' })).toBeVisible()
    expect(within(table).getByRole('cell', { name: '12' })).toBeVisible()
    expect(within(table).getAllByRole('rowgroup')).toHaveLength(2)
  })

  test('is in a region that is a tab stop only while the rows overflow', async () => {
    const { user, region, setContentWidth } = renderTableOfWidth(300)
    await user.tab()
    expect(document.body).toHaveFocus()
    setContentWidth(900)
    await user.tab()
    expect(region).toHaveFocus()
  })

  test('has the total number of rows as `aria-rowcount` if only some rows are rendered', () => {
    render(
      <Table caption="Visitors" rowCount={5001}>
        {visitorRows}
      </Table>,
    )
    expect(screen.getByRole('table')).toHaveAttribute('aria-rowcount', '5001')
  })

  test('has `aria-busy` while `isBusy` is set', () => {
    render(
      <Table caption="Visitors" isBusy>
        {visitorRows}
      </Table>,
    )
    expect(screen.getByRole('table')).toHaveAttribute('aria-busy', 'true')
  })

  test('shows cards in a window that is too narrow for its columns, without a measurement', () => {
    const matchMedia = vi.spyOn(window, 'matchMedia')
    matchMedia.mockImplementation((query) => ({ matches: query === '(width < 50rem)' }) as MediaQueryList)
    const width = vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(900)
    render(
      <Table data-testid="root" caption="Visitors" roomForColumns={50}>
        {visitorRows}
      </Table>,
    )
    expect(screen.getByTestId('root')).toHaveAttribute('data-cards')
    expect(width).not.toHaveBeenCalled()
  })

  test('shows columns if it is wide enough, and cards if it is narrower', () => {
    const width = vi.spyOn(Element.prototype, 'clientWidth', 'get')
    for (const [pixels, hasCards] of [
      [640, false],
      [639, true],
    ] as const) {
      width.mockReturnValue(pixels)
      const { unmount } = render(
        <Table data-testid="root" caption="Visitors">
          {visitorRows}
        </Table>,
      )
      expect(screen.getByTestId('root').hasAttribute('data-cards')).toBe(hasCards)
      unmount()
    }
  })

  test('gives each cell the name of its column, for the layout with cards', () => {
    render(<Table caption="Visitors">{visitorRows}</Table>)
    expect(screen.getByRole('cell', { name: '12' })).toHaveAttribute('data-label', 'Visits')
  })
})

describe('the head of a column', () => {
  const renderHead = (sort?: 'ascending' | 'descending' | 'none') => {
    const onSort = vi.fn()
    render(
      <Table caption="Visitors">
        <thead>
          <TableRow>
            <ColumnHead sort={sort} onSort={sort && onSort}>
              Name
            </ColumnHead>
          </TableRow>
        </thead>
      </Table>,
    )
    return { user: userEvent.setup(), onSort, head: screen.getByRole('columnheader', { name: 'Name' }) }
  }

  test('has no button if the column is not sortable', () => {
    const { head } = renderHead()
    expect(head).not.toHaveAttribute('aria-sort')
    expect(within(head).queryByRole('button')).not.toBeInTheDocument()
  })

  test.each(['ascending', 'descending'] as const)(
    'has `aria-sort="%s"` if the rows are sorted by the column in this order',
    (sort) => {
      expect(renderHead(sort).head).toHaveAttribute('aria-sort', sort)
    },
  )

  test('has a button and no `aria-sort` if the column is sortable, but the rows are not sorted by it', () => {
    const { head } = renderHead('none')
    expect(head).not.toHaveAttribute('aria-sort')
    expect(within(head).getByRole('button', { name: 'Name' })).toBeVisible()
  })

  test.each(['{Enter}', ' '])('calls onSort by the key %j on the button', async (key) => {
    const { user, onSort } = renderHead('none')
    await user.tab()
    await user.keyboard(key)
    expect(onSort).toHaveBeenCalledTimes(1)
  })

  test('calls onSort by a click on the text of the button', async () => {
    const { user, onSort } = renderHead('ascending')
    await user.click(screen.getByText('Name'))
    expect(onSort).toHaveBeenCalledTimes(1)
  })
})

test('renders an empty row head as a normal cell', () => {
  render(
    <Table caption="Visitors">
      <tbody>
        <TableRow>
          <TableCell label="Name" isRowHead />
        </TableRow>
      </tbody>
    </Table>,
  )
  expect(screen.queryByRole('rowheader')).not.toBeInTheDocument()
  expect(screen.getByRole('cell')).toHaveAttribute('data-label', 'Name')
})

import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { DataTable } from '@/patterns/data-table/DataTable'
import { useTableState } from '@/patterns/data-table/use-table-state'
import { columns, createVisits } from './visits'

const visits = createVisits(30)
const loadedQuery = { error: null, isFetching: false, isPlaceholderData: false, refetch: vi.fn() }

function Visits() {
  const state = useTableState()
  const results = visits.slice((state.page - 1) * 10, state.page * 10)
  const query = { ...loadedQuery, data: { count: visits.length, results } }
  return (
    <DataTable caption="Visitas" columns={columns} query={query} getRowId={({ id }) => id} state={state} />
  )
}

test.each([
  ['scrolls to the top of the table if that top is above the viewport', -900, 1],
  ['does not scroll if the top of the table is visible', 200, 0],
])('a page change %s', async (_name, top, scrollCount) => {
  const scrollIntoView = vi.fn()
  Element.prototype.scrollIntoView = scrollIntoView
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, top, 300, 900))
  render(<Visits />)
  await userEvent.click(screen.getByRole('button', { name: 'Página 2' }))
  expect(screen.getByRole('rowheader', { name: 'ibáñez 11' })).toBeVisible()
  expect(scrollIntoView).toHaveBeenCalledTimes(scrollCount)
})

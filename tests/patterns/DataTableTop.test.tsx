import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { DataTable } from '@/patterns/data-table/DataTable'
import { useTableState } from '@/patterns/data-table/use-table-state'
import { columns, visitsOf } from './visits'

const visits = visitsOf(30)
const answered = { error: null, isFetching: false, isPlaceholderData: false, refetch: vi.fn() }

function Visits() {
  const state = useTableState()
  const results = visits.slice((state.page - 1) * 10, state.page * 10)
  const query = { ...answered, data: { count: visits.length, results } }
  return <DataTable caption="Visitas" columns={columns} query={query} rowId={({ id }) => id} state={state} />
}

test.each([
  ['brings back the top of the table that was scrolled away', -900, 1],
  ['leaves a table in its place whose top is in sight', 200, 0],
])('a page change %s', async (_name, top, times) => {
  const scroll = vi.fn()
  Element.prototype.scrollIntoView = scroll
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, top, 300, 900))
  render(<Visits />)
  await userEvent.click(screen.getByRole('button', { name: 'Página 2' }))
  expect(screen.getByRole('rowheader', { name: 'ibáñez 11' })).toBeVisible()
  expect(scroll).toHaveBeenCalledTimes(times)
})

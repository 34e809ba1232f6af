import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { DataTable } from '@/patterns/data-table/DataTable'
import { useTableState } from '@/patterns/data-table/use-table-state'
import { useWholeList } from '@/patterns/data-table/use-whole-list'
import { columns, createVisits } from './visits'

/** A table whose rows have a button that removes them at once. */
function RemovableRows() {
  const [visits, setVisits] = useState(() => createVisits(3))
  return (
    <DataTable
      caption="Visitas"
      columns={columns}
      query={useWholeList(visits)}
      getRowId={({ id }) => id}
      state={useTableState()}
      getActions={({ id }) => [
        { label: 'Quitar', run: () => setVisits(visits.filter((visit) => visit.id !== id)) },
      ]}
    />
  )
}

test("after a row is removed, focuses the 'Quitar' of the next row, else of the previous one", async () => {
  const user = userEvent.setup()
  render(<RemovableRows />)
  const [first, second, third] = screen.getAllByRole('button', { name: /^Quitar / })
  second?.focus()
  await user.keyboard('{Enter}')
  expect(third).toHaveFocus()
  await user.keyboard('{Enter}')
  expect(first).toHaveFocus()
})

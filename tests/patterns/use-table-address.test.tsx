import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter, useLocation } from 'react-router-dom'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { createTableAddress, useTableAddress } from '@/patterns/data-table/use-table-address'

const tableAddress = createTableAddress({
  orderings: ['created_at', '-created_at'],
  ordering: '-created_at',
  pageSize: 25,
  filters: v.object({ patente: v.pipe(v.string(), v.maxLength(10)), sinEgreso: v.boolean() }),
  unfiltered: { patente: '', sinEgreso: false },
})

function renderTableAddress(address = '/') {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <MemoryRouter initialEntries={[address]}>{children}</MemoryRouter>
  )
  const { result } = renderHook(() => ({ table: useTableAddress(tableAddress), location: useLocation() }), {
    wrapper,
  })
  return { getTable: () => result.current.table, getQueryString: () => result.current.location.search }
}

test('uses the defaults if the address has no parameters', () => {
  const { getTable } = renderTableAddress()
  expect(getTable().request).toEqual({ page: 1, page_size: 25, ordering: '-created_at' })
  expect(getTable().filters).toEqual({ patente: '', sinEgreso: false })
  expect(getTable().isFiltered).toBe(false)
})

test('reads the page, the page size, the ordering and the filters from a link', () => {
  const { getTable } = renderTableAddress('/?pagina=3&filas=50&orden=created_at&patente=AB&sinEgreso=true')
  expect(getTable().request).toEqual({ page: 3, page_size: 50, ordering: 'created_at' })
  expect(getTable().filters).toEqual({ patente: 'AB', sinEgreso: true })
  expect(getTable().isFiltered).toBe(true)
})

test('replaces only the invalid parameters with their defaults', () => {
  const { getTable } = renderTableAddress(
    '/?pagina=-3&filas=7&orden=password&patente=ABCDEFGHIJKLM&sinEgreso=true',
  )
  expect(getTable().request).toEqual({ page: 1, page_size: 25, ordering: '-created_at' })
  expect(getTable().filters).toEqual({ patente: '', sinEgreso: true })
})

test('returns to the first page when a filter changes, and keeps the page size and the ordering', () => {
  const { getTable, getQueryString } = renderTableAddress('/?pagina=3&filas=50&orden=created_at')
  act(() => getTable().filter({ patente: 'AB' }))
  expect(getQueryString()).toBe('?filas=50&orden=created_at&patente=AB')
  act(() => getTable().state.goToPage(2))
  expect(getTable().filters.patente).toBe('AB')
  expect(getTable().request.page).toBe(2)
})

test('clears all filters and the page number, and keeps the ordering and parameters of other parts of the screen', () => {
  const { getTable, getQueryString } = renderTableAddress(
    '/?pagina=3&patente=AB&sinEgreso=true&orden=created_at&otro=1',
  )
  act(() => getTable().clear())
  expect(getQueryString()).toBe('?orden=created_at&otro=1')
  expect(getTable().isFiltered).toBe(false)
})

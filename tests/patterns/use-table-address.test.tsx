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
  return { table: () => result.current.table, search: () => result.current.location.search }
}

test('uses the defaults without parameters', () => {
  const { table } = renderTableAddress()
  expect(table().request).toEqual({ page: 1, page_size: 25, ordering: '-created_at' })
  expect(table().filters).toEqual({ patente: '', sinEgreso: false })
  expect(table().isFiltered).toBe(false)
})

test('reads page, order and filters from a link', () => {
  const { table } = renderTableAddress('/?pagina=3&filas=50&orden=created_at&patente=AB&sinEgreso=true')
  expect(table().request).toEqual({ page: 3, page_size: 50, ordering: 'created_at' })
  expect(table().filters).toEqual({ patente: 'AB', sinEgreso: true })
  expect(table().isFiltered).toBe(true)
})

test('uses the defaults only for invalid parameters', () => {
  const { table } = renderTableAddress(
    '/?pagina=-3&filas=7&orden=password&patente=ABCDEFGHIJKLM&sinEgreso=true',
  )
  expect(table().request).toEqual({ page: 1, page_size: 25, ordering: '-created_at' })
  expect(table().filters).toEqual({ patente: '', sinEgreso: true })
})

test('returns to the first page when a filter changes, and keeps the page size and the order', () => {
  const { table, search } = renderTableAddress('/?pagina=3&filas=50&orden=created_at')
  act(() => table().filter({ patente: 'AB' }))
  expect(search()).toBe('?filas=50&orden=created_at&patente=AB')
  act(() => table().state.goToPage(2))
  expect(table().filters.patente).toBe('AB')
  expect(table().request.page).toBe(2)
})

test('clears all filters at once, and keeps the order and other parameters', () => {
  const { table, search } = renderTableAddress('/?pagina=3&patente=AB&sinEgreso=true&orden=created_at&otro=1')
  act(() => table().clear())
  expect(search()).toBe('?orden=created_at&otro=1')
  expect(table().isFiltered).toBe(false)
})

import { keepPreviousData, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter, useLocation } from 'react-router-dom'
import * as v from 'valibot'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { ApiError } from '@/api/api-error'
import { createQueryClient } from '@/api/query-client'
import { tables } from '@/copy/tables'
import { DataTable } from '@/patterns/data-table/DataTable'
import { createTableAddress, useTableAddress } from '@/patterns/data-table/use-table-address'
import { columns, createVisits, type Visit } from './visits'

const tableAddress = createTableAddress({
  orderings: ['name', '-name', 'plate', '-plate', 'minutes', '-minutes'],
  ordering: '-name',
  filters: v.object({ patente: v.string() }),
  unfiltered: { patente: '' },
})

type PageRequest = { page: number; page_size: number; ordering: string }
type FetchVisits = (request: PageRequest) => Promise<{ count: number; results: Visit[] }>

const visits = createVisits(60)
const readPage = async ({ page, page_size }: PageRequest) => ({
  count: visits.length,
  results: visits.slice((page - 1) * page_size, page * page_size),
})

interface ScreenProps extends Partial<Parameters<typeof DataTable<Visit>>[0]> {
  fetchVisits: FetchVisits
}

function VisitsScreen({ fetchVisits, ...props }: ScreenProps) {
  const { state, request } = useTableAddress(tableAddress)
  const query = useQuery({
    queryKey: ['listVisits', request],
    queryFn: () => fetchVisits(request),
    placeholderData: keepPreviousData,
  })
  return (
    <>
      <DataTable
        caption="Visitas"
        columns={columns}
        query={query}
        getRowId={({ id }) => id}
        state={state}
        countLabel={tables.results}
        {...props}
      />
      <output>{useLocation().search}</output>
    </>
  )
}

let client: ReturnType<typeof createQueryClient>
beforeEach(() => {
  client = createQueryClient()
})

type ScreenOptions = { address?: string } & Partial<ScreenProps>
function renderScreen(fetchPage: FetchVisits = readPage, { address = '/', ...props }: ScreenOptions = {}) {
  const fetchVisits = vi.fn(fetchPage)
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter initialEntries={[address]}>
        <VisitsScreen fetchVisits={fetchVisits} {...props} />
      </MemoryRouter>
    </QueryClientProvider>,
  )
  return { user: userEvent.setup(), getLastRequest: () => fetchVisits.mock.lastCall?.[0] }
}

const readSearch = () => document.querySelector('output')?.textContent
const getTable = () => screen.getByRole('table', { name: 'Visitas' })
const readRowNames = () =>
  within(getTable())
    .getAllByRole('rowheader')
    .map(({ textContent }) => textContent)
const getHead = (name: string) => screen.getByRole('columnheader', { name })
const waitForRows = () => screen.findByRole('rowheader', { name: 'Ñandú 1' })

describe('the content of a table', () => {
  test('shows the column heads and skeleton rows while it loads', async () => {
    const response = Promise.withResolvers<Awaited<ReturnType<FetchVisits>>>()
    renderScreen(() => response.promise)
    expect(screen.getByText('Cargando Visitas')).toBeInTheDocument()
    expect(within(getTable()).getAllByRole('columnheader')).toHaveLength(3)
    expect(within(getTable()).getAllByRole('row')).toHaveLength(11)
    expect(getHead('Nombre')).toHaveAttribute('aria-sort', 'descending')
    await act(async () => response.resolve({ count: 1, results: createVisits(1) }))
    await waitForRows()
    expect(screen.queryByText('Cargando Visitas')).not.toBeInTheDocument()
  })

  test('shows rows in the order of the backend, a dash for empty cells, and the count', async () => {
    renderScreen()
    await waitForRows()
    expect(readRowNames()).toEqual(visits.slice(0, 10).map(({ name }) => name))
    expect(
      within(getTable())
        .getAllByRole('cell')
        .slice(0, 2)
        .map(({ textContent }) => textContent),
    ).toEqual(['—', '0'])
    expect(screen.getByText('Resultados: 60 registros')).toHaveRole('status')
  })

  test('shows a message if there are no rows', async () => {
    renderScreen(async () => ({ count: 0, results: [] }))
    expect(await screen.findByText('No hay resultados.')).toBeVisible()
    expect(screen.getByText('Resultados: 0 registros')).toBeVisible()
    expect(screen.queryByRole('table')).not.toBeInTheDocument()
    expect(screen.queryByRole('combobox', { name: 'Filas por página' })).not.toBeInTheDocument()
  })

  test('shows a failure with a retry', async () => {
    const { user } = renderScreen(vi.fn(readPage).mockRejectedValueOnce(new ApiError('network')))
    expect(await screen.findByRole('alert')).toHaveTextContent('No pudimos conectarnos.')
    await user.click(screen.getByRole('button', { name: 'Reintentar' }))
    await waitForRows()
  })

  test('highlights a row, and shows the actions of each row', async () => {
    const run = vi.fn()
    const { user } = renderScreen(readPage, {
      getTint: ({ id }) => (id === 2 ? 'warning' : undefined),
      getActions: ({ id }) => [
        { label: 'Editar', reason: id === 1 ? 'Ya no.' : undefined, run: () => run(id) },
      ],
    })
    const first = await waitForRows()
    expect(screen.getByRole('rowheader', { name: 'Álvarez 2' }).parentElement).toHaveAttribute(
      'data-tint',
      'warning',
    )
    expect(first.parentElement).not.toHaveAttribute('data-tint')
    expect(screen.getByRole('button', { name: 'Editar Ñandú 1' })).toHaveAccessibleDescription('Ya no.')
    await user.click(screen.getByRole('button', { name: 'Editar Álvarez 2' }))
    expect(run.mock.calls).toEqual([[2]])
  })
})

describe('the pages of a table', () => {
  test('are loaded from the backend, and the page number appears in the address', async () => {
    const { user, getLastRequest } = renderScreen()
    await waitForRows()
    await user.click(screen.getByRole('button', { name: 'Página siguiente' }))
    expect(await screen.findByRole('rowheader', { name: 'ibáñez 11' })).toBeVisible()
    expect(getLastRequest()).toEqual({ page: 2, page_size: 10, ordering: '-name' })
    await waitFor(() => expect(readSearch()).toBe('?pagina=2'))
  })

  test('keep the rows of the current page visible until the next page has loaded', async () => {
    const nextPage = Promise.withResolvers<Awaited<ReturnType<FetchVisits>>>()
    const { user } = renderScreen((request) => (request.page === 1 ? readPage(request) : nextPage.promise))
    await waitForRows()
    await user.click(screen.getByRole('button', { name: 'Página 2' }))
    expect(readRowNames()).toHaveLength(10)
    expect(getTable()).toHaveAttribute('aria-busy', 'true')
    await act(async () => nextPage.resolve({ count: 60, results: createVisits(3) }))
    await waitFor(() => expect(readRowNames()).toHaveLength(3))
    expect(getTable()).not.toHaveAttribute('aria-busy')
  })

  test('return to the first page after a change of the page size', async () => {
    const { user, getLastRequest } = renderScreen(readPage, { address: '/?pagina=3' })
    await screen.findByRole('rowheader', { name: /21$/ })
    await user.selectOptions(screen.getByRole('combobox', { name: 'Filas por página' }), '25 por página')
    expect(getLastRequest()).toEqual({ page: 1, page_size: 25, ordering: '-name' })
    await waitFor(() => expect(readSearch()).toBe('?filas=25'))
  })

  test('have no page size select if `hidesSinglePage` is set and all rows fit on one page', async () => {
    const fetchThree = async () => ({ count: 3, results: createVisits(3) })
    renderScreen(fetchThree, { hidesSinglePage: true })
    await waitForRows()
    expect(screen.queryByRole('combobox', { name: 'Filas por página' })).not.toBeInTheDocument()
  })

  test('keep the page size select despite `hidesSinglePage` if the rows need several pages of the default size', async () => {
    const fetchThirty = async () => ({ count: 30, results: createVisits(30) })
    renderScreen(fetchThirty, { hidesSinglePage: true, address: '/?filas=50' })
    await waitForRows()
    expect(screen.getByRole('combobox', { name: 'Filas por página' })).toHaveValue('50')
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument()
  })

  test.each([
    ['status 404', () => Promise.reject(new ApiError('status', 404, { detail: 'Página inválida.' }))],
    ['status 200 without rows', async () => ({ count: 60, results: [] })],
  ])('return to the first page if the requested page does not exist: %s', async (_name, fetchMissingPage) => {
    renderScreen((request) => (request.page === 1 ? readPage(request) : fetchMissingPage()), {
      address: '/?pagina=9',
    })
    await waitForRows()
    await waitFor(() => expect(readSearch()).toBe(''))
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })
})

describe('the order of a table', () => {
  test('is read from the address and shown in the column head', async () => {
    renderScreen(readPage, { address: '/?orden=minutes' })
    await waitForRows()
    expect(getHead('Minutos')).toHaveAttribute('aria-sort', 'ascending')
    expect(getHead('Nombre')).not.toHaveAttribute('aria-sort')
  })

  test.each([
    ['Nombre', 'name', '?orden=name'],
    ['Patente', 'plate', '?orden=plate'],
  ])('by %s is requested from the backend, together with the first page', async (name, ordering, search) => {
    const { user, getLastRequest } = renderScreen(readPage, { address: '/?pagina=2' })
    await screen.findByRole('rowheader', { name: 'ibáñez 11' })
    await user.click(within(getHead(name)).getByRole('button'))
    expect(getLastRequest()).toEqual({ page: 1, page_size: 10, ordering })
    await waitFor(() => expect(readSearch()).toBe(search))
  })

  test('is reversed by every further click on the column head', async () => {
    const { user, getLastRequest } = renderScreen()
    await waitForRows()
    const button = within(getHead('Minutos')).getByRole('button')
    await user.click(button)
    await user.click(button)
    expect(getLastRequest()?.ordering).toBe('-minutes')
    expect(getHead('Minutos')).toHaveAttribute('aria-sort', 'descending')
    await user.click(button)
    await waitFor(() => expect(readSearch()).toBe('?orden=minutes'))
  })

  test('can be chosen in a select, for narrow screens that show the rows as cards', async () => {
    const { user, getLastRequest } = renderScreen()
    await waitForRows()
    const orderSelect = screen.getByLabelText('Ordenar por')
    expect(orderSelect).toHaveDisplayValue('Orden: Nombre, descendente')
    await user.selectOptions(orderSelect, 'Orden: Minutos, ascendente')
    expect(getLastRequest()?.ordering).toBe('minutes')
  })

  test('has its default if its address parameter is invalid; the same applies to the page and the page size', async () => {
    const { getLastRequest } = renderScreen(readPage, { address: '/?orden=password&filas=1000&pagina=0' })
    await waitForRows()
    expect(getLastRequest()).toEqual({ page: 1, page_size: 10, ordering: '-name' })
  })
})

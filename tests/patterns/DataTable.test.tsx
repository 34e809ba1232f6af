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
import { columns, type Visit, visitsOf } from './visits'

const address = createTableAddress({
  orderings: ['name', '-name', 'plate', '-plate', 'minutes', '-minutes'],
  ordering: '-name',
  filters: v.object({ patente: v.string() }),
  unfiltered: { patente: '' },
})

type Asked = { page: number; page_size: number; ordering: string }
type Read = (asked: Asked) => Promise<{ count: number; results: Visit[] }>

const visits = visitsOf(60)
const readPage = async ({ page, page_size }: Asked) => ({
  count: visits.length,
  results: visits.slice((page - 1) * page_size, page * page_size),
})

interface ScreenProps extends Partial<Parameters<typeof DataTable<Visit>>[0]> {
  read: Read
}

function VisitsScreen({ read, ...props }: ScreenProps) {
  const { state, request } = useTableAddress(address)
  const query = useQuery({
    queryKey: ['listVisits', request],
    queryFn: () => read(request),
    placeholderData: keepPreviousData,
  })
  return (
    <>
      <DataTable
        caption="Visitas"
        columns={columns}
        query={query}
        rowId={({ id }) => id}
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

function draw(read: Read = readPage, { at = '/', ...props }: { at?: string } & Partial<ScreenProps> = {}) {
  const asked = vi.fn(read)
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter initialEntries={[at]}>
        <VisitsScreen read={asked} {...props} />
      </MemoryRouter>
    </QueryClientProvider>,
  )
  return { user: userEvent.setup(), asked, last: () => asked.mock.lastCall?.[0] }
}

const search = () => document.querySelector('output')?.textContent
const table = () => screen.getByRole('table', { name: 'Visitas' })
const rowNames = () =>
  within(table())
    .getAllByRole('rowheader')
    .map(({ textContent }) => textContent)
const head = (name: string) => screen.getByRole('columnheader', { name })
const ready = () => screen.findByRole('rowheader', { name: 'Ñandú 1' })

describe('the content', () => {
  test('shows the column heads and skeleton rows while it loads', async () => {
    const answer = Promise.withResolvers<Awaited<ReturnType<Read>>>()
    draw(() => answer.promise)
    expect(screen.getByText('Cargando Visitas')).toBeInTheDocument()
    expect(within(table()).getAllByRole('columnheader')).toHaveLength(3)
    expect(within(table()).getAllByRole('row')).toHaveLength(11)
    expect(head('Nombre')).toHaveAttribute('aria-sort', 'descending')
    await act(async () => answer.resolve({ count: 1, results: visitsOf(1) }))
    await ready()
    expect(screen.queryByText('Cargando Visitas')).not.toBeInTheDocument()
  })

  test('shows rows in the order of the backend, a dash for empty cells, and the count', async () => {
    draw()
    await ready()
    expect(rowNames()).toEqual(visits.slice(0, 10).map(({ name }) => name))
    expect(
      within(table())
        .getAllByRole('cell')
        .slice(0, 2)
        .map(({ textContent }) => textContent),
    ).toEqual(['—', '0'])
    expect(screen.getByText('Resultados: 60 registros')).toHaveRole('status')
  })

  test('shows a message without rows', async () => {
    draw(async () => ({ count: 0, results: [] }))
    expect(await screen.findByText('No hay resultados.')).toBeVisible()
    expect(screen.getByText('Resultados: 0 registros')).toBeVisible()
    expect(screen.queryByRole('table')).not.toBeInTheDocument()
    expect(screen.queryByRole('combobox', { name: 'Filas por página' })).not.toBeInTheDocument()
  })

  test('shows a failure with a retry', async () => {
    const read = vi.fn<Read>().mockRejectedValueOnce(new ApiError('network')).mockImplementation(readPage)
    const { user } = draw(read)
    expect(await screen.findByRole('alert')).toHaveTextContent('No pudimos conectarnos.')
    await user.click(screen.getByRole('button', { name: 'Reintentar' }))
    await ready()
  })

  test('highlights a row, and shows the actions of each row', async () => {
    const run = vi.fn()
    const { user } = draw(readPage, {
      tintOf: ({ id }) => (id === 2 ? 'warning' : undefined),
      actionsOf: ({ id }) => [
        { label: 'Editar', reason: id === 1 ? 'Ya no.' : undefined, run: () => run(id) },
      ],
    })
    const first = await ready()
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

describe('the pages', () => {
  test('change the address', async () => {
    const { user, last } = draw()
    await ready()
    await user.click(screen.getByRole('button', { name: 'Página siguiente' }))
    expect(await screen.findByRole('rowheader', { name: 'ibáñez 11' })).toBeVisible()
    expect(last()).toEqual({ page: 2, page_size: 10, ordering: '-name' })
    await waitFor(() => expect(search()).toBe('?pagina=2'))
  })

  test('keep the rows until the next page has loaded', async () => {
    const next = Promise.withResolvers<Awaited<ReturnType<Read>>>()
    const { user } = draw((asked) => (asked.page === 1 ? readPage(asked) : next.promise))
    await ready()
    await user.click(screen.getByRole('button', { name: 'Página 2' }))
    expect(rowNames()).toHaveLength(10)
    expect(table()).toHaveAttribute('aria-busy', 'true')
    await act(async () => next.resolve({ count: 60, results: visitsOf(3) }))
    await waitFor(() => expect(rowNames()).toHaveLength(3))
    expect(table()).not.toHaveAttribute('aria-busy')
  })

  test('start at the first page after a change of the page size', async () => {
    const { user, last } = draw(readPage, { at: '/?pagina=3' })
    await screen.findByRole('rowheader', { name: /21$/ })
    await user.selectOptions(screen.getByRole('combobox', { name: 'Filas por página' }), '25 por página')
    expect(last()).toEqual({ page: 1, page_size: 25, ordering: '-name' })
    await waitFor(() => expect(search()).toBe('?filas=25'))
  })

  test('are hidden for a single page if requested', async () => {
    const few = async () => ({ count: 3, results: visitsOf(3) })
    draw(few, { hidesSinglePage: true })
    await ready()
    expect(screen.queryByRole('combobox', { name: 'Filas por página' })).not.toBeInTheDocument()
  })

  test('stay visible if a larger page size made the page single', async () => {
    draw(async () => ({ count: 30, results: visitsOf(30) }), { hidesSinglePage: true, at: '/?filas=50' })
    await ready()
    expect(screen.getByRole('combobox', { name: 'Filas por página' })).toHaveValue('50')
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument()
  })

  test.each([
    ['an old address', () => Promise.reject(new ApiError('status', 404, { detail: 'Página inválida.' }))],
    ['an empty page', async () => ({ count: 60, results: [] })],
  ])('that do not exist lead to the first: %s', async (_name, beyond) => {
    draw((asked) => (asked.page === 1 ? readPage(asked) : beyond()), { at: '/?pagina=9' })
    await ready()
    await waitFor(() => expect(search()).toBe(''))
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })
})

describe('the order', () => {
  test('comes from the address and is shown in the column head', async () => {
    draw(readPage, { at: '/?orden=minutes' })
    await ready()
    expect(head('Minutos')).toHaveAttribute('aria-sort', 'ascending')
    expect(head('Nombre')).not.toHaveAttribute('aria-sort')
  })

  test.each([
    ['Nombre', 'name', '?orden=name'],
    ['Patente', 'plate', '?orden=plate'],
  ])('by %s is requested from the backend, from the first page', async (name, ordering, said) => {
    const { user, last } = draw(readPage, { at: '/?pagina=2' })
    await screen.findByRole('rowheader', { name: 'ibáñez 11' })
    await user.click(within(head(name)).getByRole('button'))
    expect(last()).toEqual({ page: 1, page_size: 10, ordering })
    await waitFor(() => expect(search()).toBe(said))
  })

  test('is reversed by every click', async () => {
    const { user, last } = draw()
    await ready()
    const button = within(head('Minutos')).getByRole('button')
    await user.click(button)
    await user.click(button)
    expect(last()?.ordering).toBe('-minutes')
    expect(head('Minutos')).toHaveAttribute('aria-sort', 'descending')
    await user.click(button)
    await waitFor(() => expect(search()).toBe('?orden=minutes'))
  })

  test('has a select for rows that are cards', async () => {
    const { user, last } = draw()
    await ready()
    const order = screen.getByLabelText('Ordenar por')
    expect(order).toHaveDisplayValue('Orden: Nombre, descendente')
    await user.selectOptions(order, 'Orden: Minutos, ascendente')
    expect(last()?.ordering).toBe('minutes')
  })

  test('is the default if it is unknown', async () => {
    const { last } = draw(readPage, { at: '/?orden=password&filas=1000&pagina=0' })
    await ready()
    expect(last()).toEqual({ page: 1, page_size: 10, ordering: '-name' })
  })
})

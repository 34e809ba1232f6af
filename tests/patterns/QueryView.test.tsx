import { type QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { ApiError } from '@/api/api-error'
import { createQueryClient } from '@/api/query-client'
import { QueryView } from '@/patterns/query-view/QueryView'

let client: QueryClient
beforeEach(() => {
  client = createQueryClient()
})

interface ListProps {
  fetchNames: () => Promise<string[]>
  lot?: number
}

function List({ fetchNames, lot = 201 }: ListProps) {
  const query = useQuery({ queryKey: ['listThings', lot], queryFn: fetchNames })
  return (
    <QueryView
      query={query}
      skeleton={<p>Cargando</p>}
      isEmpty={(names) => names.length === 0}
      empty={<p>No hay autorizaciones.</p>}
    >
      {(names) => (
        <ul>
          {names.map((name) => (
            <li key={name}>
              <button type="button">{name}</button>
            </li>
          ))}
        </ul>
      )}
    </QueryView>
  )
}

const buildElement = (props: ListProps) => (
  <QueryClientProvider client={client}>
    <List {...props} />
  </QueryClientProvider>
)

function renderList(fetchNames: ListProps['fetchNames']) {
  const { rerender } = render(buildElement({ fetchNames }))
  return { user: userEvent.setup(), rerenderWith: (props: ListProps) => rerender(buildElement(props)) }
}

const getRetryButton = () => screen.getByRole('button', { name: 'Reintentar' })
const isLoading = () => screen.queryByText('Cargando') !== null
const rejectWith = (status: number, body?: unknown) => () =>
  Promise.reject(new ApiError('status', status, body))
/** Starts a refetch of the visible list without awaiting the response. */
const refetchList = () => act(async () => void client.invalidateQueries({ queryKey: ['listThings'] }))

describe('a response', () => {
  test('is shown after a skeleton', async () => {
    const response = Promise.withResolvers<string[]>()
    renderList(() => response.promise)
    expect(isLoading()).toBe(true)
    await act(async () => response.resolve(['Cumpleaños']))
    expect(await screen.findByRole('listitem')).toHaveTextContent('Cumpleaños')
    expect(isLoading()).toBe(false)
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })

  test('is replaced by the content of `empty` if `isEmpty` returns true for it', async () => {
    renderList(async () => [])
    expect(await screen.findByText('No hay autorizaciones.')).toBeVisible()
    expect(screen.queryByRole('list')).not.toBeInTheDocument()
  })

  test('stays visible during a refetch', async () => {
    const secondResponse = Promise.withResolvers<string[]>()
    const fetchNames = vi
      .fn<ListProps['fetchNames']>()
      .mockResolvedValueOnce(['Uno'])
      .mockImplementationOnce(() => secondResponse.promise)
    renderList(fetchNames)
    await screen.findByText('Uno')
    await refetchList()
    expect(fetchNames).toHaveBeenCalledTimes(2)
    expect(screen.getByText('Uno')).toBeVisible()
    expect(isLoading()).toBe(false)
    await act(async () => secondResponse.resolve(['Dos']))
    expect(await screen.findByText('Dos')).toBeVisible()
  })
})

describe('a failure', () => {
  test.each([
    ['no connection', () => Promise.reject(new ApiError('network')), 'No pudimos conectarnos.'],
    ['a 500', rejectWith(500, { detail: 'Traceback' }), 'Tuvimos un problema de nuestro lado.'],
    ['a forbidden request', rejectWith(403, { detail: 'No tenés permiso.' }), 'No tenés permiso.'],
    ['a missing list', rejectWith(404), 'No encontramos lo que buscabas. Puede que ya no exista.'],
    ['an expired session', rejectWith(401, { detail: 'x' }), 'Tu sesión venció.'],
    [
      'an exception in the code',
      () => Promise.reject(new TypeError('x')),
      'Ocurrió un error inesperado. Volvé a intentarlo más tarde.',
    ],
  ])('is shown with a retry: %s', async (_name, fetchNames, sentence) => {
    renderList(fetchNames)
    expect(await screen.findByRole('alert')).toHaveTextContent(sentence)
    expect(screen.queryByText(/Traceback/)).not.toBeInTheDocument()
    expect(isLoading()).toBe(false)
    expect(getRetryButton()).toBeVisible()
  })

  test('disappears after a successful retry, and the focus moves to the data', async () => {
    const fetchNames = vi
      .fn<ListProps['fetchNames']>()
      .mockRejectedValueOnce(new ApiError('network'))
      .mockResolvedValue(['Uno'])
    const { user } = renderList(fetchNames)
    await screen.findByRole('alert')
    await user.click(getRetryButton())
    const item = await screen.findByRole('button', { name: 'Uno' })
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    expect(document.body).not.toHaveFocus()
    await user.tab()
    expect(item).toHaveFocus()
  })

  test('stays visible during a retry, and the retry button keeps the focus and ignores further presses', async () => {
    const secondResponse = Promise.withResolvers<string[]>()
    const fetchNames = vi
      .fn<ListProps['fetchNames']>()
      .mockRejectedValueOnce(new ApiError('network'))
      .mockImplementationOnce(() => secondResponse.promise)
    const { user } = renderList(fetchNames)
    await screen.findByRole('alert')
    await user.click(getRetryButton())
    expect(getRetryButton()).toHaveAttribute('aria-busy', 'true')
    expect(getRetryButton()).toHaveFocus()
    await user.keyboard('{Enter}{Enter}')
    expect(fetchNames).toHaveBeenCalledTimes(2)
    await act(async () => secondResponse.reject(new ApiError('timeout')))
    expect(await screen.findByText(/^El servidor está tardando demasiado/)).toBeVisible()
    expect(getRetryButton()).not.toHaveAttribute('aria-busy')
    expect(getRetryButton()).toHaveFocus()
  })

  test('of a refetch is shown together with the data, and disappears after a successful retry', async () => {
    const fetchNames = vi
      .fn<ListProps['fetchNames']>()
      .mockResolvedValueOnce(['Uno'])
      .mockRejectedValueOnce(new ApiError('status', 500))
      .mockResolvedValueOnce(['Uno', 'Dos'])
    const { user } = renderList(fetchNames)
    await screen.findByText('Uno')
    await refetchList()
    expect(await screen.findByRole('alert')).toHaveTextContent('Tuvimos un problema de nuestro lado.')
    expect(screen.getByText('Uno')).toBeVisible()
    await user.click(getRetryButton())
    expect(await screen.findByText('Dos')).toBeVisible()
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })

  test('disappears while the list of another lot loads', async () => {
    const { rerenderWith } = renderList(rejectWith(500))
    await screen.findByRole('alert')
    rerenderWith({ fetchNames: () => new Promise(() => {}), lot: 202 })
    expect(isLoading()).toBe(true)
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })

  test('keeps the focus where the user moved it during a retry', async () => {
    const secondResponse = Promise.withResolvers<string[]>()
    const fetchNames = vi
      .fn<ListProps['fetchNames']>()
      .mockRejectedValueOnce(new ApiError('network'))
      .mockImplementationOnce(() => secondResponse.promise)
    render(<input aria-label="Buscar" />)
    const { user } = renderList(fetchNames)
    await screen.findByRole('alert')
    await user.click(getRetryButton())
    await user.click(screen.getByRole('textbox', { name: 'Buscar' }))
    await act(async () => secondResponse.resolve(['Uno']))
    await screen.findByText('Uno')
    expect(screen.getByRole('textbox', { name: 'Buscar' })).toHaveFocus()
  })
})

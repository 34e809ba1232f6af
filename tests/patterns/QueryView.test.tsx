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
  read: () => Promise<string[]>
  lot?: number
}

function List({ read, lot = 201 }: ListProps) {
  const query = useQuery({ queryKey: ['listThings', lot], queryFn: read })
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

const view = (props: ListProps) => (
  <QueryClientProvider client={client}>
    <List {...props} />
  </QueryClientProvider>
)

function draw(read: ListProps['read']) {
  const { rerender } = render(view({ read }))
  return { user: userEvent.setup(), show: (props: ListProps) => rerender(view(props)) }
}

const retry = () => screen.getByRole('button', { name: 'Reintentar' })
const isLoading = () => screen.queryByText('Cargando') !== null
const refuse = (status: number, body?: unknown) => () => Promise.reject(new ApiError('status', status, body))
/** Asks again for what is on the page, without waiting for the answer. */
const refresh = () => act(async () => void client.invalidateQueries({ queryKey: ['listThings'] }))

describe('an answer', () => {
  test('is shown after a skeleton', async () => {
    const answer = Promise.withResolvers<string[]>()
    draw(() => answer.promise)
    expect(isLoading()).toBe(true)
    await act(async () => answer.resolve(['Cumpleaños']))
    expect(await screen.findByRole('listitem')).toHaveTextContent('Cumpleaños')
    expect(isLoading()).toBe(false)
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })

  test('shows a message if it is empty', async () => {
    draw(async () => [])
    expect(await screen.findByText('No hay autorizaciones.')).toBeVisible()
    expect(screen.queryByRole('list')).not.toBeInTheDocument()
  })

  test('stays during a refetch', async () => {
    const again = Promise.withResolvers<string[]>()
    const read = vi
      .fn<ListProps['read']>()
      .mockResolvedValueOnce(['Uno'])
      .mockImplementationOnce(() => again.promise)
    draw(read)
    await screen.findByText('Uno')
    await refresh()
    expect(read).toHaveBeenCalledTimes(2)
    expect(screen.getByText('Uno')).toBeVisible()
    expect(isLoading()).toBe(false)
    await act(async () => again.resolve(['Dos']))
    expect(await screen.findByText('Dos')).toBeVisible()
  })
})

describe('a failure', () => {
  test.each([
    ['no connection', () => Promise.reject(new ApiError('network')), 'No pudimos conectarnos.'],
    ['a 500', refuse(500, { detail: 'Traceback' }), 'Tuvimos un problema de nuestro lado.'],
    ['a refusal', refuse(403, { detail: 'No tenés permiso.' }), 'No tenés permiso.'],
    ['a session that expired', refuse(401, { detail: 'x' }), 'Tu sesión venció.'],
    [
      'a defect of ours',
      () => Promise.reject(new TypeError('x')),
      'Ocurrió un error inesperado. Volvé a intentarlo más tarde.',
    ],
  ])('is shown with a retry: %s', async (_name, read, sentence) => {
    draw(read)
    expect(await screen.findByRole('alert')).toHaveTextContent(sentence)
    expect(screen.queryByText(/Traceback/)).not.toBeInTheDocument()
    expect(isLoading()).toBe(false)
    expect(retry()).toBeVisible()
  })

  test('has no retry if the entity does not exist', async () => {
    draw(refuse(404))
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'No encontramos lo que buscabas. Puede que ya no exista.',
    )
    expect(screen.queryByRole('button')).not.toBeInTheDocument()
  })

  test('disappears after a successful retry, which focuses the data', async () => {
    const read = vi
      .fn<ListProps['read']>()
      .mockRejectedValueOnce(new ApiError('network'))
      .mockResolvedValue(['Uno'])
    const { user } = draw(read)
    await screen.findByRole('alert')
    await user.click(retry())
    const item = await screen.findByRole('button', { name: 'Uno' })
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    expect(document.body).not.toHaveFocus()
    await user.tab()
    expect(item).toHaveFocus()
  })

  test('keeps its place and the focus during a retry, which sends one call', async () => {
    const again = Promise.withResolvers<string[]>()
    const read = vi
      .fn<ListProps['read']>()
      .mockRejectedValueOnce(new ApiError('network'))
      .mockImplementationOnce(() => again.promise)
    const { user } = draw(read)
    await screen.findByRole('alert')
    await user.click(retry())
    expect(retry()).toHaveAttribute('aria-busy', 'true')
    expect(retry()).toHaveFocus()
    await user.keyboard('{Enter}{Enter}')
    expect(read).toHaveBeenCalledTimes(2)
    await act(async () => again.reject(new ApiError('timeout')))
    expect(await screen.findByText(/^El servidor está tardando demasiado/)).toBeVisible()
    expect(retry()).not.toHaveAttribute('aria-busy')
    expect(retry()).toHaveFocus()
  })

  test('of a refetch is shown above the data, with a retry', async () => {
    const read = vi
      .fn<ListProps['read']>()
      .mockResolvedValueOnce(['Uno'])
      .mockRejectedValueOnce(new ApiError('status', 503))
      .mockResolvedValueOnce(['Uno', 'Dos'])
    const { user } = draw(read)
    await screen.findByText('Uno')
    await refresh()
    expect(await screen.findByRole('alert')).toHaveTextContent('Tuvimos un problema de nuestro lado.')
    expect(screen.getByText('Uno')).toBeVisible()
    await user.click(retry())
    expect(await screen.findByText('Dos')).toBeVisible()
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })

  test('is not shown for the next entity', async () => {
    const { show } = draw(refuse(500))
    await screen.findByRole('alert')
    show({ read: () => new Promise(() => {}), lot: 202 })
    expect(isLoading()).toBe(true)
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })

  test('does not take the focus back after a retry', async () => {
    const again = Promise.withResolvers<string[]>()
    const read = vi
      .fn<ListProps['read']>()
      .mockRejectedValueOnce(new ApiError('network'))
      .mockImplementationOnce(() => again.promise)
    render(<input aria-label="Buscar" />)
    const { user } = draw(read)
    await screen.findByRole('alert')
    await user.click(retry())
    await user.click(screen.getByRole('textbox', { name: 'Buscar' }))
    await act(async () => again.resolve(['Uno']))
    await screen.findByText('Uno')
    expect(screen.getByRole('textbox', { name: 'Buscar' })).toHaveFocus()
  })
})

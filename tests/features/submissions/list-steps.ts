import { screen, waitFor, within } from '@testing-library/react'
import { expect } from 'vitest'
import { renderScreen } from '../../support/render-screen'

/** Opens the submissions of a work manager, who filed most of the demo's. */
export const openList = (search = '', options: Parameters<typeof renderScreen>[1] = {}) =>
  renderScreen(`/submissions${search}`, { as: 'obra', ...options })

export const findRows = async () =>
  (await screen.findAllByRole('rowheader')).map((head) => {
    const row = head.closest('tr')
    if (!row) throw new Error('A row head stands in a row')
    return row
  })

export async function findRow(text: RegExp | string) {
  const head = await screen.findByRole('rowheader', { name: text })
  const row = head.closest('tr')
  if (!row) throw new Error('A row head stands in a row')
  return within(row)
}

/** Waits until the filters show the number of results. */
export const expectResults = (words: string) =>
  waitFor(() =>
    expect(within(screen.getByRole('search', { name: 'Filtros' })).getByRole('status')).toHaveTextContent(
      words,
    ),
  )

/** Opens the filters, which are closed on the phone-sized screen of these tests. */
export async function showFilters({ click }: { click: (element: Element) => Promise<void> }) {
  await click(await screen.findByRole('button', { name: 'Mostrar filtros' }))
}

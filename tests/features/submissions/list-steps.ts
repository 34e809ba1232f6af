import { screen, waitFor, within } from '@testing-library/react'
import { expect } from 'vitest'
import { renderScreen } from '../../support/render-screen'

/** Opens the submissions of a work manager, who filed most of the demo's. */
export const openList = (search = '', options: Parameters<typeof renderScreen>[1] = {}) =>
  renderScreen(`/submissions${search}`, { as: 'obra', ...options })

/** The rows below the heads, as the reader has them before them. */
export const rows = async () =>
  (await screen.findAllByRole('rowheader')).map((head) => {
    const row = head.closest('tr')
    if (!row) throw new Error('A row head stands in a row')
    return row
  })

/** The row of a policy. */
export async function rowWith(text: RegExp | string) {
  const head = await screen.findByRole('rowheader', { name: text })
  const row = head.closest('tr')
  if (!row) throw new Error('A row head stands in a row')
  return within(row)
}

/** What the panel of filters says was found. */
export const found = (words: string) =>
  waitFor(() =>
    expect(within(screen.getByRole('search', { name: 'Filtros' })).getByRole('status')).toHaveTextContent(
      words,
    ),
  )

/** In this test the screen is a phone's: the filters are out of the way at first. */
export async function showFilters({ click }: { click: (element: Element) => Promise<void> }) {
  await click(await screen.findByRole('button', { name: 'Mostrar filtros' }))
}

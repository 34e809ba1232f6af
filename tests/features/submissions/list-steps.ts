import { screen, waitFor, within } from '@testing-library/react'
import { expect } from 'vitest'
import { renderScreen } from '../../support/render-screen'

/** Opens the list as the work manager, who created most submissions of the demo. `search` is the query string. */
export const openList = (search = '', options: Parameters<typeof renderScreen>[1] = {}) =>
  renderScreen(`/submissions${search}`, { as: 'obra', ...options })

export const findRows = async () =>
  (await screen.findAllByRole('rowheader')).map((header) => {
    const row = header.closest('tr')
    if (!row) throw new Error('a row header is outside a row')
    return row
  })

export async function findRow(text: RegExp | string) {
  const header = await screen.findByRole('rowheader', { name: text })
  const row = header.closest('tr')
  if (!row) throw new Error('a row header is outside a row')
  return within(row)
}

/** Waits until the filters show `text` as the number of results, such as '7 resultados'. */
export const expectResults = (text: string) =>
  waitFor(() =>
    expect(within(screen.getByRole('search', { name: 'Filtros' })).getByRole('status')).toHaveTextContent(
      text,
    ),
  )

/** Opens the filters, which are closed on the phone-sized screen of these tests. */
export async function showFilters({ click }: { click: (element: Element) => Promise<void> }) {
  await click(await screen.findByRole('button', { name: 'Mostrar filtros' }))
}

import { screen, within } from '@testing-library/react'
import { renderScreen } from '../../support/render-screen'

type Options = NonNullable<Parameters<typeof renderScreen>[1]>

/** Opens the list, of a work manager if the options say nothing else. */
export const open = (search = '', options: Options = {}) =>
  renderScreen(`/vencimientos${search}`, { as: 'obra', ...options })

export const findTable = () => screen.findByRole('table', { name: 'Vencimientos' })

/** Returns the rows on the screen, each as the texts of its cells. */
export async function readRows() {
  await screen.findAllByRole('rowheader')
  return within(await findTable())
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.querySelectorAll('th, td')].map(({ textContent }) => textContent))
}

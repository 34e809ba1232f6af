import { screen, within } from '@testing-library/react'
import { renderScreen } from '../../support/render-screen'

type Options = NonNullable<Parameters<typeof renderScreen>[1]>
export type Prepare = NonNullable<Options['prepare']>

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

/** Leaves the user a single current work. */
export const finishOtherWorks: Prepare = async ({ db }) => {
  for (const work of db.works.all()) if (work.id !== 501) await db.works.save({ ...work, status: 'FINISHED' })
}

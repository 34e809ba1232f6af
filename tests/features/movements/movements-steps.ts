import type { Mock } from '@mocks/node'
import { screen, within } from '@testing-library/react'

/* It is Monday, 16 March 2026, 10:00. Lot 201 is A-12, lot 202 is B-7, and lot 203 is the renter's C-3. */

export const address = '/activitiesReport'

export const table = () => screen.findByRole('table', { name: 'Movimientos' })
/** Returns the loaded rows; those of the skeleton have no row header. */
export const bodyRows = async () =>
  (await screen.findAllByRole('rowheader')).map(({ parentElement }) => parentElement as HTMLElement)
export const cellsOf = (row: HTMLElement) => [...row.children].map(({ textContent }) => textContent ?? '')
export const names = async () =>
  (await bodyRows()).map((row) => within(row).getByRole('rowheader').textContent)
export const result = (words: string) => screen.findByText(words)
export const field = (name: string) => screen.findByRole('searchbox', { name })
export const search = () => new URLSearchParams(window.location.search)

/** Returns the backend's movements of a lot in a period, the newest first. */
export function movementsOf(mock: Mock, lot: number, from = '2026-03-16', to = '2026-03-16') {
  const day = (instant: string) => new Date(Date.parse(instant) - 3 * 3_600_000).toISOString().slice(0, 10)
  const nameOf = (id: number) => {
    const person = mock.db.persons.get(id)
    return `${person?.first_name} ${person?.last_name}`
  }
  return mock.db.movements
    .all()
    .filter((row) => row.property_id === lot && day(row.checkin_at) >= from && day(row.checkin_at) <= to)
    .sort((left, right) => right.checkin_at.localeCompare(left.checkin_at))
    .map((row) => ({ ...row, name: nameOf(row.person_id) }))
}

import type { Mock } from '@mocks/node'
import { screen, within } from '@testing-library/react'

/* Monday, 16 March 2026, ten o'clock. Lot 201 is A-12, lot 202 is B-7, lot 203 the renter's C-3. */

export const address = '/activitiesReport'

export const table = () => screen.findByRole('table', { name: 'Movimientos' })
/** The rows that have come; those of the skeleton have no heads. */
export const bodyRows = async () =>
  (await screen.findAllByRole('rowheader')).map(({ parentElement }) => parentElement as HTMLElement)
export const cellsOf = (row: HTMLElement) => [...row.children].map(({ textContent }) => textContent ?? '')
export const names = async () =>
  (await bodyRows()).map((row) => within(row).getByRole('rowheader').textContent)
export const result = (words: string) => screen.findByText(words)
export const field = (name: string) => screen.findByRole('searchbox', { name })
export const search = () => new URLSearchParams(window.location.search)

/** What the backend holds of a lot, from a day on, the newest first. */
export function held(mock: Mock, lot: number, from = '2026-03-16', to = '2026-03-16') {
  const day = (at: string) => new Date(Date.parse(at) - 3 * 3_600_000).toISOString().slice(0, 10)
  const nameOf = (id: number) => {
    const person = mock.db.persons.get(id)
    return `${person?.first_name} ${person?.last_name}`
  }
  return mock.db.movements
    .all()
    .filter((row) => row.property_id === lot && day(row.checkin_at) >= from && day(row.checkin_at) <= to)
    .sort((one, other) => other.checkin_at.localeCompare(one.checkin_at))
    .map((row) => ({ ...row, name: nameOf(row.person_id) }))
}

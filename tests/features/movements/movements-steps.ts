import type { Mock } from '@mocks/node'
import { screen, within } from '@testing-library/react'

/*
 * The clock of the tests shows Monday, 16 March 2026, 10:00. The user `residente` has the lots 201 and 202 (B-7).
 * The user `inquilino` is the tenant of lot 203 (C-3).
 */

export const movementsPath = '/activitiesReport'

export const findTable = () => screen.findByRole('table', { name: 'Movimientos' })
/** Finds the loaded rows by their row headers, which the placeholder rows of a loading table do not have. */
export const findBodyRows = async () =>
  (await screen.findAllByRole('rowheader')).map(({ parentElement }) => parentElement as HTMLElement)
export const readCells = (row: HTMLElement) => [...row.children].map(({ textContent }) => textContent ?? '')
export const findNames = async () =>
  (await findBodyRows()).map((row) => within(row).getByRole('rowheader').textContent)
/** Finds the line with the number of results, such as 'Resultados: 3 registros'. */
export const findResultCount = (line: string) => screen.findByText(line)
export const findSearchBox = (name: string) => screen.findByRole('searchbox', { name })
export const readUrlParams = () => new URLSearchParams(window.location.search)

/** The neighbourhood's offset from UTC. */
const utcOffsetMilliseconds = -3 * 60 * 60 * 1000

/**
 * Returns a lot's movements from the mock backend, the newest first. Returns only those with the entry in the period, which is
 * today by default. Adds the name of the person to each movement.
 */
export function listMovements(mock: Mock, lotId: number, startDay = '2026-03-16', endDay = '2026-03-16') {
  const toLocalDay = (instant: string) =>
    new Date(Date.parse(instant) + utcOffsetMilliseconds).toISOString().slice(0, 10)
  const getName = (id: number) => {
    const person = mock.db.persons.get(id)
    return `${person?.first_name} ${person?.last_name}`
  }
  return mock.db.movements
    .all()
    .filter((row) => row.property_id === lotId)
    .filter(({ checkin_at }) => toLocalDay(checkin_at) >= startDay && toLocalDay(checkin_at) <= endDay)
    .sort((left, right) => right.checkin_at.localeCompare(left.checkin_at))
    .map((row) => ({ ...row, name: getName(row.person_id) }))
}

import type { Mock } from '@mocks/node'
import { screen, waitFor, within } from '@testing-library/react'
import { renderScreen } from '../../support/render-screen'

type Options = NonNullable<Parameters<typeof renderScreen>[1]>

/** The roster of Casa Pérez, with what the address says beside its tab. */
export const openRoster = (options: Options = {}, more = '') =>
  renderScreen(`/construction/501?tab=nomina${more}`, { as: 'residente', ...options })

/** The row of somebody, by how the roster writes the name. */
export const rowOf = async (name: RegExp) =>
  within((await screen.findByRole('rowheader', { name })).closest('tr') as HTMLElement)

export const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }))

export const noDialog = () =>
  waitFor(() => {
    if (screen.queryByRole('dialog') || screen.queryByRole('alertdialog')) throw new Error('still open')
  })

/** How somebody stands on the roster, by document number; undefined for who is not on it. */
export function standingOf({ db }: Mock, document: string, work = 501) {
  const people = db.persons.all().filter(({ id_number }) => id_number === document)
  return db.workers.by('work_id', work).find(({ person_id }) => people.some(({ id }) => id === person_id))
}

/** In how many groups somebody is, by document number. */
export const groupsOf = (mock: Mock, document: string) =>
  mock.db.groupWorkers.by('worker_id', standingOf(mock, document)?.id ?? 0).length

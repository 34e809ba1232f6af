import type { Mock } from '@mocks/node'
import { screen, waitFor, within } from '@testing-library/react'
import { renderScreen } from '../../support/render-screen'

type Options = NonNullable<Parameters<typeof renderScreen>[1]>

/** Opens the roster of Casa Pérez. `more` extends the search string. */
export const openRoster = (options: Options = {}, more = '') =>
  renderScreen(`/construction/501?tab=nomina${more}`, { as: 'residente', ...options })

export const rowOf = async (name: RegExp) =>
  within((await screen.findByRole('rowheader', { name })).closest('tr') as HTMLElement)

export const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }))

export const noDialog = () =>
  waitFor(() => {
    if (screen.queryByRole('dialog') || screen.queryByRole('alertdialog')) throw new Error('still open')
  })

/** Returns a worker by document number; undefined if the person is not on the roster. */
export function workerOf({ db }: Mock, document: string, work = 501) {
  const people = db.persons.all().filter(({ id_number }) => id_number === document)
  return db.workers.by('work_id', work).find(({ person_id }) => people.some(({ id }) => id === person_id))
}

/** Counts the groups of a worker, by document number. */
export const groupsOf = (mock: Mock, document: string) =>
  mock.db.groupWorkers.by('worker_id', workerOf(mock, document)?.id ?? 0).length

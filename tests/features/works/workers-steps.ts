import type { Mock } from '@mocks/node'
import { screen, waitFor, within } from '@testing-library/react'
import { createPersonRow } from '../../mocks/rules/sample-rows'
import { renderScreen } from '../../support/render-screen'

type Options = NonNullable<Parameters<typeof renderScreen>[1]>

/** Opens the roster of the work Casa Pérez, by default as residente. `parameters` are appended to the query string. */
export const openRoster = (options: Options = {}, parameters = '') =>
  renderScreen(`/construction/501?tab=nomina${parameters}`, { as: 'residente', ...options })

export const findRow = async (name: RegExp) =>
  within((await screen.findByRole('rowheader', { name })).closest('tr') as HTMLElement)

export const findDialog = async (name: string) => within(await screen.findByRole('dialog', { name }))

export const waitForClosedDialog = () =>
  waitFor(() => {
    if (screen.queryByRole('dialog') || screen.queryByRole('alertdialog')) throw new Error('a dialog is open')
  })

/** Returns the worker with this document number on the roster of a work, by default Casa Pérez; undefined if there is none. */
export function findWorker({ db }: Mock, documentNumber: string, workId = 501) {
  const people = db.persons.all().filter(({ id_number }) => id_number === documentNumber)
  return db.workers.by('work_id', workId).find(({ person_id }) => people.some(({ id }) => id === person_id))
}

/** Counts the group authorizations of Casa Pérez that include the worker with this document number. */
export const countGroups = (mock: Mock, documentNumber: string) =>
  mock.db.groupWorkers.by('worker_id', findWorker(mock, documentNumber)?.id ?? 0).length

/** Deactivates the module for the submissions of documents in all neighbourhoods. */
export async function deactivateSubmissions({ db }: Mock) {
  for (const module of db.modules.all())
    if (module.code === 'document_submission') await db.modules.save({ ...module, is_active_mobile: false })
}

/** Adds 500 current workers to Casa Pérez, who are before all others in the order of the last names. */
export async function insertManyWorkers({ db }: Mock) {
  for (let id = 90_001; id <= 90_500; id += 1) {
    await db.persons.insert(createPersonRow(id, { last_name: 'Aaa' }))
    await db.workers.insert({ id, work_id: 501, person_id: id, status: 'CURRENT' })
  }
}

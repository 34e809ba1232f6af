import type { Mock } from '@mocks/node'
import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect } from 'vitest'
import { findRows, openList } from './list-steps'

type Options = Parameters<typeof openList>[1]

export const findEditDrawer = async () => {
  const drawer = within(await screen.findByRole('dialog', { name: /^Editar/ }))
  await drawer.findByRole('button', { name: 'Guardar cambios' })
  return drawer
}

/** Opens the form of a pending insurance submission from the list. */
export async function openInsuranceForm(policy: string, options: Options = {}) {
  const view = await openList('', options)
  await findRows()
  await view.user.click(screen.getByRole('button', { name: `Editar póliza ${policy}` }))
  return { ...view, drawer: await findEditDrawer() }
}

/** Navigates to the address of the edit form of a person's newest background check. */
export async function openBackgroundCheckForm(documentNumber: string, options: Options = {}) {
  const view = await openList('?tipo=antecedentes', options)
  await findRows()
  const { submission } = readBackgroundCheck(view.mock, documentNumber)
  window.history.pushState(null, '', `/submissions?tipo=antecedentes&vista=editar&id=${submission.id}`)
  window.dispatchEvent(new PopStateEvent('popstate'))
  return { ...view, drawer: await findEditDrawer() }
}

/** Reads the newest background check of a person from the backend. */
export function readBackgroundCheck({ db }: Mock, documentNumber: string) {
  const requirePerson = (id: number) => db.persons.require(id)
  const entry = db.backgroundCheckPeople
    .all()
    .filter(
      (row) =>
        requirePerson(row.person_id).id_number === documentNumber && row.background_check_submission_id,
    )
    .sort((left, right) => {
      const getCreationTime = (row: typeof left) =>
        db.backgroundCheckSubmissions.require(row.background_check_submission_id ?? 0).created_at
      return Date.parse(getCreationTime(right)) - Date.parse(getCreationTime(left))
    })[0]
  const id = entry?.background_check_submission_id ?? 0
  const people = db.backgroundCheckPeople.by('background_check_submission_id', id)
  return {
    submission: db.backgroundCheckSubmissions.require(id),
    people: people.map((row) => ({
      ...row,
      documentNumber: requirePerson(row.person_id).id_number,
      files: db.attachments.by('background_check_person_id', row.id).map(({ name }) => name),
    })),
  }
}

/** Records a decision of the Administration in the mock backend. */
export async function recordDecision(mock: Mock, decision: object) {
  const response = await mock.request('/__mock/administration/decide', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(decision),
  })
  expect(response.ok).toBe(true)
}

export const clickSave = (user: UserEvent) =>
  user.click(screen.getByRole('button', { name: 'Guardar cambios' }))

export const waitForClosedDrawer = () =>
  waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())

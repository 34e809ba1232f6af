import type { Mock } from '@mocks/node'
import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect } from 'vitest'
import { openList, rows } from './list-steps'

type Options = Parameters<typeof openList>[1]

/** The drawer of a form, once it is there. */
export const editor = async () => {
  const drawer = within(await screen.findByRole('dialog', { name: /^Editar/ }))
  await drawer.findByRole('button', { name: 'Guardar cambios' })
  return drawer
}

/** Opens the form of a policy that waits, from the list. */
export async function openInsurance(policy: string, options: Options = {}) {
  const view = await openList('', options)
  await rows()
  await view.user.click(screen.getByRole('button', { name: `Editar póliza ${policy}` }))
  return { ...view, drawer: await editor() }
}

/** Opens the form of the background check that has somebody with a document, by its address. */
export async function openCheck(document: string, options: Options = {}) {
  const view = await openList('?tipo=antecedentes', options)
  await rows()
  const { submission } = checkOf(view.mock, document)
  window.history.pushState(null, '', `/submissions?tipo=antecedentes&vista=editar&id=${submission.id}`)
  window.dispatchEvent(new PopStateEvent('popstate'))
  return { ...view, drawer: await editor() }
}

/** What the backend has of the newest background check with somebody. */
export function checkOf({ db }: Mock, document: string) {
  const personOf = (id: number) => db.persons.require(id)
  const entry = db.backgroundCheckPeople
    .all()
    .filter((row) => personOf(row.person_id).id_number === document && row.background_check_submission_id)
    .sort((one, other) => {
      const at = (row: typeof one) =>
        db.backgroundCheckSubmissions.require(row.background_check_submission_id ?? 0).created_at
      return Date.parse(at(other)) - Date.parse(at(one))
    })[0]
  const id = entry?.background_check_submission_id ?? 0
  const people = db.backgroundCheckPeople.by('background_check_submission_id', id)
  return {
    submission: db.backgroundCheckSubmissions.require(id),
    people: people.map((row) => ({
      ...row,
      document: personOf(row.person_id).id_number,
      files: db.attachments.by('background_check_person_id', row.id).map(({ name }) => name),
    })),
  }
}

/** A control of the mock's: the Administration says something. */
export async function decide(mock: Mock, decision: object) {
  const response = await mock.request('/__mock/administration/decide', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(decision),
  })
  expect(response.ok).toBe(true)
}

export const save = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Guardar cambios' }))

export const drawerGone = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())

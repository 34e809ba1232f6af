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

/** Opens the list, and then the edit form of the pending insurance submission with this policy number. */
export async function openInsuranceForm(policy: string, options: Options = {}) {
  const view = await openList('', options)
  await findRows()
  await view.user.click(screen.getByRole('button', { name: `Editar póliza ${policy}` }))
  return { ...view, drawer: await findEditDrawer() }
}

/** Opens the list, and then the edit form of the submission that `readBackgroundCheckSubmission` reads. */
export async function openBackgroundCheckSubmissionForm(documentNumber: string, options: Options = {}) {
  const view = await openList('?tipo=antecedentes', options)
  await findRows()
  const { submission } = readBackgroundCheckSubmission(view.mock, documentNumber)
  window.history.pushState(null, '', `/submissions?tipo=antecedentes&vista=editar&id=${submission.id}`)
  window.dispatchEvent(new PopStateEvent('popstate'))
  return { ...view, drawer: await findEditDrawer() }
}

/** Reads the newest background-check submission, with all entries, that includes the person with this document number. */
export function readBackgroundCheckSubmission({ db }: Mock, documentNumber: string) {
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
  const entries = db.backgroundCheckPeople.by('background_check_submission_id', id)
  return {
    submission: db.backgroundCheckSubmissions.require(id),
    entries: entries.map((row) => ({
      ...row,
      documentNumber: requirePerson(row.person_id).id_number,
      files: db.attachments.by('background_check_person_id', row.id).map(({ name }) => name),
    })),
  }
}

/** Records a decision of the Administration. `decision` has the id of the submission, the status and perhaps a comment. */
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

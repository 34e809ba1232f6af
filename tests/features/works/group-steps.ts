import type { Mock } from '@mocks/node'
import { screen, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'

/* Today is Monday, 16 March 2026. Work 501 is Casa Pérez, which ends on 30 October 2026. Group 805 is Pintura. */

export const buildGroupsPath = (parameters = '', workId = 501) =>
  `/construction/${workId}?tab=autorizaciones${parameters}`

/**
 * Waits until the tab of the groups is shown. It looks for a text, because repeated Testing Library queries by role are slow
 * on a large page.
 */
const waitForTab = () => screen.findAllByText('Nueva Autorización de Grupo de Obra')

export const findCard = (name: string) => screen.findByRole('listitem', { name })
/** Returns the names of the groups on the page, in their order. */
export const listGroupNames = async () => {
  await waitForTab()
  return (await screen.findAllByRole('button', { name: /^Administrar Autorización: / })).map(
    ({ ariaLabel }) => ariaLabel?.replace('Administrar Autorización: ', '') ?? '',
  )
}
/** Waits for the tab of the groups, then finds a button. */
export const findButton = async (name: string | RegExp) => {
  await waitForTab()
  return screen.findByRole('button', { name })
}
export const findDialog = async () => within(await screen.findByRole('dialog'))

export const openGroupForm = async (user: UserEvent, name: string) =>
  user.click(await findButton(`Administrar Autorización: ${name}`))

export const fillField = async (user: UserEvent, field: RegExp, text: string) => {
  const input = await screen.findByRole('textbox', { name: field })
  await user.clear(input)
  if (text) await user.type(input, text)
  await user.tab()
}
export const chooseOption = async (user: UserEvent, field: RegExp, option: string) =>
  user.selectOptions(await screen.findByRole('combobox', { name: field }), option)

/** Searches for a worker by document number in the form of a group, and adds the worker. */
export const addWorker = async (user: UserEvent, documentNumber: string) => {
  const combobox = await screen.findByRole('combobox', { name: /^Trabajadores/ })
  await user.type(combobox, documentNumber)
  await user.click(await screen.findByRole('option', { name: new RegExp(documentNumber) }))
}

/** Finds a group by its title in the mock backend. */
export const findGroup = (mock: Mock, name: string) => mock.db.workGroups.first((row) => row.name === name)
/** Returns the ids of a group's workers in the mock backend. */
export const listWorkerIds = (mock: Mock, name: string) =>
  mock.db.groupWorkers.by('group_id', findGroup(mock, name)?.id ?? 0).map(({ worker_id }) => worker_id)

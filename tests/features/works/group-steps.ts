import type { Mock } from '@mocks/node'
import { screen, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'

/* Today is Monday, 16 March 2026. Work 501 is Casa Pérez, which ends on 30 October 2026. Group 805 is Pintura. */

export const buildGroupsPath = (parameters = '', workId = 501) =>
  `/construction/${workId}?tab=autorizaciones${parameters}`

/** Waits for the tab by a text, because repeated queries by role are slow in a large page. */
const waitForTab = () => screen.findAllByText('Nueva Autorización de Grupo de Obra')

export const findCard = (name: string) => screen.findByRole('listitem', { name })
/** Returns the names of the groups on the page, in their order. */
export const listGroupNames = async () => {
  await waitForTab()
  return (await screen.findAllByRole('button', { name: /^Administrar Autorización: / })).map(
    ({ ariaLabel }) => ariaLabel?.replace('Administrar Autorización: ', '') ?? '',
  )
}
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

export const addWorker = async (user: UserEvent, document: string) => {
  const combobox = await screen.findByRole('combobox', { name: /^Trabajadores/ })
  await user.type(combobox, document)
  await user.click(await screen.findByRole('option', { name: new RegExp(document) }))
}

export const findGroup = (mock: Mock, name: string) => mock.db.workGroups.first((row) => row.name === name)
export const listWorkerIds = (mock: Mock, name: string) =>
  mock.db.groupWorkers.by('group_id', findGroup(mock, name)?.id ?? 0).map(({ worker_id }) => worker_id)

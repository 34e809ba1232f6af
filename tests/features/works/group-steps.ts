import type { Mock } from '@mocks/node'
import { screen, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'

/* Today is Monday, 16 March 2026. Work 501 is Casa Pérez and ends on 30 October; Pintura is group 805. */

export const groups = (more = '', work = 501) => `/construction/${work}?tab=autorizaciones${more}`

/** Waits for the tab by its text, because repeated queries by role are slow in a large page. */
const waitForTab = () => screen.findAllByText('Nueva Autorización de Grupo de Obra')

export const card = (name: string) => screen.findByRole('listitem', { name })
/** Returns the names of the groups on the page, in their order. */
export const names = async () => {
  await waitForTab()
  return (await screen.findAllByRole('button', { name: /^Administrar Autorización: / })).map(
    ({ ariaLabel }) => ariaLabel?.replace('Administrar Autorización: ', '') ?? '',
  )
}
export const button = async (name: string | RegExp) => {
  await waitForTab()
  return screen.findByRole('button', { name })
}
export const dialog = async () => within(await screen.findByRole('dialog'))

export const open = async (user: UserEvent, name: string) =>
  user.click(await button(`Administrar Autorización: ${name}`))

export const fill = async (user: UserEvent, field: RegExp, text: string) => {
  const input = await screen.findByRole('textbox', { name: field })
  await user.clear(input)
  if (text) await user.type(input, text)
  await user.tab()
}
export const choose = async (user: UserEvent, field: RegExp, option: string) =>
  user.selectOptions(await screen.findByRole('combobox', { name: field }), option)

export const addWorker = async (user: UserEvent, document: string) => {
  const box = await screen.findByRole('combobox', { name: /^Trabajadores/ })
  await user.type(box, document)
  await user.click(await screen.findByRole('option', { name: new RegExp(document) }))
}

export const groupNamed = (mock: Mock, name: string) => mock.db.workGroups.first((row) => row.name === name)
export const workersOf = (mock: Mock, name: string) =>
  mock.db.groupWorkers.by('group_id', groupNamed(mock, name)?.id ?? 0).map(({ worker_id }) => worker_id)

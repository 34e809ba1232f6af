import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderScreen } from '../../support/render-screen'
import { chooseCases, isFullRun } from '../../support/scope'
import { buildGroupsPath, findButton, findDialog, listGroupNames } from './group-steps'

test('removes a group after a confirmation that names the group', async () => {
  const { user, mock } = await renderScreen(buildGroupsPath(), { as: 'obra' })
  await user.click(await findButton('Remover: Pintura'))
  const confirmation = within(await screen.findByRole('alertdialog', { name: 'Remover Autorización' }))
  expect(
    confirmation.getByText('¿Seguro que querés remover «Pintura»? Nadie va a poder entrar con ella.'),
  ).toBeVisible()
  await user.click(confirmation.getByRole('button', { name: 'Remover' }))
  expect(await screen.findByText('Se removió la autorización con éxito.')).toBeVisible()
  await waitFor(async () => expect(await listGroupNames()).not.toContain('Pintura'))
  expect(mock.db.workGroups.require(805)).toMatchObject({ is_removed: true, active_flag: false })
})

test('shows a failure in the confirmation, and removes the group once if its response is lost', async () => {
  const { user, mock } = await renderScreen(buildGroupsPath(), {
    as: 'residente',
    faults: [
      { operationId: 'deleteGroupAuthorization', status: 500, times: 1 },
      { operationId: 'deleteGroupAuthorization', status: 'lost', skip: 1, times: 1 },
    ],
  })
  await user.click(await findButton('Remover: Pintura'))
  const confirmation = within(await screen.findByRole('alertdialog', { name: 'Remover Autorización' }))
  await user.click(confirmation.getByRole('button', { name: 'Remover' }))
  expect(
    await confirmation.findByText('No pudimos remover esta autorización, intente más tarde.'),
  ).toBeVisible()
  await user.click(confirmation.getByRole('button', { name: 'Remover' }))
  await waitFor(() => expect(mock.db.workGroups.require(805).is_removed).toBe(true))
  await waitFor(() => expect(confirmation.getByRole('button', { name: 'Remover' })).toBeEnabled())
  await user.click(confirmation.getByRole('button', { name: 'Remover' }))
  expect(await screen.findByText('Se removió la autorización con éxito.')).toBeVisible()
  await waitFor(async () => expect(await listGroupNames()).not.toContain('Pintura'))
})

test('shows an error in the confirmation after a removal by another user', async () => {
  const { user, mock } = await renderScreen(buildGroupsPath(), { as: 'residente' })
  await user.click(await findButton('Remover: Pintura'))
  const confirmation = within(await screen.findByRole('alertdialog', { name: 'Remover Autorización' }))
  await mock.db.workGroups.save({ ...mock.db.workGroups.require(805), is_removed: true, active_flag: false })
  await user.click(confirmation.getByRole('button', { name: 'Remover' }))
  expect(await confirmation.findByText(/Ha ocurrido un error\. Intente nuevamente más tarde\./)).toBeVisible()
  await user.click(confirmation.getByRole('button', { name: 'Cancelar' }))
  await waitFor(async () => expect(await listGroupNames()).not.toContain('Pintura'))
})

test.each(chooseCases(['806666', '809', '0', '2.5', '1e9', ''], 2))(
  "shows that the group does not exist if a link has the id '%s'",
  async (id) => {
    const { user } = await renderScreen(buildGroupsPath(`&vista=editar&id=${id}`), { as: 'residente' })
    expect(await screen.findByText('No encontramos esta autorización')).toBeVisible()
    await user.click(await findButton('Volver a las autorizaciones'))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(await listGroupNames()).toHaveLength(5)
  },
)

test('opens a group by its link even if the group is on another page of the list', async () => {
  await renderScreen(buildGroupsPath('&vista=editar&id=801'), { as: 'residente' })
  const form = await findDialog()
  expect(await form.findByRole('textbox', { name: /^Título/ })).toHaveValue('Albañilería')
})

test.runIf(isFullRun)('shows in the roster that the worker of a removed group is in no group', async () => {
  const { user } = await renderScreen('/construction/501?tab=nomina&dni=40628193', { as: 'residente' })
  // The roster says who may enter tomorrow. Tomorrow is a Tuesday, and the group Pintura admits Lucía on Tuesdays.
  const findRow = () => screen.findByRole('row', { name: /Núñez, Lucía/ })
  await waitFor(async () => expect(await findRow()).toHaveTextContent('Sí'))
  await user.click(await screen.findByRole('tab', { name: 'Autorizaciones' }))
  await user.click(await findButton('Remover: Pintura'))
  const confirmation = within(await screen.findByRole('alertdialog'))
  await user.click(confirmation.getByRole('button', { name: 'Remover' }))
  await screen.findByText('Se removió la autorización con éxito.')
  await user.click(await screen.findByRole('tab', { name: 'Nómina' }))
  const searchBox = await screen.findByRole('searchbox', { name: 'Buscar en la nómina por nombre o DNI' })
  await user.type(searchBox, '40628193')
  await waitFor(async () => expect(await findRow()).toHaveTextContent('No está en ninguna autorización.'))
})

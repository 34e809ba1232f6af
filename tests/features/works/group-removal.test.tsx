import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderScreen, setFaults } from '../../support/render-screen'
import { button, dialog, groups, names } from './group-steps'

test('removes a group after a confirmation with the name of the group', async () => {
  const { user, mock } = await renderScreen(groups(), { as: 'obra' })
  await user.click(await button('Remover: Pintura'))
  const question = within(await screen.findByRole('alertdialog', { name: 'Remover Autorización' }))
  expect(
    question.getByText('¿Seguro que querés remover «Pintura»? Nadie va a poder entrar con ella.'),
  ).toBeVisible()
  await user.click(question.getByRole('button', { name: 'Remover' }))
  expect(await screen.findByText('Se removió la autorización con éxito.')).toBeVisible()
  await waitFor(async () => expect(await names()).not.toContain('Pintura'))
  expect(mock.db.workGroups.require(805)).toMatchObject({ is_removed: true, active_flag: false })
})

test('shows a failed removal, and an earlier removal by another user, in the confirmation', async () => {
  const { user, mock } = await renderScreen(groups(), {
    as: 'residente',
    faults: [{ operationId: 'deleteGroupAuthorization', status: 500 }],
  })
  await user.click(await button('Remover: Pintura'))
  const question = within(await screen.findByRole('alertdialog', { name: 'Remover Autorización' }))
  await user.click(question.getByRole('button', { name: 'Remover' }))
  expect(await question.findByText('No pudimos remover esta autorización, intente más tarde.')).toBeVisible()
  await setFaults(mock, [])
  await mock.db.workGroups.save({ ...mock.db.workGroups.require(805), is_removed: true, active_flag: false })
  await user.click(question.getByRole('button', { name: 'Remover' }))
  expect(await question.findByText(/Ha ocurrido un error\. Intente nuevamente más tarde\./)).toBeVisible()
  await user.click(question.getByRole('button', { name: 'Cancelar' }))
  await waitFor(async () => expect(await names()).not.toContain('Pintura'))
})

test.each(['806666', '809', '0', '2.5', '1e9', ''])(
  'shows that the group of a link does not exist: %s',
  async (id) => {
    const { user } = await renderScreen(groups(`&vista=editar&id=${id}`), { as: 'residente' })
    expect(await screen.findByText('No encontramos esta autorización')).toBeVisible()
    await user.click(await button('Volver a las autorizaciones'))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(await names()).toHaveLength(5)
  },
)

test('opens a group of another page by a link', async () => {
  await renderScreen(groups('&vista=editar&id=801'), { as: 'residente' })
  const form = await dialog()
  expect(await form.findByRole('textbox', { name: /^Título/ })).toHaveValue('Albañilería')
})

test('updates the entry permissions of the roster after a group is removed', async () => {
  const { user } = await renderScreen('/construction/501?tab=nomina&dni=40628193', { as: 'residente' })
  // The group Pintura admits Lucía on Tuesday.
  const row = () => screen.findByRole('row', { name: /Núñez, Lucía/ })
  await waitFor(async () => expect(await row()).toHaveTextContent('Sí'))
  await user.click(await screen.findByRole('tab', { name: 'Autorizaciones' }))
  await user.click(await button('Remover: Pintura'))
  const question = within(await screen.findByRole('alertdialog'))
  await user.click(question.getByRole('button', { name: 'Remover' }))
  await screen.findByText('Se removió la autorización con éxito.')
  await user.click(await screen.findByRole('tab', { name: 'Nómina' }))
  const search = await screen.findByRole('searchbox', { name: 'Buscar en la nómina por DNI' })
  await user.type(search, '40628193')
  await waitFor(async () => expect(await row()).toHaveTextContent('No está en ninguna autorización.'))
})

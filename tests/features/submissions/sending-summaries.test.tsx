import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { isFullRun } from '../../support/scope'
import {
  clickSave,
  openBackgroundCheckSubmissionForm,
  openInsuranceForm,
  waitForClosedDrawer,
} from './edit-steps'
import { addWorker, findAllWithText, getSection, readInsurance, typeDay } from './new-steps'

test.runIf(isFullRun)('tells in the toast how many people the user added and removed', async () => {
  const { user } = await openInsuranceForm('1187730')
  const getRemoveButtons = () => screen.getAllByRole('button', { name: /^Quitar [A-Z][a-zé]+ [A-Z]/ })
  await user.click(screen.getByRole('button', { name: 'Quitar Jonathan Bogado' }))
  await user.click(getRemoveButtons()[0] as HTMLElement)
  await addWorker(user, '24718305')
  await addWorker(user, '30999888')
  await clickSave(user)
  await waitForClosedDrawer()
  await findAllWithText('Se han guardado los cambios.')
  const toast = await screen.findByText(/Se agregaron \(2\) personas/)
  expect(toast).toHaveTextContent(/Se eliminaron \(2\) personas/)
})

test.runIf(isFullRun)('tells in the toast how many people the user changed', async () => {
  const { user } = await openBackgroundCheckSubmissionForm('24718305')
  for (const name of ['Ramiro Güiraldes', 'Néstor Ñancucheo']) {
    await user.click(screen.getByRole('button', { name: `Editar ${name}` }))
    await typeDay(user, getSection(name), /^Fecha de fin/, '30/09/2026')
  }
  await clickSave(user)
  await waitForClosedDrawer()
  expect(await screen.findByText('Se modificaron (2) personas')).toBeVisible()
})

test.runIf(isFullRun)('tells in the toast how many files the user removed', async () => {
  const { user, mock } = await openInsuranceForm('SM-77820/2026')
  for (const name of ['aclaración.txt', 'sello.png'])
    await user.click(await screen.findByRole('button', { name: `Quitar ${name}` }))
  await clickSave(user)
  await waitForClosedDrawer()
  expect(await screen.findByText('Se eliminaron (2) adjuntos')).toBeVisible()
  expect(readInsurance(mock, 'SM-77820/2026').files).toEqual(['SM-77820.pdf'])
})

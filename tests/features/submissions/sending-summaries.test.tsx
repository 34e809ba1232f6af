import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openCheck, openInsurance, save, waitForClosedDrawer } from './edit-steps'
import { addWorker, findTexts, readInsurance, section, typeDay } from './new-steps'

test('counts the added and removed people', async () => {
  const { user } = await openInsurance('1187730')
  const quit = () => screen.getAllByRole('button', { name: /^Quitar [A-Z][a-zé]+ [A-Z]/ })
  await user.click(screen.getByRole('button', { name: 'Quitar Jonathan Bogado' }))
  await user.click(quit()[0] as HTMLElement)
  await addWorker(user, '24718305')
  await addWorker(user, '30999888')
  await save(user)
  await waitForClosedDrawer()
  await findTexts('Se han guardado los cambios.')
  const toast = await screen.findByText(/Se agregaron \(2\) personas/)
  expect(toast).toHaveTextContent(/Se eliminaron \(2\) personas/)
})

test('counts the people with changed days', async () => {
  const { user } = await openCheck('24718305')
  for (const name of ['Ramiro Güiraldes', 'Néstor Ñancucheo']) {
    await user.click(screen.getByRole('button', { name: `Editar ${name}` }))
    await typeDay(user, section(name), /^Fecha de fin/, '30/09/2026')
  }
  await save(user)
  await waitForClosedDrawer()
  expect(await screen.findByText('Se modificaron (2) personas')).toBeVisible()
})

test('counts the removed files', async () => {
  const { user, mock } = await openInsurance('SM-77820/2026')
  for (const name of ['aclaración.txt', 'sello.png'])
    await user.click(await screen.findByRole('button', { name: `Quitar ${name}` }))
  await save(user)
  await waitForClosedDrawer()
  expect(await screen.findByText('Se eliminaron (2) adjuntos')).toBeVisible()
  expect(readInsurance(mock, 'SM-77820/2026').files).toEqual(['SM-77820.pdf'])
})

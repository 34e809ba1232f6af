import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { drawerGone, openCheck, openInsurance, save } from './edit-steps'
import { addWorker, insuranceOf, said, section, typeDay } from './new-steps'

test('several people who were added and removed are counted', async () => {
  const { user } = await openInsurance('1187730')
  const quit = () => screen.getAllByRole('button', { name: /^Quitar [A-Z][a-zé]+ [A-Z]/ })
  await user.click(screen.getByRole('button', { name: 'Quitar Jonathan Bogado' }))
  await user.click(quit()[0] as HTMLElement)
  await addWorker(user, '24718305')
  await addWorker(user, '30999888')
  await save(user)
  await drawerGone()
  await said('Se han guardado los cambios.')
  const toast = await screen.findByText(/Se agregaron \(2\) personas/)
  expect(toast).toHaveTextContent(/Se eliminaron \(2\) personas/)
})

test('several people whose days were changed are counted', async () => {
  const { user } = await openCheck('24718305')
  for (const name of ['Ramiro Güiraldes', 'Néstor Ñancucheo']) {
    await user.click(screen.getByRole('button', { name: `Editar ${name}` }))
    await typeDay(user, section(name), /^Fecha de fin/, '30/09/2026')
  }
  await save(user)
  await drawerGone()
  expect(await screen.findByText('Se modificaron (2) personas')).toBeVisible()
})

test('several files that were removed are counted', async () => {
  const { user, mock } = await openInsurance('SM-77820/2026')
  for (const name of ['aclaración.txt', 'sello.png'])
    await user.click(await screen.findByRole('button', { name: `Quitar ${name}` }))
  await save(user)
  await drawerGone()
  expect(await screen.findByText('Se eliminaron (2) adjuntos')).toBeVisible()
  expect(insuranceOf(mock, 'SM-77820/2026').files).toEqual(['SM-77820.pdf'])
})

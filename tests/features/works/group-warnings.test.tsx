import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderScreen } from '../../support/render-screen'
import { addWorker, buildGroupsPath, fillField, findButton, findDialog, findGroup } from './group-steps'

test('the form of a group warns about its workers before it is saved, and saves it anyway', async () => {
  const { user, mock } = await renderScreen(buildGroupsPath('&vista=nueva'), { as: 'obra' })
  const form = await findDialog()
  expect(form.queryByText('Revisá antes de guardar')).not.toBeInTheDocument()
  await fillField(user, /^Título/, 'Yesería')
  expect(await form.findByText(/^No incluye a nadie/)).toBeVisible()
  await addWorker(user, '14830629')
  // The text of a date is in an element of its own.
  await waitFor(() =>
    expect(form.getByText('Revisá antes de guardar').parentElement).toHaveTextContent(
      'El seguro A.R.T. no llega hasta el 30-10-2026: Zoilo Ávila (hasta el 15-03-2026).',
    ),
  )
  expect(form.queryByText(/^No incluye a nadie/)).not.toBeInTheDocument()
  await fillField(user, /^Fecha de fin/, '16-03-2026')
  await waitFor(() =>
    expect(form.getByText('Revisá antes de guardar').parentElement).toHaveTextContent(
      'no llega hasta el 16-03-2026',
    ),
  )
  await user.click(await findButton('Crear autorización'))
  expect(await screen.findByText('Autorización creada con éxito.')).toBeVisible()
  expect(findGroup(mock, 'Yesería')).toBeDefined()
})

test('without the roster, the form of a group warns of nothing that it does not know', async () => {
  const { user } = await renderScreen(buildGroupsPath('&vista=nueva'), {
    as: 'obra',
    faults: [{ operationId: 'listWorkers', status: 500 }],
  })
  const form = await findDialog()
  await addWorker(user, '14830629')
  await fillField(user, /^Título/, 'Yesería')
  expect(form.queryByText('Revisá antes de guardar')).not.toBeInTheDocument()
})

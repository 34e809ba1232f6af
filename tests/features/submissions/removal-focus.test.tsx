import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { addWorker, openNewSubmission } from './new-steps'

const getRemoveButton = (name: string) => screen.getByRole('button', { name: `Quitar ${name}` })
const getWorkerField = () => screen.getByRole('combobox', { name: /^Trabajador/ })

test('after the last insured person the focus goes to the field that adds people', async () => {
  const { user } = await openNewSubmission()
  await addWorker(user, '21935593')
  getRemoveButton('Héctor Bustos').focus()
  await user.keyboard('{Enter}')
  await waitFor(() => expect(screen.queryByRole('rowheader')).not.toBeInTheDocument())
  expect(getWorkerField()).toHaveFocus()
})

test('after the last worker of a background check the focus goes to the field that adds workers', async () => {
  const { user } = await openNewSubmission('antecedentes')
  await addWorker(user, '21935593')
  getRemoveButton('Héctor Bustos').focus()
  await user.keyboard('{Enter}')
  await waitFor(() => expect(getWorkerField()).toHaveFocus())
})

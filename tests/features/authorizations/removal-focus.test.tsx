import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { pasteGuests } from './guest-list-steps'
import { openNewInvitation } from './invitation-steps'

test('after the last guest of a list the focus goes to the button that adds a list', async () => {
  const { user } = await openNewInvitation()
  const dialog = await pasteGuests(user, 'Juana Pérez 30.999.888\nÍñigo Núñez')
  await user.click(await dialog.findByRole('button', { name: 'Agregar 2 personas' }))
  const list = within(await screen.findByRole('group', { name: 'Se agregan al guardar' }))
  const [firstRow, secondRow] = list.getAllByRole('button', { name: /^Quitar a / })
  firstRow?.focus()
  await user.keyboard('{Enter}')
  expect(secondRow).toHaveFocus()
  await user.keyboard('{Enter}')
  expect(screen.getByRole('button', { name: 'Agregar una lista' })).toHaveFocus()
})

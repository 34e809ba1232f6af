import { expect, test } from 'vitest'
import { openNewAuthorization } from './form-steps'
import { pasteGuests } from './guest-list-steps'

const help = 'Si alguna es una persona, escribila en la lista con nombre y apellido, o con su DNI.'

test('names the rows of a list that were taken for no person', async () => {
  const { user } = await openNewAuthorization()
  const dialog = await pasteGuests(user, 'Bautismo\nJuana Pérez 30999888\nMartín Acosta 27107308\nAna\nBeto')
  expect(
    await dialog.findByText(
      `No se tuvieron en cuenta 3 filas sin datos de personas, como totales o firmas: «Bautismo», «Ana» y «Beto». ${help}`,
    ),
  ).toBeVisible()
})

test('lists many such rows below a summary that can be opened', async () => {
  const { user } = await openNewAuthorization()
  const names = ['Ana', 'Beto', 'Caro', 'Dani', 'Eva', 'Fede']
  const dialog = await pasteGuests(user, ['Juana Pérez 30999888', ...names].join('\n'))
  expect(
    await dialog.findByText(
      `No se tuvieron en cuenta 6 filas sin datos de personas, como totales o firmas. ${help}`,
    ),
  ).toBeVisible()
  const rows = dialog.getByText('«Ana», «Beto», «Caro», «Dani», «Eva» y «Fede».')
  expect(rows.closest('details')).not.toHaveAttribute('open')
  await user.click(dialog.getByText('Ver esas filas'))
  expect(rows.closest('details')).toHaveAttribute('open')
})

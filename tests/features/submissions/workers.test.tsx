import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { addByDocument, dialog, openNew, readPeople, waitForClosedDialog } from './workers-steps'

const twice = (name: string, document: string) =>
  `La persona ${name} con documento ${document} ya se encuentra registrada en la presentación.`

const search = () => screen.findByRole('combobox', { name: /^Trabajador/ })
const row = async (name: RegExp) =>
  within((await screen.findByRole('rowheader', { name })).closest('tr') as HTMLElement)

test('finds a worker by DNI, adds the worker and removes the worker', async () => {
  const { user } = await openNew('seguros')
  expect(await search()).toHaveAttribute('placeholder', 'Buscar por DNI...')
  expect(screen.getByText('No se agregaron trabajadores.')).toBeVisible()
  await addByDocument(user, '33444777')
  expect(await screen.findByText('1 persona')).toBeVisible()
  expect((await row(/Rocío Domínguez/)).getByText('33444777')).toBeVisible()
  expect(await search()).toHaveValue('')
  await addByDocument(user, '26418073')
  expect(await screen.findByText('2 personas')).toBeVisible()
  await user.click((await row(/Rocío Domínguez/)).getByRole('button', { name: /^Quitar/ }))
  expect(await screen.findByText('1 persona')).toBeVisible()
  expect(screen.queryByText('Rocío Domínguez')).toBeNull()
})

test('adds the chosen person with Enter', async () => {
  const { user } = await openNew('seguros')
  const field = await search()
  const add = screen.getByRole('button', { name: 'Agregar persona' })
  expect(add).toHaveAccessibleDescription('Buscá a una persona por su DNI y elegila.')
  await user.type(field, '33444777')
  await screen.findByRole('option', { name: 'Rocío Domínguez - 33444777' })
  await user.keyboard('{ArrowDown}{Enter}')
  expect(field).toHaveValue('Rocío Domínguez - 33444777')
  await user.keyboard('{Enter}')
  expect(await screen.findByText('1 persona')).toBeVisible()
  // Enter did not submit the enclosing form.
  expect(screen.queryByText('Por favor ingrese número de póliza')).toBeNull()
})

test('disables people of the submission in the search', async () => {
  const { user } = await openNew('seguros')
  await addByDocument(user, '33444777')
  await user.type(await search(), '33444777')
  const option = await screen.findByRole('option', { name: /33444777/ })
  expect(option).toHaveAttribute('aria-disabled', 'true')
  expect(option).toHaveTextContent(twice('Rocío Domínguez', '33444777'))
})

test('registers and adds an unknown person with the typed number', async () => {
  const { user, mock } = await openNew('seguros')
  await user.type(await search(), '27650913')
  await user.click(await screen.findByRole('option', { name: 'Crear DNI 27650913' }))
  const form = await dialog('Registrar nuevo trabajador')
  expect(form.getByRole('textbox', { name: /Número de documento/ })).toHaveValue('27650913')
  await user.click(form.getByRole('button', { name: 'Siguiente' }))
  await user.type(await form.findByRole('textbox', { name: /^Nombre/ }), 'Élida')
  await user.type(form.getByRole('textbox', { name: /^Apellido/ }), 'Ñancupil')
  await user.click(form.getByRole('radio', { name: 'Femenino' }))
  await user.click(form.getByRole('button', { name: 'Agregar' }))
  await waitForClosedDialog()
  expect(await row(/ÉLIDA ÑANCUPIL/)).toBeDefined()
  expect(readPeople(mock, '27650913')).toMatchObject([{ last_name: 'ÑANCUPIL', gender: 'F' }])
})

test('registers workers with a DNI or another document', async () => {
  const { user } = await openNew('seguros')
  await user.type(await search(), '27650913')
  await user.click(await screen.findByRole('option', { name: 'Crear DNI 27650913' }))
  const form = await dialog('Registrar nuevo trabajador')
  const kinds = within(form.getByRole('combobox', { name: /^Tipo de documento/ })).getAllByRole('option')
  expect(kinds.map((kind) => (kind as HTMLOptionElement).value)).toEqual(['DNI', 'OTRO'])
  const number = form.getByRole('textbox', { name: /Número de documento/ })
  await user.clear(number)
  await user.type(number, 'A2765091')
  expect(form.getByRole('combobox', { name: /^Tipo de documento/ })).toHaveValue('OTRO')
})

test.each([
  ['27.650.913', 'Crear DNI 27650913', '27650913'],
  ['Nadie Conocido', 'Crear DNI Nadie Conocido', ''],
])('registers a person searched as %s with the normalised number', async (text, offer, number) => {
  const { user } = await openNew('seguros')
  await user.type(await search(), text)
  await user.click(await screen.findByRole('option', { name: offer }))
  const form = await dialog('Registrar nuevo trabajador')
  expect(form.getByRole('textbox', { name: /Número de documento/ })).toHaveValue(number)
})

test('rejects the registration of a person of the submission', async () => {
  const { user } = await openNew('seguros')
  await addByDocument(user, '33444777')
  await user.type(await search(), '99999')
  await user.click(await screen.findByRole('option', { name: /^Crear DNI/ }))
  const form = await dialog('Registrar nuevo trabajador')
  const number = form.getByRole('textbox', { name: /Número de documento/ })
  await user.clear(number)
  await user.type(number, '33444777')
  await user.click(form.getByRole('button', { name: 'Siguiente' }))
  expect((await form.findAllByText(twice('Rocío Domínguez', '33444777')))[0]).toBeVisible()
  await waitFor(() =>
    expect(form.getByRole('button', { name: 'Agregar' })).toHaveAccessibleDescription(
      twice('Rocío Domínguez', '33444777'),
    ),
  )
})

import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { chooseCases, isFullRun } from '../../support/scope'
import {
  addByDocumentNumber,
  findDialog,
  findPeopleByDocumentNumber,
  openNewSubmission,
  waitForClosedDialog,
} from './workers-steps'

const createDuplicateMessage = (name: string, documentNumber: string) =>
  `La persona ${name} con documento ${documentNumber} ya se encuentra registrada en la presentación.`

const findSearchBox = () => screen.findByRole('combobox', { name: /^Trabajador/ })
const findRow = async (name: RegExp) =>
  within((await screen.findByRole('rowheader', { name })).closest('tr') as HTMLElement)

test.runIf(isFullRun)('finds a worker by DNI, then adds and removes the worker', async () => {
  const { user } = await openNewSubmission('seguros')
  expect(await findSearchBox()).toHaveAttribute('placeholder', 'Buscar por DNI...')
  expect(screen.getByText('No se agregaron trabajadores.')).toBeVisible()
  await addByDocumentNumber(user, '33444777')
  expect(await screen.findByText('1 persona')).toBeVisible()
  expect((await findRow(/Rocío Domínguez/)).getByText('33444777')).toBeVisible()
  expect(await findSearchBox()).toHaveValue('')
  await addByDocumentNumber(user, '26418073')
  expect(await screen.findByText('2 personas')).toBeVisible()
  await user.click((await findRow(/Rocío Domínguez/)).getByRole('button', { name: /^Quitar/ }))
  expect(await screen.findByText('1 persona')).toBeVisible()
  expect(screen.queryByText('Rocío Domínguez')).toBeNull()
})

test.runIf(isFullRun)('adds the chosen person with Enter', async () => {
  const { user } = await openNewSubmission('seguros')
  const searchBox = await findSearchBox()
  const addButton = screen.getByRole('button', { name: 'Agregar persona' })
  expect(addButton).toHaveAccessibleDescription('Buscá a una persona por su DNI y elegila.')
  await user.type(searchBox, '33444777')
  await screen.findByRole('option', { name: 'Rocío Domínguez - 33444777' })
  await user.keyboard('{ArrowDown}{Enter}')
  expect(searchBox).toHaveValue('Rocío Domínguez - 33444777')
  await user.keyboard('{Enter}')
  expect(await screen.findByText('1 persona')).toBeVisible()
  // The second Enter adds the person and does not submit the form.
  expect(screen.queryByText('Por favor ingrese número de póliza')).toBeNull()
})

test.runIf(isFullRun)('disables the search results of people who are already in the submission', async () => {
  const { user } = await openNewSubmission('seguros')
  await addByDocumentNumber(user, '33444777')
  await user.type(await findSearchBox(), '33444777')
  const option = await screen.findByRole('option', { name: /33444777/ })
  expect(option).toHaveAttribute('aria-disabled', 'true')
  expect(option).toHaveTextContent(createDuplicateMessage('Rocío Domínguez', '33444777'))
})

test.runIf(isFullRun)(
  'registers an unknown person with the typed document number, and adds the person to the submission',
  async () => {
    const { user, mock } = await openNewSubmission('seguros')
    await user.type(await findSearchBox(), '27650913')
    await user.click(await screen.findByRole('option', { name: 'Crear DNI 27650913' }))
    const form = await findDialog('Registrar nuevo trabajador')
    expect(form.getByRole('textbox', { name: /Número de documento/ })).toHaveValue('27650913')
    await user.click(form.getByRole('button', { name: 'Siguiente' }))
    await user.type(await form.findByRole('textbox', { name: /^Nombre/ }), 'Élida')
    await user.type(form.getByRole('textbox', { name: /^Apellido/ }), 'Ñancupil')
    await user.click(form.getByRole('radio', { name: 'Femenino' }))
    await user.click(form.getByRole('button', { name: 'Agregar' }))
    await waitForClosedDialog()
    expect(await findRow(/ÉLIDA ÑANCUPIL/)).toBeDefined()
    expect(findPeopleByDocumentNumber(mock, '27650913')).toMatchObject([
      { last_name: 'ÑANCUPIL', gender: 'F' },
    ])
  },
)

test.runIf(isFullRun)(
  'offers the document types DNI and OTRO, and selects OTRO for a number with letters',
  async () => {
    const { user } = await openNewSubmission('seguros')
    await user.type(await findSearchBox(), '27650913')
    await user.click(await screen.findByRole('option', { name: 'Crear DNI 27650913' }))
    const form = await findDialog('Registrar nuevo trabajador')
    const typeOptions = within(form.getByRole('combobox', { name: /^Tipo de documento/ })).getAllByRole(
      'option',
    )
    expect(typeOptions.map((option) => (option as HTMLOptionElement).value)).toEqual(['DNI', 'OTRO'])
    const numberInput = form.getByRole('textbox', { name: /Número de documento/ })
    await user.clear(numberInput)
    await user.type(numberInput, 'A2765091')
    expect(form.getByRole('combobox', { name: /^Tipo de documento/ })).toHaveValue('OTRO')
  },
)

test.each(
  chooseCases(
    [
      ['27.650.913', 'Crear DNI 27650913', '27650913'],
      ['Nadie Conocido', 'Crear DNI Nadie Conocido', ''],
    ],
    1,
  ),
)(
  'after a search for "%s" and a click on "%s", opens the registration form with the document number "%s"',
  async (text, optionName, documentNumber) => {
    const { user } = await openNewSubmission('seguros')
    await user.type(await findSearchBox(), text)
    await user.click(await screen.findByRole('option', { name: optionName }))
    const form = await findDialog('Registrar nuevo trabajador')
    expect(form.getByRole('textbox', { name: /Número de documento/ })).toHaveValue(documentNumber)
  },
)

test.runIf(isFullRun)('rejects the registration of a person who is already in the submission', async () => {
  const { user } = await openNewSubmission('seguros')
  await addByDocumentNumber(user, '33444777')
  await user.type(await findSearchBox(), '99999')
  await user.click(await screen.findByRole('option', { name: /^Crear DNI/ }))
  const form = await findDialog('Registrar nuevo trabajador')
  const numberInput = form.getByRole('textbox', { name: /Número de documento/ })
  await user.clear(numberInput)
  await user.type(numberInput, '33444777')
  await user.click(form.getByRole('button', { name: 'Siguiente' }))
  expect((await form.findAllByText(createDuplicateMessage('Rocío Domínguez', '33444777')))[0]).toBeVisible()
  await waitFor(() =>
    expect(form.getByRole('button', { name: 'Agregar' })).toHaveAccessibleDescription(
      createDuplicateMessage('Rocío Domínguez', '33444777'),
    ),
  )
})

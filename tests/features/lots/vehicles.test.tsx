import { createMock, type Mock } from '@mocks/node'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { listWrites } from '../../support/list-writes'
import { renderScreen } from '../../support/render-screen'
import { isFullRun } from '../../support/scope'
import {
  buildVehiclesPath,
  chooseOption,
  clickSave,
  fillField,
  fillVehicle,
  findButton,
  findDialog,
  findRows,
  findVehicle,
  listVehicles,
  readCells,
} from './lot-steps'

const readOnlyMessage =
  'Actualmente no tenés habilitada la posibilidad de gestionar estos datos. Por favor contactate con atención al propietario para activarla'

test('lists the vehicles with the catalog names of colour, brand and model, and with the expiry dates', async () => {
  await renderScreen(buildVehiclesPath(201, '&orden=-activity_date'), { as: 'residente' })
  const displayedCells = (await findRows()).map((row) => readCells(row).slice(0, 5))
  expect(
    within(screen.getByRole('table', { name: 'Vehículos' }))
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent)
      .slice(0, 5),
  ).toEqual(['Patente', 'Color', 'Marca', 'Modelo', 'Vencimientos'])
  // A cell with a plate contains the plate twice: with spaces, and letter by letter for screen readers.
  expect(displayedCells).toEqual([
    ['—', 'Blanco', 'Volkswagen', 'T-Cross', '—'],
    ['AF 482 QNA F 4 8 2 Q N', 'Gris', 'Toyota', 'Hilux', '—'],
    ['A1 28B ZWA 1 2 8 B Z W', 'Rojo', 'Honda', 'Wave', 'SeguroVence en 7 días'],
    ['-', 'Verde', 'Club Car', 'Tempo', '—'],
    ['MKT 739M K T 7 3 9', 'Celeste', 'Citroën', 'C3', 'SeguroVence en 3 díasVTVVenció el 04/02/2026'],
    ['Peatonal', 'Negro', 'Fiat', 'Mobi', 'SeguroVenció el 28/08/2025VTVVenció el 08/08/2025'],
  ])
})

test('sorts by the displayed names of the brands, ascending and descending', async () => {
  const { user } = await renderScreen(buildVehiclesPath(), { as: 'residente' })
  await findRows()
  const listBrands = async () => (await findRows()).map((row) => readCells(row)[2])
  const getBrandHeader = () => within(screen.getByRole('columnheader', { name: 'Marca' })).getByRole('button')
  await user.click(getBrandHeader())
  const ascendingBrands = ['Citroën', 'Club Car', 'Fiat', 'Honda', 'Toyota', 'Volkswagen']
  await waitFor(async () => expect(await listBrands()).toEqual(ascendingBrands))
  await user.click(getBrandHeader())
  await waitFor(async () => expect(await listBrands()).toEqual(ascendingBrands.toReversed()))
  expect(new URLSearchParams(window.location.search).get('orden')).toBe('-brand')
})

test('shows ten rows per page, and opens the first page if the page of a link does not exist', async () => {
  const { user, mock } = await renderScreen(buildVehiclesPath(201, '&pagina=99&orden=password'), {
    as: 'residente',
    prepare: async ({ db }) => {
      const [vehicle] = db.vehicles.by('property_id', 201)
      if (!vehicle) throw new Error('A-12 has no vehicle')
      for (let index = 1; index <= 7; index += 1)
        await db.vehicles.insert({ ...vehicle, id: 90_000 + index, license_plate_number: `AZ10${index}ZZ` })
    },
  })
  expect(await findRows()).toHaveLength(10)
  await user.click(screen.getByRole('button', { name: 'Página 2' }))
  await waitFor(async () => expect(await findRows()).toHaveLength(listVehicles(mock).length - 10))
})

test('adds a vehicle with its plate in capitals and without spaces', async () => {
  const { user, mock } = await renderScreen(buildVehiclesPath(), { as: 'residente' })
  await user.click(await findButton('Nuevo vehículo'))
  expect(await screen.findByRole('combobox', { name: /^Tipo de vehículo/ })).toHaveDisplayValue('Automóvil')
  await fillField(user, /^Patente/, 'ag 731 kt')
  await fillVehicle(user)
  await clickSave(user)
  expect(await screen.findByText('El vehículo se guardo satisfactoriamente.')).toBeVisible()
  expect(await screen.findByRole('rowheader', { name: 'A G 7 3 1 K T' })).toBeVisible()
  expect(findVehicle(mock, 'AG731KT')).toMatchObject({
    vehicle_type: 'C',
    color: 'GREY',
    brand: 'TOYOTA',
    model: 'TOYOTA_COROLLA_CROSS',
    insurance_company: 'SANCOR',
    insurance_policy_number: null,
    insurance_expiration_date: '2026-11-30',
    tv_expiration_date: null,
    person_id: 301,
    source: 'CAR',
    method: 'WEB',
  })
})

test('clears the model when the brand changes, and offers only the models of the brand', async () => {
  const { user } = await renderScreen(buildVehiclesPath(201, '&vista=nuevo'), { as: 'residente' })
  await chooseOption(user, /^Marca/, 'Toyota')
  await chooseOption(user, /^Modelo/, 'Hilux')
  await chooseOption(user, /^Marca/, 'Ram')
  const model = screen.getByRole('combobox', { name: /^Modelo/ })
  expect(model).toHaveValue('')
  expect(
    within(model)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['Elegí una opción', '1500', '2500', 'Rampage'])
})

test('reports each missing value at its field, and sends no request', async () => {
  const { user, mock } = await renderScreen(buildVehiclesPath(201, '&vista=nuevo'), { as: 'residente' })
  await clickSave(user)
  for (const name of [/^Marca/, /^Modelo/, /^Color/, /^Compañía de seguro/])
    expect(screen.getByRole('combobox', { name })).toHaveAccessibleDescription('Este campo es obligatorio')
  expect(screen.getByRole('textbox', { name: /^Vencimiento del seguro/ })).toHaveAccessibleDescription(
    'Este campo es obligatorio',
  )
  // The summary names the field, because the message is the same for each field.
  expect(screen.getByRole('link', { name: 'Modelo: Este campo es obligatorio' })).toBeVisible()
  const plate = screen.getByRole('textbox', { name: /^Patente/ })
  expect(plate).toHaveAccessibleDescription('Este campo es obligatorio')
  expect(plate).toHaveFocus()
  expect(await screen.findByText('Por favor complete los campos.')).toBeVisible()
  expect(listWrites(mock)).toEqual([])
})

test('rejects the plate of another vehicle of the lot, and keeps the typed values', async () => {
  const { user, mock } = await renderScreen(buildVehiclesPath(201, '&vista=nuevo'), { as: 'residente' })
  const countBefore = listVehicles(mock).length
  await fillField(user, /^Patente/, 'mkt 739')
  await fillVehicle(user)
  await clickSave(user)
  const plate = await screen.findByRole('textbox', { name: /^Patente/, description: /Ya hay un vehículo/ })
  expect(plate).toHaveFocus()
  expect(plate).toHaveValue('MKT 739')
  expect(screen.getByRole('combobox', { name: /^Modelo/ })).toHaveDisplayValue('Corolla Cross')
  expect(listVehicles(mock)).toHaveLength(countBefore)
})

test.runIf(isFullRun)(
  'disables the plate of an existing vehicle, and sends cleared values as null',
  async () => {
    const { user, mock } = await renderScreen(buildVehiclesPath(), { as: 'residente' })
    await user.click(await findButton('Editar AF 482 QN'))
    const plate = await screen.findByRole('textbox', { name: /^Patente/ })
    expect(plate).toBeDisabled()
    expect(plate).toHaveValue('AF 482 QN')
    await chooseOption(user, /^Color/, 'Negro')
    await fillField(user, /^Número de póliza/, '')
    await fillField(user, /^Vencimiento de la VTV/, '')
    await clickSave(user)
    expect(await screen.findByText('El vehículo se modificó satisfactoriamente.')).toBeVisible()
    expect(await findRows()).toHaveLength(6)
    expect(findVehicle(mock, 'AF482QN')).toMatchObject({
      color: 'BLACK',
      insurance_policy_number: null,
      tv_expiration_date: null,
    })
  },
)

test.runIf(isFullRun)('changes a vehicle without a plate, and keeps the empty plate', async () => {
  const { user, mock } = await renderScreen(buildVehiclesPath(), { as: 'residente' })
  await user.click(await findButton('Editar Volkswagen T-Cross'))
  await chooseOption(user, /^Color/, 'Rojo')
  await clickSave(user)
  await screen.findByText('El vehículo se modificó satisfactoriamente.')
  expect(findVehicle(mock, '')?.color).toBe('RED')
})

test('names the plate in the confirmation, and removes the vehicle on a retry after a failure', async () => {
  const { user, mock } = await renderScreen(buildVehiclesPath(), {
    as: 'residente',
    faults: [{ operationId: 'deleteVehicle', status: 500, times: 1 }],
  })
  await user.click(await findButton('Remover AF 482 QN'))
  const confirmation = await findDialog('Remover Vehículo')
  expect(confirmation.getByText(/AF 482 QN/)).toBeVisible()
  await user.click(confirmation.getByRole('button', { name: 'Remover' }))
  expect(await confirmation.findByText(/Tuvimos un problema de nuestro lado/)).toBeVisible()
  expect(findVehicle(mock, 'AF482QN')).toBeDefined()
  await user.click(confirmation.getByRole('button', { name: 'Remover' }))
  expect(await screen.findByText('Vehículo eliminado con éxito.')).toBeVisible()
  await waitFor(async () => expect(await findRows()).toHaveLength(5))
  expect(findVehicle(mock, 'AF482QN')).toBeUndefined()
})

test('shows all vehicles read-only to a user without the right to manage the lot', async () => {
  const { user, mock } = await renderScreen(buildVehiclesPath(203), { as: 'inquilino' })
  const removeButton = await findButton('Remover AD 617 PJ')
  await user.click(removeButton)
  expect(removeButton).toHaveAccessibleDescription(readOnlyMessage)
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
  await user.click(await findButton('Ver detalles de AD 617 PJ'))
  expect(await screen.findByRole('heading', { name: 'Detalles del vehículo' })).toBeVisible()
  expect(screen.getByText(readOnlyMessage)).toBeVisible()
  expect(screen.getByRole('combobox', { name: /^Modelo/ })).toHaveDisplayValue('Sandero')
  for (const field of [...screen.getAllByRole('combobox'), ...screen.getAllByRole('textbox')])
    expect(field).toBeDisabled()
  expect(screen.queryByRole('button', { name: 'Guardar' })).not.toBeInTheDocument()
  await user.click(await findButton('Volver a la lista'))
  expect(await findRows()).toHaveLength(1)
  expect(listVehicles(mock, 203)).toHaveLength(1)
})

test('explains an empty list', async () => {
  await renderScreen(buildVehiclesPath(), { as: 'residente', scenario: 'empty' })
  expect(await screen.findByText('No hay resultados')).toBeVisible()
})

test.each([
  ['that no vehicle has', () => 999_999],
  [
    'that belongs to a vehicle on a different lot of the user',
    ({ db }: Mock) => db.vehicles.by('property_id', 202)[0]?.id,
  ],
])('shows the not-found page for an id %s', async (_, findId) => {
  const id = findId(await createMock())
  expect(id).toBeDefined()
  const { user } = await renderScreen(buildVehiclesPath(201, `&vista=editar&id=${id}`), { as: 'residente' })
  expect(await screen.findByRole('heading', { name: 'No encontramos este vehículo' })).toBeVisible()
  await user.click(await findButton('Volver a la lista'))
  expect(await findRows()).toHaveLength(6)
})

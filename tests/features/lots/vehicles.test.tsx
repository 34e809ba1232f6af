import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderScreen, setFaults } from '../../support/render-screen'
import {
  button,
  cellsOf,
  choose,
  dialog,
  fill,
  fillVehicle,
  rows,
  save,
  vehicles,
  vehiclesOf,
  vehicleWith,
} from './vehicle-steps'

const refusal =
  'Actualmente no tenés habilitada la posibilidad de gestionar estos datos. Por favor contactate con atención al propietario para activarla'

test('the vehicles of the lot in the words of the catalogues, with what is about to end', async () => {
  await renderScreen(vehicles(201, '&orden=-activity_date'), { as: 'residente' })
  const shown = (await rows()).map((row) => cellsOf(row).slice(0, 5))
  expect(
    within(screen.getByRole('table', { name: 'Vehículos' }))
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent)
      .slice(0, 5),
  ).toEqual(['Patente', 'Color', 'Marca', 'Modelo', 'Vencimientos'])
  // Spaced for the eye, letter by letter for the ear; a word, a dash or nothing stand as they are.
  expect(shown).toEqual([
    ['—', 'Blanco', 'Volkswagen', 'T-Cross', '—'],
    ['AF 482 QNA F 4 8 2 Q N', 'Gris', 'Toyota', 'Hilux', '—'],
    ['A1 28B ZWA 1 2 8 B Z W', 'Rojo', 'Honda', 'Wave', 'SeguroVence en 7 días'],
    ['-', 'Verde', 'Club Car', 'Tempo', '—'],
    ['MKT 739M K T 7 3 9', 'Celeste', 'Citroën', 'C3', 'SeguroVence en 3 díasVTVVenció el 04/02/2026'],
    ['Peatonal', 'Negro', 'Fiat', 'Mobi', 'SeguroVenció el 28/08/2025VTVVenció el 08/08/2025'],
  ])
})

test('the heads order it by the names that are read, descending too', async () => {
  const { user } = await renderScreen(vehicles(), { as: 'residente' })
  await rows()
  const brands = async () => (await rows()).map((row) => cellsOf(row)[2])
  const head = () => within(screen.getByRole('columnheader', { name: 'Marca' })).getByRole('button')
  await user.click(head())
  const ascending = ['Citroën', 'Club Car', 'Fiat', 'Honda', 'Toyota', 'Volkswagen']
  await waitFor(async () => expect(await brands()).toEqual(ascending))
  await user.click(head())
  await waitFor(async () => expect(await brands()).toEqual(ascending.toReversed()))
  expect(new URLSearchParams(window.location.search).get('orden')).toBe('-brand')
})

test('ten rows a page, and a link to a page that is not there shows the first', async () => {
  const { user, mock } = await renderScreen(vehicles(201, '&pagina=99&orden=password'), {
    as: 'residente',
    before: async ({ db }) => {
      const [first] = db.vehicles.by('property_id', 201)
      if (!first) throw new Error('A-12 has no vehicle')
      for (let at = 1; at <= 7; at += 1)
        await db.vehicles.insert({ ...first, id: 90_000 + at, license_plate_number: `AZ10${at}ZZ` })
    },
  })
  expect(await rows()).toHaveLength(10)
  await user.click(screen.getByRole('button', { name: 'Página 2' }))
  await waitFor(async () => expect(await rows()).toHaveLength(vehiclesOf(mock).length - 10))
})

test('a new vehicle is on the lot, with its plate in capitals and without spaces', async () => {
  const { user, mock } = await renderScreen(vehicles(), { as: 'residente' })
  await user.click(await button('Nuevo vehículo'))
  expect(await screen.findByRole('combobox', { name: /^Tipo de vehículo/ })).toHaveDisplayValue('Automóvil')
  await fill(user, /^Patente/, 'ag 731 kt')
  await fillVehicle(user)
  await save(user)
  expect(await screen.findByText('El vehículo se guardo satisfactoriamente.')).toBeVisible()
  expect(await screen.findByRole('rowheader', { name: 'A G 7 3 1 K T' })).toBeVisible()
  expect(vehicleWith(mock, 'AG731KT')).toMatchObject({
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

test('another brand clears the model, and only its own models can be chosen', async () => {
  const { user } = await renderScreen(vehicles(201, '&vista=nuevo'), { as: 'residente' })
  await choose(user, /^Marca/, 'Toyota')
  await choose(user, /^Modelo/, 'Hilux')
  await choose(user, /^Marca/, 'Ram')
  const model = screen.getByRole('combobox', { name: /^Modelo/ })
  expect(model).toHaveValue('')
  expect(
    within(model)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['Elegí una opción', '1500', '2500', 'Rampage'])
})

test('nothing filled in is told field by field, and nothing is sent', async () => {
  const { user, mock } = await renderScreen(vehicles(201, '&vista=nuevo'), { as: 'residente' })
  const before = vehiclesOf(mock).length
  await save(user)
  for (const name of [/^Marca/, /^Modelo/, /^Color/, /^Compañía de seguro/])
    expect(screen.getByRole('combobox', { name })).toHaveAccessibleDescription('Este campo es obligatorio')
  expect(screen.getByRole('textbox', { name: /^Vencimiento del seguro/ })).toHaveAccessibleDescription(
    'Este campo es obligatorio',
  )
  // The summary says of which field each is, for the sentence is the same.
  expect(screen.getByRole('link', { name: 'Modelo: Este campo es obligatorio' })).toBeVisible()
  const plate = screen.getByRole('textbox', { name: /^Patente/ })
  expect(plate).toHaveAccessibleDescription('Este campo es obligatorio')
  expect(plate).toHaveFocus()
  expect(await screen.findByText('Por favor complete los campos.')).toBeVisible()
  expect(vehiclesOf(mock)).toHaveLength(before)
})

test('what is no date says so, also where the date is optional, and is not lost', async () => {
  const { user, mock } = await renderScreen(vehicles(201, '&vista=nuevo'), { as: 'residente' })
  await fill(user, /^Patente/, 'AG731KT')
  await fillVehicle(user)
  await fill(user, /^Vencimiento de la VTV/, '31/02/2026')
  await save(user)
  const inspection = screen.getByRole('textbox', { name: /^Vencimiento de la VTV/ })
  expect(inspection).toHaveAccessibleDescription('Tipo de dato invalido')
  expect(inspection).toHaveValue('31/02/2026')
  expect(vehicleWith(mock, 'AG731KT')).toBeUndefined()
  await fill(user, /^Vencimiento del seguro/, '30/02/2026')
  await save(user)
  const insurance = screen.getByRole('textbox', { name: /^Vencimiento del seguro/ })
  expect(insurance).toHaveAccessibleDescription('Tipo de dato invalido')
  expect(insurance).toHaveValue('30/02/2026')
  await fill(user, /^Vencimiento del seguro/, '30/11/2026')
  await fill(user, /^Vencimiento de la VTV/, '15042026')
  await save(user)
  await screen.findByText('El vehículo se guardo satisfactoriamente.')
  expect(vehicleWith(mock, 'AG731KT')?.tv_expiration_date).toBe('2026-04-15')
})

test('a plate that the lot has already is told at the plate, and what was typed stays', async () => {
  const { user, mock } = await renderScreen(vehicles(201, '&vista=nuevo'), { as: 'residente' })
  const before = vehiclesOf(mock).length
  await fill(user, /^Patente/, 'mkt 739')
  await fillVehicle(user)
  await save(user)
  const plate = await screen.findByRole('textbox', { name: /^Patente/, description: /Ya hay un vehículo/ })
  expect(plate).toHaveFocus()
  expect(plate).toHaveValue('MKT 739')
  expect(screen.getByRole('combobox', { name: /^Modelo/ })).toHaveDisplayValue('Corolla Cross')
  expect(vehiclesOf(mock)).toHaveLength(before)
})

test('a known vehicle keeps its plate; the rest can be changed, and what is emptied becomes null', async () => {
  const { user, mock } = await renderScreen(vehicles(), { as: 'residente' })
  await user.click(await button('Editar AF 482 QN'))
  const plate = await screen.findByRole('textbox', { name: /^Patente/ })
  expect(plate).toBeDisabled()
  expect(plate).toHaveValue('AF482QN')
  await choose(user, /^Color/, 'Negro')
  await fill(user, /^Número de póliza/, '')
  await fill(user, /^Vencimiento de la VTV/, '')
  await save(user)
  expect(await screen.findByText('El vehículo se modificó satisfactoriamente.')).toBeVisible()
  expect(await rows()).toHaveLength(6)
  expect(vehicleWith(mock, 'AF482QN')).toMatchObject({
    color: 'BLACK',
    insurance_policy_number: null,
    tv_expiration_date: null,
  })
})

test('what the guard wrote without a plate can be changed, and stays without one', async () => {
  const { user, mock } = await renderScreen(vehicles(), { as: 'residente' })
  await user.click(await button('Editar Volkswagen T-Cross'))
  await choose(user, /^Color/, 'Rojo')
  await save(user)
  await screen.findByText('El vehículo se modificó satisfactoriamente.')
  expect(vehicleWith(mock, '')?.color).toBe('RED')
})

test('a removal names the plate, says why it failed, and the list is read again', async () => {
  const { user, mock } = await renderScreen(vehicles(), {
    as: 'residente',
    faults: [{ operationId: 'deleteVehicle', status: 500, times: 1 }],
  })
  await user.click(await button('Remover AF 482 QN'))
  const question = await dialog('Remover Vehículo')
  expect(question.getByText(/AF 482 QN/)).toBeVisible()
  await user.click(question.getByRole('button', { name: 'Remover' }))
  expect(await question.findByText(/Tuvimos un problema de nuestro lado/)).toBeVisible()
  expect(vehicleWith(mock, 'AF482QN')).toBeDefined()
  await user.click(question.getByRole('button', { name: 'Remover' }))
  expect(await screen.findByText('Vehículo eliminado con éxito.')).toBeVisible()
  await waitFor(async () => expect(await rows()).toHaveLength(5))
  expect(vehicleWith(mock, 'AF482QN')).toBeUndefined()
})

test('who may not manage them sees all, and changes nothing', async () => {
  const { user, mock } = await renderScreen(vehicles(203), { as: 'inquilino' })
  const remove = await button('Remover AD 617 PJ')
  await user.click(remove)
  expect(remove).toHaveAccessibleDescription(refusal)
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
  await user.click(await button('Ver detalles de AD 617 PJ'))
  expect(await screen.findByRole('heading', { name: 'Detalles del vehículo' })).toBeVisible()
  expect(screen.getByText(refusal)).toBeVisible()
  expect(screen.getByRole('combobox', { name: /^Modelo/ })).toHaveDisplayValue('Sandero')
  for (const field of [...screen.getAllByRole('combobox'), ...screen.getAllByRole('textbox')])
    expect(field).toBeDisabled()
  expect(screen.queryByRole('button', { name: 'Guardar' })).not.toBeInTheDocument()
  await user.click(await button('Volver a la lista'))
  expect(await rows()).toHaveLength(1)
  expect(vehiclesOf(mock, 203)).toHaveLength(1)
})

test('a list that does not come says the sentence of the documents, the reason, and can be asked for again', async () => {
  const { user, mock } = await renderScreen(vehicles(), {
    as: 'residente',
    faults: [{ operationId: 'listVehicles', status: 500 }],
  })
  expect(await screen.findByText('Sin registros para el usuario')).toBeVisible()
  expect(screen.getByText(/Tuvimos un problema de nuestro lado/)).toBeVisible()
  await setFaults(mock, [])
  await user.click(await button('Reintentar'))
  expect(await rows()).toHaveLength(6)
})

test('a new resident has none, and is told what would be here', async () => {
  await renderScreen(vehicles(), { as: 'residente', scenario: 'empty' })
  expect(await screen.findByText('No hay resultados')).toBeVisible()
})

test.each(['999999', '1', '7'])(
  'a vehicle that is not there, or is of another lot, is missing: %s',
  async (id) => {
    const { user } = await renderScreen(vehicles(201, `&vista=editar&id=${id}`), { as: 'residente' })
    expect(await screen.findByRole('heading', { name: 'No encontramos este vehículo' })).toBeVisible()
    await user.click(await button('Volver a la lista'))
    expect(await rows()).toHaveLength(6)
  },
)

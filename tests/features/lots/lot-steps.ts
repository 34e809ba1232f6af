import type { Mock } from '@mocks/node'
import { screen, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'

/*
 * The clock of the mock backend shows Monday, 16 March 2026. The user `residente` may manage lot 201. The user
 * `inquilino` is the tenant of lot 203 (C-3), and may not manage that lot.
 */

/* Both functions append `parameters` to the query string, so the text must start with `&`. */
export const buildVehiclesPath = (lotId = 201, parameters = '') =>
  `/manageproperty/${lotId}?tab=vehiculos${parameters}`
export const buildPetsPath = (lotId = 201, parameters = '') =>
  `/manageproperty/${lotId}?tab=mascotas${parameters}`

/** Finds the rows of the loaded table by their row headers, which the rows of the loading skeleton lack. */
export const findRows = async () =>
  (await screen.findAllByRole('rowheader')).map(({ parentElement }) => parentElement as HTMLElement)
export const readCells = (row: HTMLElement) => [...row.children].map(({ textContent }) => textContent ?? '')
export const findButton = (name: string) => screen.findByRole('button', { name })

export const listVehicles = (mock: Mock, lotId = 201) => mock.db.vehicles.by('property_id', lotId)
export const findVehicle = (mock: Mock, plate: string, lotId = 201) =>
  listVehicles(mock, lotId).find(({ license_plate_number }) => license_plate_number === plate)
export const listPets = (mock: Mock, lotId = 201) => mock.db.pets.by('property_id', lotId)

export const chooseOption = async (user: UserEvent, field: RegExp, option: string) =>
  user.selectOptions(await screen.findByRole('combobox', { name: field }), option)
export const fillField = async (user: UserEvent, field: RegExp, text: string) => {
  const input = await screen.findByRole('textbox', { name: field })
  await user.clear(input)
  if (text) await user.type(input, text)
}

/** Fills in the fields of a valid vehicle, except for the plate. */
export async function fillVehicle(user: UserEvent) {
  await chooseOption(user, /^Marca/, 'Toyota')
  await chooseOption(user, /^Modelo/, 'Corolla Cross')
  await chooseOption(user, /^Color/, 'Gris')
  await chooseOption(user, /^Compañía de seguro/, 'Sancor Seguros')
  await fillField(user, /^Vencimiento del seguro/, '30/11/2026')
}

export const clickSave = async (user: UserEvent) => user.click(await findButton('Guardar'))
export const findDialog = async (name: string) => within(await screen.findByRole('alertdialog', { name }))

import type { Mock } from '@mocks/node'
import { screen, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'

/*
 * The clock shows Monday, 16 March 2026. The user `residente` may manage lot 201. The user `inquilino` is the
 * tenant of lot 203 (C-3), and may not manage the lot.
 */

export const buildVehiclesPath = (lot = 201, parameters = '') =>
  `/manageproperty/${lot}?tab=vehiculos${parameters}`
export const buildPetsPath = (lot = 201, parameters = '') =>
  `/manageproperty/${lot}?tab=mascotas${parameters}`

/** Finds the loaded rows. The rows of the skeleton have no row headers. */
export const findRows = async () =>
  (await screen.findAllByRole('rowheader')).map(({ parentElement }) => parentElement as HTMLElement)
export const readCells = (row: HTMLElement) => [...row.children].map(({ textContent }) => textContent ?? '')
export const findButton = (name: string) => screen.findByRole('button', { name })

export const listVehicles = (mock: Mock, lot = 201) => mock.db.vehicles.by('property_id', lot)
export const findVehicle = (mock: Mock, plate: string, lot = 201) =>
  listVehicles(mock, lot).find(({ license_plate_number }) => license_plate_number === plate)
export const listPets = (mock: Mock, lot = 201) => mock.db.pets.by('property_id', lot)

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

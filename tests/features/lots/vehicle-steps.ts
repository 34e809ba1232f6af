import type { Mock } from '@mocks/node'
import { screen, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'

/* Monday, 16 March 2026. Lot 201 is A-12 of Residente, who may manage it; 203 is the renter's C-3. */

export const vehicles = (lot = 201, more = '') => `/manageproperty/${lot}?tab=vehiculos${more}`
export const pets = (lot = 201, more = '') => `/manageproperty/${lot}?tab=mascotas${more}`

/** The loaded rows. The rows of the skeleton have no row headers. */
export const rows = async () =>
  (await screen.findAllByRole('rowheader')).map(({ parentElement }) => parentElement as HTMLElement)
export const cellsOf = (row: HTMLElement) => [...row.children].map(({ textContent }) => textContent ?? '')
export const button = (name: string) => screen.findByRole('button', { name })

export const vehiclesOf = (mock: Mock, lot = 201) => mock.db.vehicles.by('property_id', lot)
export const vehicleWith = (mock: Mock, plate: string, lot = 201) =>
  vehiclesOf(mock, lot).find(({ license_plate_number }) => license_plate_number === plate)
export const petsOf = (mock: Mock, lot = 201) => mock.db.pets.by('property_id', lot)

export const choose = async (user: UserEvent, field: RegExp, option: string) =>
  user.selectOptions(await screen.findByRole('combobox', { name: field }), option)
export const fill = async (user: UserEvent, field: RegExp, text: string) => {
  const input = await screen.findByRole('textbox', { name: field })
  await user.clear(input)
  if (text) await user.type(input, text)
}

/** Fills in a valid vehicle without its plate. */
export async function fillVehicle(user: UserEvent) {
  await choose(user, /^Marca/, 'Toyota')
  await choose(user, /^Modelo/, 'Corolla Cross')
  await choose(user, /^Color/, 'Gris')
  await choose(user, /^Compañía de seguro/, 'Sancor Seguros')
  await fill(user, /^Vencimiento del seguro/, '30/11/2026')
}

export const save = async (user: UserEvent) => user.click(await button('Guardar'))
export const dialog = async (name: string) => within(await screen.findByRole('alertdialog', { name }))

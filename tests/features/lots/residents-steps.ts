import { screen, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { renderScreen } from '../../support/render-screen'

type Options = Parameters<typeof renderScreen>[1]

/** Opens the page of lot A-12 as its owner `residente`. The query string selects the tab and the view. */
export const openLot = (queryString: string, options: Options = {}) =>
  renderScreen(`/manageproperty/201${queryString}`, { as: 'residente', ...options })

export const getDocumentNumberField = () =>
  within(screen.getByRole('group', { name: /Documento/ })).getByRole<HTMLInputElement>('textbox')
export const getDocumentTypeField = () =>
  within(screen.getByRole('group', { name: /Documento/ })).getByRole<HTMLSelectElement>('combobox')
export const getField = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name })
export const getSaveButton = () => screen.getByRole('button', { name: 'Guardar' })
export const findRow = async (name: RegExp) => within(await screen.findByRole('row', { name }))

/** Opens the form for a new resident, and confirms the warning before the form. */
export async function openNewForm(tab: 'corresidentes' | 'inquilinos', options: Options = {}) {
  const view = await openLot(`?tab=${tab}&vista=nuevo`, options)
  await view.user.click(await screen.findByRole('button', { name: 'Continuar' }))
  return view
}

/** Fills in the required values of a new resident. */
export async function fillResidentForm(user: UserEvent, idNumber = '41286503') {
  await user.type(getDocumentNumberField(), idNumber)
  await user.type(getField(/^Nombre/), 'Julián')
  await user.type(getField(/^Apellido/), 'Ñandú')
  await user.type(getField(/Fecha de nacimiento/), '23/11/1998')
}

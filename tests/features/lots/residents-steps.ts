import { screen, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { renderScreen } from '../../support/render-screen'

type Options = Parameters<typeof renderScreen>[1]

/** Opens a view of a tab of A-12 as its owner. */
export const openLot = (search: string, options: Options = {}) =>
  renderScreen(`/manageproperty/201${search}`, { as: 'residente', ...options })

export const documentNumber = () =>
  within(screen.getByRole('group', { name: /Documento/ })).getByRole<HTMLInputElement>('textbox')
export const documentType = () =>
  within(screen.getByRole('group', { name: /Documento/ })).getByRole<HTMLSelectElement>('combobox')
export const field = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name })
export const saveButton = () => screen.getByRole('button', { name: 'Guardar' })
export const row = async (name: RegExp) => within(await screen.findByRole('row', { name }))

/** Opens the form for a new resident, past the warning. */
export async function openNew(tab: 'corresidentes' | 'inquilinos', options: Options = {}) {
  const opened = await openLot(`?tab=${tab}&vista=nuevo`, options)
  await opened.user.click(await screen.findByRole('button', { name: 'Continuar' }))
  return opened
}

/** Fills in the required values. */
export async function fillIn(user: UserEvent, idNumber = '41286503') {
  await user.type(documentNumber(), idNumber)
  await user.type(field(/^Nombre/), 'Julián')
  await user.type(field(/^Apellido/), 'Ñandú')
  await user.type(field(/Fecha de nacimiento/), '23/11/1998')
}

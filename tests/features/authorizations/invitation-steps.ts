import { createMock } from '@mocks/node'
import { screen } from '@testing-library/react'
import { paths } from '@/paths'
import { renderScreen } from '../../support/render-screen'
import { idOf } from './form-steps'

export const nameField = () => screen.getByRole<HTMLInputElement>('textbox', { name: /Nombre del evento/ })
export const seatsField = () =>
  screen.getByRole<HTMLInputElement>('spinbutton', { name: /Cantidad máxima de invitados/ })
export const saveButton = () => screen.findByRole('button', { name: 'Guardar y compartir' })
export const guest = (name: string) =>
  screen.findByRole('button', { name: new RegExp(`^Quitar a ${name}, documento`) })

export const messageToShare = () => screen.getByRole('region', { name: 'Mensaje para compartir' })

export const noEffect =
  'Esta invitación no tiene efecto en tanto no se agreguen personas a la misma. Por favor, recuerde compartirla.'

/** Opens the form for a new invitation. */
export async function openNewInvitation(options: Parameters<typeof renderScreen>[1] = {}) {
  const opened = await renderScreen(paths.newInvitation(), { as: 'residente', ...options })
  await screen.findByRole('heading', { level: 1, name: 'Crear Invitación' })
  return opened
}

/** Opens an invitation of the demo by its name. */
export async function openInvitation(name: string, options: Parameters<typeof renderScreen>[1] = {}) {
  const id = idOf(await createMock(), name)
  return { ...(await renderScreen(paths.editInvitation(id), { as: 'residente', ...options })), id }
}

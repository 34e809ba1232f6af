import { createMock } from '@mocks/node'
import { screen } from '@testing-library/react'
import { paths } from '@/paths'
import { renderScreen } from '../../support/render-screen'
import { requireAuthorizationId } from './form-steps'

export const getNameField = () => screen.getByRole<HTMLInputElement>('textbox', { name: /Nombre del evento/ })
export const getSeatsField = () =>
  screen.getByRole<HTMLInputElement>('spinbutton', { name: /Cantidad máxima de invitados/ })
export const findSaveButton = () => screen.findByRole('button', { name: 'Guardar y compartir' })
export const findGuest = (name: string) =>
  screen.findByRole('button', { name: new RegExp(`^Quitar a ${name}, documento`) })

export const getMessageToShare = () => screen.getByRole('region', { name: 'Mensaje para compartir' })

export const noEffectWarning =
  'Esta invitación no tiene efecto en tanto no se agreguen personas a la misma. Por favor, recuerde compartirla.'

/** Opens the form for a new invitation. */
export async function openNewInvitation(options: Parameters<typeof renderScreen>[1] = {}) {
  const view = await renderScreen(paths.newInvitation(), { as: 'residente', ...options })
  await screen.findByRole('heading', { level: 1, name: 'Crear Invitación' })
  return view
}

/** Opens the edit form of the demo invitation with the given name. */
export async function openInvitation(name: string, options: Parameters<typeof renderScreen>[1] = {}) {
  const id = requireAuthorizationId(await createMock(), name)
  return { ...(await renderScreen(paths.editInvitation(id), { as: 'residente', ...options })), id }
}

import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { renderScreen } from '../../support/render-screen'
import { isFullRun } from '../../support/scope'
import { fillInRequiredFields, findSuccessHeading, getCreateButton, openNewAuthorization } from './form-steps'

const copiedMessage = 'El mensaje ha sido copiado al portapapeles.'

afterEach(() => {
  Reflect.deleteProperty(navigator, 'share')
})

/** Opens the menu of the first card in the list, and returns the name of the authorization on the card. */
async function openFirstCardMenu(user: UserEvent): Promise<string> {
  const button = (await screen.findAllByRole('button', { name: /^Más / }))[0] as HTMLElement
  await user.click(button)
  await screen.findByRole('menu')
  return button.getAttribute('aria-label')?.replace('Más ', '') ?? ''
}

/** Intercepts downloads, and returns two lists: the files and the file names that the page downloads. */
function recordDownloads() {
  const files: Blob[] = []
  const names: string[] = []
  Object.assign(URL, {
    createObjectURL: (file: Blob) => `blob:${files.push(file)}`,
    revokeObjectURL: () => {},
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download)
  })
  return { files, names }
}

/** Adds `navigator.share`, which jsdom lacks, and returns it as a mock function. */
function stubNativeShare(share: (data: ShareData) => Promise<void>) {
  const shareSpy = vi.fn(share)
  Object.assign(navigator, { share: shareSpy })
  return shareSpy
}

test('opens WhatsApp with the message of the authorization', async () => {
  const open = vi.spyOn(window, 'open').mockReturnValue(null)
  const { user } = await renderScreen('/', { as: 'residente' })
  const name = await openFirstCardMenu(user)
  await user.click(screen.getByRole('menuitem', { name: 'Enviar por WhatsApp' }))
  const [address, target, features] = open.mock.calls[0] ?? []
  const url = new URL(String(address))
  expect(url.origin + url.pathname).toBe('https://wa.me/')
  expect(url.searchParams.get('text')).toContain(name)
  expect([target, features]).toEqual(['_blank', 'noopener,noreferrer'])
})

test('downloads a calendar file with the name, the place and the message of an authorization', async () => {
  const { files, names } = recordDownloads()
  const { user } = await renderScreen('/', { as: 'residente' })
  const name = await openFirstCardMenu(user)
  await user.click(screen.getByRole('menuitem', { name: 'Agregar al calendario' }))
  expect(
    await screen.findByText('Se descargó un archivo para tu calendario. Abrilo para agregarla.'),
  ).toBeVisible()
  expect(names).toEqual([`${name}.ics`])
  expect(files[0]?.type).toBe('text/calendar;charset=utf-8')
  const text = (await files[0]?.text())?.replaceAll('\r\n ', '') ?? ''
  expect(text).toContain(`SUMMARY:${name}`)
  expect(text).toContain('LOCATION:Los Álamos\\, lote A-12')
  expect(text).toContain('DESCRIPTION:')
})

test.runIf(isFullRun)('copies the message if native sharing fails, but not if the user cancels', async () => {
  const share = stubNativeShare(async () => {
    throw new DOMException('the user cancelled', 'AbortError')
  })
  const { user } = await renderScreen('/', { as: 'residente' })
  const name = await openFirstCardMenu(user)
  await user.click(screen.getByRole('menuitem', { name: 'Compartir con otra aplicación' }))
  expect(share).toHaveBeenCalledWith({ title: name, text: expect.stringContaining(name) })
  expect(screen.queryByText(copiedMessage)).not.toBeInTheDocument()
  // The portal copies the message if native sharing fails.
  share.mockRejectedValue(new DOMException('no', 'NotAllowedError'))
  await openFirstCardMenu(user)
  await user.click(screen.getByRole('menuitem', { name: 'Compartir con otra aplicación' }))
  expect(await screen.findByText(copiedMessage)).toBeVisible()
  // The portal shows the message if copying fails as well.
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('denied'))
  await openFirstCardMenu(user)
  await user.click(screen.getByRole('menuitem', { name: 'Compartir con otra aplicación' }))
  const message = await screen.findByRole('textbox', { name: 'Mensaje para compartir' })
  expect(message).toHaveFocus()
  expect((message as HTMLTextAreaElement).value).toContain(name)
})

test('hides native sharing if the browser cannot share', async () => {
  const { user } = await renderScreen('/', { as: 'residente' })
  await openFirstCardMenu(user)
  expect(screen.queryByRole('menuitem', { name: 'Compartir con otra aplicación' })).not.toBeInTheDocument()
})

test('does not offer to share an expired authorization', async () => {
  const { user } = await renderScreen('/', { as: 'residente' })
  await user.click(await screen.findByRole('tab', { name: 'Todas' }))
  const expiredCard = await waitFor(() => {
    const card = screen.queryAllByText('Vencida')[0]?.closest('li')
    if (!card) throw new Error('no expired card yet')
    return card
  })
  expect(within(expiredCard).queryByRole('button', { name: /^Compartir/ })).not.toBeInTheDocument()
})

test('offers to share a new authorization after saving', async () => {
  const { files, names } = recordDownloads()
  const { user } = await openNewAuthorization()
  await fillInRequiredFields(user)
  await user.click(getCreateButton())
  await findSuccessHeading('¡Autorización creada con éxito!')
  await user.click(screen.getByRole('button', { name: 'Compartir' }))
  expect(await screen.findByText(copiedMessage)).toBeVisible()
  const message = await navigator.clipboard.readText()
  expect(message).toContain('Juana Pérez')

  const link = screen.getByRole('link', { name: /^Enviar por WhatsApp/ })
  expect(link).toHaveAttribute('href', `https://wa.me/?text=${encodeURIComponent(message)}`)
  expect(link).toHaveAttribute('target', '_blank')
  expect(link).toHaveAttribute('rel', 'noopener noreferrer')

  await user.click(screen.getByRole('button', { name: 'Agregar al calendario' }))
  await waitFor(() => expect(names).toEqual(['Juana Pérez.ics']))
  const text = await files[0]?.text()
  expect(text).toContain('DTSTART;VALUE=DATE:20260316')
  expect(text).toContain('RRULE:FREQ=WEEKLY')
})

import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { renderScreen } from '../../support/render-screen'
import { createButton, fillIn, openNew, success } from './form-steps'

const copied = 'El mensaje ha sido copiado al portapapeles.'

afterEach(() => {
  Reflect.deleteProperty(navigator, 'share')
})

/** Opens the menu of the first card, and answers its name. */
async function openMore(user: UserEvent): Promise<string> {
  const button = (await screen.findAllByRole('button', { name: /^Más / }))[0] as HTMLElement
  await user.click(button)
  await screen.findByRole('menu')
  return button.getAttribute('aria-label')?.replace('Más ', '') ?? ''
}

/** What the page hands to the browser's downloads. */
function watchDownloads() {
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

/** The browser's own way to share, which jsdom lacks. */
function bringNativeShare(share: (data: ShareData) => Promise<void>) {
  const called = vi.fn(share)
  Object.assign(navigator, { share: called })
  return called
}

test('a card is sent by WhatsApp, with its message', async () => {
  const open = vi.spyOn(window, 'open').mockReturnValue(null)
  const { user } = await renderScreen('/', { as: 'residente' })
  const name = await openMore(user)
  await user.click(screen.getByRole('menuitem', { name: 'Enviar por WhatsApp' }))
  const [address, target, features] = open.mock.calls[0] ?? []
  const url = new URL(String(address))
  expect(url.origin + url.pathname).toBe('https://wa.me/')
  expect(url.searchParams.get('text')).toContain(name)
  expect([target, features]).toEqual(['_blank', 'noopener,noreferrer'])
})

test('a card is added to the calendar: its days, its place and its message', async () => {
  const { files, names } = watchDownloads()
  const { user } = await renderScreen('/', { as: 'residente' })
  const name = await openMore(user)
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

test('where the browser can share by itself it is offered; who changes their mind hears nothing', async () => {
  const share = bringNativeShare(async () => {
    throw new DOMException('changed their mind', 'AbortError')
  })
  const { user } = await renderScreen('/', { as: 'residente' })
  const name = await openMore(user)
  await user.click(screen.getByRole('menuitem', { name: 'Compartir con otra aplicación' }))
  expect(share).toHaveBeenCalledWith({ title: name, text: expect.stringContaining(name) })
  expect(screen.queryByText(copied)).not.toBeInTheDocument()
  // Where it cannot after all, the message is copied.
  share.mockRejectedValue(new DOMException('no', 'NotAllowedError'))
  await openMore(user)
  await user.click(screen.getByRole('menuitem', { name: 'Compartir con otra aplicación' }))
  expect(await screen.findByText(copied)).toBeVisible()
  // Nor does it let the message be copied: then it is given to be copied by hand.
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('denied'))
  await openMore(user)
  await user.click(screen.getByRole('menuitem', { name: 'Compartir con otra aplicación' }))
  const message = await screen.findByRole('textbox', { name: 'Mensaje para compartir' })
  expect(message).toHaveFocus()
  expect((message as HTMLTextAreaElement).value).toContain(name)
})

test('where the browser cannot share by itself it is not offered', async () => {
  const { user } = await renderScreen('/', { as: 'residente' })
  await openMore(user)
  expect(screen.queryByRole('menuitem', { name: 'Compartir con otra aplicación' })).not.toBeInTheDocument()
})

test('an expired one cannot be shared', async () => {
  const { user } = await renderScreen('/', { as: 'residente' })
  await user.click(await screen.findByRole('tab', { name: 'Todas' }))
  const overdue = await waitFor(() => {
    const found = screen.queryAllByText('Vencida')[0]?.closest('li')
    if (!found) throw new Error('no expired card yet')
    return found
  })
  expect(within(overdue).queryByRole('button', { name: /^Compartir/ })).not.toBeInTheDocument()
})

test('what was just saved is shared from where it is said', async () => {
  const { files, names } = watchDownloads()
  const { user } = await openNew()
  await fillIn(user)
  await user.click(createButton())
  await success('¡Autorización creada con éxito!')
  await user.click(screen.getByRole('button', { name: 'Compartir' }))
  expect(await screen.findByText(copied)).toBeVisible()
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

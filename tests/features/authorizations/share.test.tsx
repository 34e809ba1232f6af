import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { decodeSharedPass } from '@/domain/shared-passes'
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

/** Replaces the tab that the portal opens, and returns its addresses. */
function recordNewTab() {
  const addresses: URL[] = []
  const tab = { opener: window, location: { replace: (address: string) => addresses.push(new URL(address)) } }
  const close = vi.fn()
  vi.spyOn(window, 'open').mockReturnValue(Object.assign(tab, { close }) as unknown as Window)
  return { addresses, tab, close }
}

test('sends the pass of a card by WhatsApp, as one line and the link that carries the pass', async () => {
  const { addresses, tab } = recordNewTab()
  const { user, mock } = await renderScreen('/?buscar=jardinero', { as: 'residente' })
  await user.click(await screen.findByRole('button', { name: 'Enviar por WhatsApp Jardinero' }))
  await waitFor(() => expect(addresses).toHaveLength(1))
  expect(tab.opener).toBeNull()
  const [url] = addresses
  expect(`${url?.origin}${url?.pathname}`).toBe('https://wa.me/')
  const [line, link = ''] = url?.searchParams.get('text')?.split('\n') ?? []
  expect(line).toBe('Pase de ingreso · mié 04-02 al lun 03-08 (mar, vie), 8 a 12:30 · Jardinero')
  const { origin, pathname, hash } = new URL(link)
  expect(origin).toBe(window.location.origin)
  expect(decodeURIComponent(pathname)).toBe('/pase/mié 04-02 al lun 03-08 (mar, vie), 8 a 12:30')
  const result = decodeSharedPass(hash)
  const [row] = mock.db.authorizations.find(({ name }) => name === 'Jardinero')
  expect(result).toMatchObject({
    kind: 'pass',
    pass: { code: row?.qrcode, name: 'Jardinero', neighbourhood: 'Los Álamos', lot: 'A-12 · Los Robles' },
  })
})

test('sends the message of an invitation, which has no pass', async () => {
  const { addresses } = recordNewTab()
  const { user } = await renderScreen('/', {
    as: 'residente',
    faults: [{ operationId: 'getAuthorization', status: 500 }],
  })
  const card = (await screen.findAllByText('Invitación'))[0]?.closest('li') as HTMLElement
  await user.click(within(card).getByRole('button', { name: /^Enviar por WhatsApp/ }))
  await waitFor(() => expect(addresses).toHaveLength(1))
  const text = addresses[0]?.searchParams.get('text') ?? ''
  expect(text).toContain('/invite/')
  expect(text).not.toContain('/pase')
})

test('closes the new tab and says so if the pass cannot be loaded', async () => {
  const { addresses, close } = recordNewTab()
  const { user } = await renderScreen('/?buscar=jardinero', {
    as: 'residente',
    faults: [{ operationId: 'getAuthorization', status: 500, times: 1 }],
  })
  await user.click(await screen.findByRole('button', { name: 'Enviar por WhatsApp Jardinero' }))
  expect(await screen.findByText(/^No pudimos preparar el pase\./)).toBeVisible()
  expect(close).toHaveBeenCalledOnce()
  expect(addresses).toEqual([])
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
  await waitFor(() =>
    expect(share).toHaveBeenCalledWith({ title: name, text: expect.stringContaining(`${name}\n`) }),
  )
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
  await user.click(screen.getByRole('button', { name: 'Copiar mensaje' }))
  expect(await screen.findByText(copiedMessage)).toBeVisible()
  const message = await navigator.clipboard.readText()
  expect(message).toContain('Juana Pérez')

  const link = screen.getByRole('link', { name: /^Enviar por WhatsApp/ })
  const text = new URL(link.getAttribute('href') ?? '').searchParams.get('text')
  expect(text).toMatch(
    /^Pase de ingreso · lun 16-03 al lun 23-03, todo el día · Juana Pérez\nhttp\S+\/pase\/\S+#1\.\S+$/,
  )
  expect(link).toHaveAttribute('target', '_blank')
  expect(link).toHaveAttribute('rel', 'noopener noreferrer')

  await user.click(screen.getByRole('button', { name: 'Agregar al calendario' }))
  await waitFor(() => expect(names).toEqual(['Juana Pérez.ics']))
  const calendar = await files[0]?.text()
  expect(calendar).toContain('DTSTART;VALUE=DATE:20260316')
  expect(calendar).toContain('RRULE:FREQ=WEEKLY')
})

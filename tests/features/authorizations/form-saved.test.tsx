import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { contact, createButton, fillIn, openNew, success, titleField, typeField } from './form-steps'

test('creates one authorization for two presses', async () => {
  const { user, mock } = await openNew()
  const before = mock.db.authorizations.all().length
  await fillIn(user)
  await user.dblClick(createButton())
  await success('¡Autorización creada con éxito!')
  expect(mock.db.authorizations.all()).toHaveLength(before + 1)
})

test("offers 'Crear otra' for an empty form and 'Volver a Autorizaciones' for the list", async () => {
  const { user, mock } = await openNew()
  await fillIn(user)
  await user.type(titleField(), 'La primera')
  await user.click(createButton())
  await success('¡Autorización creada con éxito!')
  await user.click(screen.getByRole('button', { name: 'Crear otra' }))

  await screen.findByRole('heading', { level: 1, name: 'Crear Autorización' })
  expect(titleField()).toHaveValue('')
  expect(typeField()).toHaveValue('')
  expect(createButton()).toHaveAccessibleDescription('Debés seleccionar por lo menos un contacto.')
  await fillIn(user)
  await user.click(createButton())
  await success('¡Autorización creada con éxito!')
  expect(mock.db.authorizations.all().slice(-2)).toMatchObject([
    { name: 'La primera' },
    { name: 'Juana Pérez' },
  ])
  await user.click(screen.getByRole('link', { name: 'Volver a Autorizaciones' }))
  await screen.findByRole('heading', { level: 1, name: 'Autorizaciones' })
})

test('shows the reason instead of a QR for a person who is not admitted', async () => {
  const { user } = await openNew()
  await user.selectOptions(typeField(), 'Invitado')
  await user.type(
    screen.getByRole('searchbox', { name: 'Buscar contactos por nombre o DNI' }),
    'walter sosa{Enter}',
  )
  await user.click(await contact('Walter Sosa'))
  await user.click(createButton())
  await success('¡Autorización creada con éxito!')
  expect(screen.getByRole('alert')).toHaveTextContent(
    'Walter Sosa no está admitido/a por la Administración y no podrá ingresar.',
  )
  expect(screen.queryByRole('img', { name: 'Código QR de la autorización' })).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Descargar QR' })).not.toBeInTheDocument()
})

test('downloads the QR as Fastpass-Code.png', async () => {
  const { user } = await openNew()
  await fillIn(user)
  await user.click(createButton())
  await success('¡Autorización creada con éxito!')
  const png = new Blob(['pixels'], { type: 'image/png' })
  vi.stubGlobal('ImageData', class {})
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({
    putImageData: () => {},
  } as unknown as CanvasRenderingContext2D)
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) => done(png))
  const createObjectURL = vi.fn(() => 'blob:qr')
  Object.assign(URL, { createObjectURL, revokeObjectURL: () => {} })
  const downloads: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    downloads.push(`${this.download} ${this.href}`)
  })
  await user.click(screen.getByRole('button', { name: 'Descargar QR' }))
  await waitFor(() => expect(downloads).toEqual(['Fastpass-Code.png blob:qr']))
  expect(createObjectURL).toHaveBeenCalledWith(png)
  vi.unstubAllGlobals()
})

test('reports a browser that cannot draw the image', async () => {
  const { user } = await openNew()
  await fillIn(user)
  await user.click(createButton())
  await success('¡Autorización creada con éxito!')
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
  await user.click(screen.getByRole('button', { name: 'Descargar QR' }))
  expect(
    await screen.findByText('No pudimos descargar el QR. Podés hacer una captura de pantalla.'),
  ).toBeVisible()
})

test('asks before leaving with changes', async () => {
  const { user } = await openNew()
  await user.type(titleField(), 'Asado')
  await user.click(screen.getByRole('link', { name: 'Cancelar' }))
  const question = await screen.findByRole('alertdialog', { name: '¿Salir sin guardar?' })
  await user.click(within(question).getByRole('button', { name: 'Seguir editando' }))
  expect(titleField()).toHaveValue('Asado')
  await user.click(screen.getByRole('link', { name: 'Cancelar' }))
  await user.click(await screen.findByRole('button', { name: 'Salir sin guardar' }))
  await screen.findByRole('heading', { level: 1, name: 'Autorizaciones' })
})

import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { isFullRun } from '../../support/scope'
import {
  fillInRequiredFields,
  findContact,
  findSuccessHeading,
  getCreateButton,
  getTitleField,
  getTypeField,
  openAllOptions,
  openNewAuthorization,
} from './form-steps'

test.runIf(isFullRun)(
  "'Crear otra' opens an empty form, and 'Volver a Autorizaciones' opens the list",
  async () => {
    const { user, mock } = await openNewAuthorization()
    await fillInRequiredFields(user)
    await user.type(getTitleField(), 'La primera')
    await user.click(getCreateButton())
    await findSuccessHeading('¡Autorización creada con éxito!')
    expect(screen.getByText(/^La primera · [a-z]{3} \d\d-\d\d.*, todo el día$/)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Crear otra' }))

    await screen.findByRole('heading', { level: 1, name: 'Crear Autorización' })
    await openAllOptions(user)
    expect(getTitleField()).toHaveValue('')
    expect(getTypeField()).toHaveValue('')
    expect(getCreateButton()).toHaveAccessibleDescription('Debés seleccionar por lo menos un contacto.')
    await fillInRequiredFields(user)
    await user.click(getCreateButton())
    await findSuccessHeading('¡Autorización creada con éxito!')
    expect(mock.db.authorizations.all().slice(-2)).toMatchObject([
      { name: 'La primera' },
      { name: 'Juana Pérez' },
    ])
    await user.click(screen.getByRole('link', { name: 'Volver a Autorizaciones' }))
    await screen.findByRole('heading', { level: 1, name: 'Autorizaciones' })
  },
)

test('shows no QR code, but the reason, if the only authorized person is not admitted', async () => {
  const { user } = await openNewAuthorization()
  await user.selectOptions(getTypeField(), 'Invitado')
  await user.type(
    screen.getByRole('searchbox', { name: 'Buscar contactos por nombre o DNI' }),
    'walter sosa{Enter}',
  )
  await user.click(await findContact('Walter Sosa'))
  await user.click(getCreateButton())
  await findSuccessHeading('¡Autorización creada con éxito!')
  expect(screen.getByRole('alert')).toHaveTextContent(
    'Walter Sosa no está admitido/a por la Administración y no podrá ingresar.',
  )
  expect(screen.queryByRole('img', { name: 'Código QR de la autorización' })).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Descargar QR' })).not.toBeInTheDocument()
})

test('downloads the QR code as Fastpass-Code.png', async () => {
  const { user } = await openNewAuthorization()
  await fillInRequiredFields(user)
  await user.click(getCreateButton())
  await findSuccessHeading('¡Autorización creada con éxito!')
  const png = new Blob(['pixels'], { type: 'image/png' })
  // jsdom lacks `ImageData`.
  vi.stubGlobal('ImageData', class {})
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({
    putImageData: () => {},
  } as unknown as CanvasRenderingContext2D)
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((callback) => callback(png))
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

test('reports that the QR code was not downloaded if the browser cannot draw the image', async () => {
  const { user } = await openNewAuthorization()
  await fillInRequiredFields(user)
  await user.click(getCreateButton())
  await findSuccessHeading('¡Autorización creada con éxito!')
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
  await user.click(screen.getByRole('button', { name: 'Descargar QR' }))
  expect(
    await screen.findByText('No pudimos descargar el QR. Podés hacer una captura de pantalla.'),
  ).toBeVisible()
})

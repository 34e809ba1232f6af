import type { Page, Request } from '@playwright/test'
import { expect, signIn, test } from '../fixtures'
import { isTooWide } from '../is-too-wide'

async function registerGuest(
  page: Page,
  guest: { firstName: string; lastName: string; documentNumber: string },
) {
  await page.getByLabel('Nombre').fill(guest.firstName)
  await page.getByLabel('Apellido').fill(guest.lastName)
  await page.getByLabel('DNI').fill(guest.documentNumber)
  await page.getByLabel('Email').fill(`${guest.documentNumber}@example.com`)
  await page.getByRole('button', { name: 'Confirmar' }).click()
}

const findUnavailableHeading = (page: Page) =>
  page.getByRole('heading', { name: 'No se ha podido acceder a la invitación' })

test('creates an invitation, registers a guest for each seat by the link, and shows the guests to the resident', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await signIn(page, 'resident')
  await page.getByRole('link', { name: 'Crear Invitación' }).click()
  await expect(page.getByRole('heading', { name: 'Crear Invitación' })).toBeFocused()
  await page.getByLabel('Nombre del evento').fill('Mateada')
  await page.getByRole('button', { name: 'Guardar y compartir' }).click()
  await expect(page.getByRole('heading', { name: 'Invitación creada exitosamente' })).toBeFocused()
  await page.getByRole('button', { name: 'Compartir', exact: true }).click()
  await expect(page.getByText('El mensaje ha sido copiado al portapapeles.')).toBeVisible()
  const message = await page.evaluate(() => navigator.clipboard.readText())
  const link = /https?:\/\/\S+\/invite\/\S+/.exec(message)?.[0] ?? ''
  await page.getByRole('link', { name: 'Volver a Autorizaciones' }).click()
  const card = page.getByRole('listitem', { name: 'Mateada' })
  await expect(card).toContainText('Esta invitación no tiene efecto en tanto no se agreguen personas')
  await card.getByRole('link', { name: /^Editar/ }).click()
  await expect(page.getByText('0 / 2')).toBeVisible()

  // The guest opens the link in the browser of the resident. The storage of the browser has the session of the resident,
  // but the page of the invitation must not send this session.
  const guestPage = await context.newPage()
  const requests: Request[] = []
  guestPage.on('request', (request) => requests.push(request))
  await guestPage.setViewportSize({ width: 320, height: 640 })
  await guestPage.goto(link)
  await expect(guestPage.getByRole('heading', { level: 1 })).toHaveText('Te invitaron a Los Álamos')
  await expect(guestPage.getByRole('button', { name: 'Confirmar' })).toBeDisabled()
  await registerGuest(guestPage, { firstName: 'Lucía', lastName: 'Ñandubay', documentNumber: '38555112' })
  await expect(guestPage.getByRole('heading', { level: 1 })).toHaveText('Listo! Tus datos están registrados')
  await expect(guestPage.getByRole('img', { name: 'Código QR para ingresar' })).toBeVisible()
  expect(await isTooWide(guestPage), 'horizontal scroll at 320 px').toBe(false)

  await page.bringToFront()
  await page.getByRole('button', { name: 'Actualizar' }).click()
  await expect(page.getByRole('button', { name: /^Quitar a Lucía Ñandubay/ })).toBeVisible()
  await expect(page.getByText('1 / 2')).toBeVisible()

  await guestPage.bringToFront()
  await guestPage.goto(link)
  await expect(guestPage.getByRole('img', { name: 'Código QR para ingresar' })).toBeVisible()
  await guestPage.getByRole('button', { name: 'Registrá a otra persona' }).click()
  await registerGuest(guestPage, { firstName: 'Teo', lastName: 'Ávalos', documentNumber: '39666223' })
  await expect(guestPage.getByRole('heading', { level: 1 })).toHaveText('Listo! Tus datos están registrados')
  await guestPage.goto(link)
  await expect(guestPage.getByText('¿No sos Teo Ávalos?')).toBeHidden()
  await expect(guestPage.getByRole('img', { name: 'Código QR para ingresar' })).toBeVisible()

  const authorizationHeaders = await Promise.all(
    requests.map((request) => request.headerValue('authorization')),
  )
  expect(authorizationHeaders.filter((header) => header !== null)).toEqual([])
  // The form shows the new guests when the resident opens the form again, without a reload of the page.
  await page.bringToFront()
  await page.getByRole('link', { name: 'Cancelar' }).click()
  await card.getByRole('link', { name: /^Editar/ }).click()
  await expect(page.getByText('2 / 2')).toBeVisible()
  await page.goto('/')
  await expect(card).toContainText('2 invitados')
})

test('registers a guest by keyboard alone, and keeps the typed data when the registration fails', async ({
  page,
  mock,
}) => {
  await mock.settings({ faults: [{ operationId: 'acceptPublicInvitation', status: 503, times: 1 }] })
  await page.goto('/invite/demo-invitation')
  await page.getByLabel('Nombre').focus()
  for (const text of ['Lucía', 'Ñandubay', '38555112', 'lucia@example.com']) {
    await page.keyboard.type(text)
    await page.keyboard.press('Tab')
  }
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'No se ha podido registrar tus datos' })).toBeFocused()
  await expect(page.getByText('Ha ocurrido un error', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Volver a mis datos' }).press('Enter')
  await expect(page.getByLabel('Email')).toHaveValue('lucia@example.com')
  await page.getByLabel('Email').press('Enter')
  await expect(page.getByRole('heading', { name: 'Listo! Tus datos están registrados' })).toBeFocused()
})

test('unsubscribes a recipient by a link, and rejects the link after a reload', async ({ page }) => {
  await page.goto('/unsubscribe/demo-unsubscribe')
  await page.getByLabel('Sí, quiero dejar de recibir comunicaciones.').check()
  await page.getByRole('button', { name: 'Confirmar' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Te desuscribiste exitosamente.')
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 - No encontrado')
})

test('sends no request to the API if the key in the address of an invitation is invalid', async ({
  page,
}) => {
  const requestedPaths: string[] = []
  page.on('request', (request) => requestedPaths.push(new URL(request.url()).pathname))
  for (const key of ['a%20b', '%E2%80%AEb', '%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E', 'x'.repeat(201)]) {
    await page.goto(`/invite/${key}`)
    await expect(findUnavailableHeading(page)).toBeVisible()
  }
  expect(requestedPaths.filter((path) => /^\/(public\/invitation|fapi)/.test(path))).toEqual([])
})

import type { Page } from '@playwright/test'
import { createPhotoWithLocation } from '../catalogue/photo-with-location'
import { expect, signIn, test } from '../fixtures'

const findPhoto = (page: Page) => page.getByRole('img', { name: 'Foto de MOROCHA' })
const openPets = async (page: Page) => {
  await page.goto('/manageproperty/201?tab=mascotas')
  await page
    .getByRole('button', { name: /^Editar/ })
    .first()
    .waitFor()
}

/** Opens the form of the pet MOROCHA, which has a photo. */
const openMorocha = async (page: Page) => {
  await openPets(page)
  await page
    .getByRole('row', { name: /MOROCHA/ })
    .getByRole('button', { name: /^Editar/ })
    .click()
  await expect(findPhoto(page)).toBeVisible()
}

/** Reads the width of the loaded photo in pixels. */
const readPhotoWidth = (page: Page) =>
  findPhoto(page).evaluate((image: HTMLImageElement) => image.naturalWidth)

test('crops, uploads, shows, replaces and removes the photo of a pet', async ({ page, mock }) => {
  await signIn(page, 'resident')
  await openMorocha(page)
  await expect.poll(() => readPhotoWidth(page)).toBe(64)

  // The focus moves to the cropper. When the user accepts the photo, the focus returns to the photo field.
  await page.getByLabel(/^(Elegir|Cambiar) foto/).setInputFiles(await createPhotoWithLocation(page))
  await expect(page.getByRole('slider', { name: 'Acercar' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(findPhoto(page)).toHaveAttribute('src', /^blob:/)
  await expect(page.getByLabel(/^(Elegir|Cambiar) foto/)).toBeFocused()
  const stateBefore = await mock.state()

  const upload = page.waitForRequest(
    (request) => request.method() === 'PUT' && request.url().includes('/uploads/'),
  )
  await page.getByRole('button', { name: 'Guardar' }).click()
  const headers = await (await upload).allHeaders()
  expect(headers['content-type']).toBe('image/jpeg')
  const privateHeaders = [headers.authorization, headers['time-zone'], headers.cookie, headers.referer]
  expect(privateHeaders.some(Boolean), 'the upload sends a private header').toBe(false)
  await expect(page.getByText('La mascota se modificó satisfactoriamente.')).toBeVisible()
  // The new photo replaces the old photo, so the number of photos stays the same.
  await expect.poll(async () => (await mock.state()).counts.photos).toBe(stateBefore.counts.photos)

  await openMorocha(page)
  await expect.poll(() => readPhotoWidth(page)).toBe(60)
  await page.getByRole('button', { name: 'Quitar foto' }).click()
  await page.getByRole('button', { name: 'Guardar' }).click()
  await expect(page.getByText('La mascota se modificó satisfactoriamente.')).toBeVisible()
  await expect.poll(async () => (await mock.state()).counts.photos).toBe((stateBefore.counts.photos ?? 0) - 1)
})

test('on a phone, rejects a file that is no photo, and saves nothing when the user cancels an upload', async ({
  page,
  mock,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page, 'resident')
  await openPets(page)
  await page.getByRole('button', { name: 'Nueva mascota' }).click()
  await page.getByLabel(/^Nombre/).fill('pipa')
  await page.getByLabel(/^Raza/).fill('mestizo')
  await page.getByLabel(/^(Elegir|Cambiar) foto/).setInputFiles({
    name: 'foto.jpg',
    mimeType: 'image/jpeg',
    buffer: Buffer.from('no photo at all'),
  })
  await expect(page.getByText('No pudimos leer esa foto. Elegí una imagen JPG, PNG o WebP.')).toBeVisible()
  await page.getByLabel(/^(Elegir|Cambiar) foto/).setInputFiles(await createPhotoWithLocation(page))
  await page.getByRole('button', { name: 'Usar esta foto' }).click()
  await expect(page.getByRole('img', { name: 'Foto de la mascota' })).toBeVisible()
  const stateBefore = await mock.state()

  await mock.settings({ faults: [{ operationId: 'uploadPhoto', status: 'timeout', times: 1 }] })
  const saveButton = page.getByRole('button', { name: 'Guardar' })
  // The second press of a double tap must not reach the button that cancels the upload.
  await saveButton.dblclick()
  await expect(page.getByRole('progressbar', { name: 'Subiendo la foto…' })).toBeVisible()
  // Wait until the fault has applied to this upload. Otherwise it could apply to the upload after the cancellation.
  await expect.poll(async () => (await mock.state()).settings.faults).toEqual([])
  await page.getByRole('button', { name: 'Cancelar la subida' }).click()
  await expect(page.getByText('Cancelaste la subida de la foto. Todavía no se guardó nada.')).toBeVisible()
  expect((await mock.state()).counts.pets).toBe(stateBefore.counts.pets)

  await page.getByRole('button', { name: 'Guardar' }).click()
  await expect(page.getByText('La Mascota se guardó satisfactoriamente.')).toBeVisible()
  await expect(page.getByText('PIPA')).toBeVisible()
  const stateAfter = await mock.state()
  expect(stateAfter.counts.pets).toBe((stateBefore.counts.pets ?? 0) + 1)
  expect(stateAfter.counts.photos).toBe((stateBefore.counts.photos ?? 0) + 1)
})

import type { Page } from '@playwright/test'
import { photoWithPlace } from '../catalogue/photo-with-place'
import { expect, signIn, test } from '../fixtures'

const shown = (page: Page) => page.getByRole('img', { name: 'Foto de MOROCHA' })
const openPets = async (page: Page) => {
  await page.goto('/manageproperty/201?tab=mascotas')
  await page
    .getByRole('button', { name: /^Editar/ })
    .first()
    .waitFor()
}

/** Opens the form of the pet that has a photo. */
const openMorocha = async (page: Page) => {
  await openPets(page)
  await page
    .getByRole('row', { name: /MOROCHA/ })
    .getByRole('button', { name: /^Editar/ })
    .click()
  await expect(shown(page)).toBeVisible()
}

/** How wide the picture is, once it has come. */
const widthOf = (page: Page) => shown(page).evaluate((image: HTMLImageElement) => image.naturalWidth)

test('a pet’s photo is cut, sent, shown, replaced and taken away', async ({ page, mock }) => {
  await signIn(page, 'resident')
  await openMorocha(page)
  await expect.poll(() => widthOf(page)).toBe(64)

  // Chosen and used by keyboard: the focus is where to go on.
  await page.getByLabel(/^Foto/).setInputFiles(await photoWithPlace(page))
  await expect(page.getByRole('slider', { name: 'Acercar' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(shown(page)).toHaveAttribute('src', /^blob:/)
  await expect(page.getByLabel(/^Foto/)).toBeFocused()
  const before = await mock.state()

  const sent = page.waitForRequest(
    (request) => request.method() === 'PUT' && request.url().includes('/uploads/'),
  )
  await page.getByRole('button', { name: 'Guardar' }).click()
  const headers = await (await sent).allHeaders()
  expect(headers['content-type']).toBe('image/jpeg')
  const told = [headers.authorization, headers['time-zone'], headers.cookie, headers.referer]
  expect(told.some(Boolean), 'nothing of the session goes there').toBe(false)
  await expect(page.getByText('La mascota se modificó satisfactoriamente.')).toBeVisible()
  // The old one made room for the new one.
  await expect.poll(async () => (await mock.state()).counts.photos).toBe(before.counts.photos)

  await openMorocha(page)
  await expect.poll(() => widthOf(page)).toBe(60)
  await page.getByRole('button', { name: 'Quitar foto' }).click()
  await page.getByRole('button', { name: 'Guardar' }).click()
  await expect(page.getByText('La mascota se modificó satisfactoriamente.')).toBeVisible()
  await expect.poll(async () => (await mock.state()).counts.photos).toBe((before.counts.photos ?? 0) - 1)
})

test('an upload that hangs is called off; nothing was saved, nothing is lost', async ({ page, mock }) => {
  await signIn(page, 'resident')
  await openPets(page)
  await page.getByRole('button', { name: 'Nueva mascota' }).click()
  await page.getByLabel(/^Nombre/).fill('pipa')
  await page.getByLabel(/^Raza/).fill('mestizo')
  await page.getByLabel(/^Foto/).setInputFiles({
    name: 'foto.jpg',
    mimeType: 'image/jpeg',
    buffer: Buffer.from('no photo at all'),
  })
  await expect(page.getByText('No pudimos leer esa foto. Elegí una imagen JPG, PNG o WebP.')).toBeVisible()
  await page.getByLabel(/^Foto/).setInputFiles(await photoWithPlace(page))
  await page.getByRole('button', { name: 'Usar esta foto' }).click()
  await expect(page.getByRole('img', { name: 'Foto de la mascota' })).toBeVisible()
  const before = await mock.state()

  await mock.settings({ faults: [{ operationId: 'uploadPhoto', status: 'timeout', times: 1 }] })
  await page.getByRole('button', { name: 'Guardar' }).click()
  // Called off before it has reached the backend, it would leave the fault to the next one.
  await expect.poll(async () => (await mock.state()).settings.faults).toEqual([])
  await page.getByRole('button', { name: 'Cancelar la subida' }).click()
  await expect(page.getByText('Cancelaste la subida de la foto. Todavía no se guardó nada.')).toBeVisible()
  expect((await mock.state()).counts.pets).toBe(before.counts.pets)

  await page.getByRole('button', { name: 'Guardar' }).click()
  await expect(page.getByText('La Mascota se guardó satisfactoriamente.')).toBeVisible()
  await expect(page.getByText('PIPA')).toBeVisible()
  const after = await mock.state()
  expect(after.counts.pets).toBe((before.counts.pets ?? 0) + 1)
  expect(after.counts.photos).toBe((before.counts.photos ?? 0) + 1)
})

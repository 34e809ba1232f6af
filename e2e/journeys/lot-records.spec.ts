import type { Page } from '@playwright/test'
import { createPhotoWithLocation } from '../catalogue/photo-with-location'
import { expect, signIn, test } from '../fixtures'
import { isTooWide } from '../is-too-wide'
import { openFileDialogByKey } from '../open-file-dialog'
import { restTag } from '../scope'
import { tabTo } from '../tab-to'

const getLotAddress = (tab: string, lotId: number) => `/manageproperty/${lotId}?tab=${tab}`
const pressButton = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const selectOption = (page: Page, field: RegExp, option: string) =>
  page.getByRole('combobox', { name: field }).selectOption(option)

/** Fills the required fields of a vehicle except its plate. */
async function fillVehicle(page: Page) {
  await selectOption(page, /^Color/, 'Gris')
  await selectOption(page, /^Marca/, 'Toyota')
  await selectOption(page, /^Modelo/, 'Corolla Cross')
  await selectOption(page, /^Compañía de seguro/, 'Sancor Seguros')
  await page.getByRole('textbox', { name: /^Vencimiento del seguro/ }).fill('30/03/2026')
}

/** Accounts that may edit a lot. The lot already has the plate and the pet. */
const lotEditors = [
  { account: 'resident', lotId: 201, existingPlate: 'af 482 qn', existingPet: 'MOROCHA' },
  { account: 'managingTenant', lotId: 202, existingPlate: 'ac 903 ln', existingPet: 'FRIDA' },
] as const

for (const [index, { account, lotId, existingPlate, existingPet }] of lotEditors.entries()) {
  const scopeTag = index === 0 ? {} : restTag
  test(
    `registers, edits and removes a vehicle on a phone as the ${account}`,
    scopeTag,
    async ({ page, mock }) => {
      await page.setViewportSize({ width: 390, height: 844 })
      await signIn(page, account, getLotAddress('vehiculos', lotId))
      await pressButton(page, 'Nuevo vehículo')
      await expect(page.getByRole('heading', { level: 2, name: 'Nuevo vehículo' })).toBeVisible()
      const countBefore = (await mock.state()).counts.vehicles ?? 0

      // If the lot already has the plate, the error appears at the plate field, and the other fields keep their values.
      const plateField = page.getByRole('textbox', { name: /^Patente/ })
      await plateField.fill(existingPlate)
      await fillVehicle(page)
      await pressButton(page, 'Guardar')
      await expect(plateField).toBeFocused()
      await expect(plateField).toHaveAccessibleDescription('Ya hay un vehículo con esta patente en el lote.')
      await expect(page.getByRole('textbox', { name: /^Vencimiento del seguro/ })).toHaveValue('30/03/2026')
      expect((await mock.state()).counts.vehicles).toBe(countBefore)
      expect(await isTooWide(page)).toBe(false)

      await plateField.fill('ag 731 kt')
      await pressButton(page, 'Guardar')
      await expect(page.getByText('El vehículo se guardo satisfactoriamente.')).toBeVisible()
      await pressButton(page, 'Editar AG 731 KT')
      await expect(plateField).toBeDisabled()
      await expect(plateField).toHaveValue('AG 731 KT')
      await selectOption(page, /^Marca/, 'Ram')
      await expect(page.getByRole('combobox', { name: /^Modelo/ })).toHaveValue('')
      await selectOption(page, /^Modelo/, 'Rampage')
      expect(await isTooWide(page)).toBe(false)
      await pressButton(page, 'Guardar')
      await expect(page.getByText('El vehículo se modificó satisfactoriamente.')).toBeVisible()
      const card = page.getByRole('row').filter({ hasText: 'Rampage' })
      await expect(card).toContainText('Vence en 14 días')
      expect((await mock.state()).counts.vehicles).toBe(countBefore + 1)

      await pressButton(page, 'Remover AG 731 KT')
      const question = page.getByRole('alertdialog', { name: 'Remover Vehículo' })
      await expect(question).toContainText('AG 731 KT')
      await question.getByRole('button', { name: 'Remover' }).click()
      await expect(page.getByText('Vehículo eliminado con éxito.')).toBeVisible()
      await expect(card).toBeHidden()
      expect((await mock.state()).counts.vehicles).toBe(countBefore)
      expect(await isTooWide(page)).toBe(false)
    },
  )

  test(
    `registers, edits and removes a pet with a photo by keyboard alone as the ${account}`,
    scopeTag,
    async ({ page, mock }) => {
      await signIn(page, account, getLotAddress('mascotas', lotId))
      await page.getByRole('rowheader', { name: existingPet }).waitFor()
      const countsBefore = (await mock.state()).counts
      const photo = await createPhotoWithLocation(page)
      const saveByKeyboard = async () => {
        await tabTo(page, page.getByRole('button', { name: /^Guardar$/ }))
        await page.keyboard.press('Enter')
      }

      await tabTo(page, page.getByRole('button', { name: /^Nueva mascota$/ }))
      await page.keyboard.press('Enter')
      await tabTo(page, page.getByRole('textbox', { name: /^Nombre/ }))
      await page.keyboard.type('pipa')
      await page.keyboard.press('Tab')
      await page.keyboard.type('mestizo')
      await page.keyboard.press('Tab')
      await expect(page.getByLabel(/^Elegir foto/)).toBeFocused()
      await (await openFileDialogByKey(page, 'Space')).setFiles(photo)
      await expect(page.getByRole('slider', { name: 'Acercar' })).toBeFocused()
      await tabTo(page, page.getByRole('button', { name: /^Usar esta foto$/ }))
      await page.keyboard.press('Enter')
      await expect(page.getByRole('img', { name: 'Foto de la mascota' })).toBeVisible()
      await saveByKeyboard()
      await expect(page.getByText('La Mascota se guardó satisfactoriamente.')).toBeVisible()

      await tabTo(page, page.getByRole('button', { name: /^Editar PIPA$/ }))
      await page.keyboard.press('Enter')
      await expect(page.getByRole('img', { name: 'Foto de PIPA' })).toBeVisible()
      await tabTo(page, page.getByRole('textbox', { name: /^Raza/ }))
      await page.keyboard.press('ControlOrMeta+a')
      await page.keyboard.type('galgo')
      await saveByKeyboard()
      await expect(page.getByText('La mascota se modificó satisfactoriamente.')).toBeVisible()
      await expect(page.getByRole('row', { name: /PIPA/ })).toContainText('GALGO')
      expect((await mock.state()).counts).toMatchObject({
        pets: (countsBefore.pets ?? 0) + 1,
        photos: (countsBefore.photos ?? 0) + 1,
      })

      await tabTo(page, page.getByRole('button', { name: /^Remover PIPA$/ }))
      await page.keyboard.press('Enter')
      const question = page.getByRole('alertdialog', { name: 'Remover Mascota' })
      await expect(question.getByRole('button', { name: 'Cancelar' })).toBeFocused()
      await tabTo(page, page.getByRole('button', { name: /^Remover$/ }))
      await page.keyboard.press('Enter')
      await expect(page.getByText('Mascota eliminada con éxito.')).toBeVisible()
      await expect(page.getByRole('rowheader', { name: 'PIPA' })).toBeHidden()
      expect((await mock.state()).counts.pets).toBe(countsBefore.pets)
    },
  )
}

test('shows vehicles and pets in read-only forms to a tenant who may not edit the lot', async ({
  page,
  mock,
}) => {
  await signIn(page, 'tenant', getLotAddress('vehiculos', 203))
  const countsBefore = (await mock.state()).counts
  for (const [tab, createLabel, recordName, detailsHeading] of [
    ['Vehículos', 'Nuevo vehículo', 'AD 617 PJ', 'Detalles del vehículo'],
    ['Mascotas', 'Nueva mascota', 'GARDEL', 'Detalles de la mascota'],
  ] as const) {
    await page.getByRole('tab', { name: tab }).click()
    for (const name of [createLabel, `Remover ${recordName}`]) {
      const disabledButton = page.getByRole('button', { name, exact: true })
      await expect(disabledButton).toHaveAccessibleDescription(/^Actualmente no tenés habilitada/)
      await disabledButton.click({ force: true })
    }
    await expect(page.getByRole('alertdialog')).toBeHidden()
    await pressButton(page, `Ver detalles de ${recordName}`)
    await expect(page.getByRole('heading', { level: 2, name: detailsHeading })).toBeVisible()
    await expect(page.getByText(/^Actualmente no tenés habilitada/)).toBeVisible()
    await expect(page.locator('form :is(input, select):enabled')).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Guardar' })).toBeHidden()
    await pressButton(page, 'Volver a la lista')
    await expect(page.getByRole('button', { name: `Ver detalles de ${recordName}` })).toBeVisible()
  }
  expect((await mock.state()).counts).toMatchObject({
    vehicles: countsBefore.vehicles,
    pets: countsBefore.pets,
  })
})

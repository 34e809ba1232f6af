import { expect, signIn, test } from '../fixtures'

test.use({ expectedErrors: [/Failed to load resource: net::/] })

const connectionFailure = /No pudimos conectarnos/

test('saves one pet if the response to the first attempt is lost', async ({ page, mock }) => {
  await signIn(page, 'resident', '/manageproperty/201?tab=mascotas&vista=nuevo')
  await page.getByLabel('Nombre').fill('Luna')
  await page.getByLabel('Raza').fill('Caniche')
  const { counts } = await mock.state()
  await mock.settings({ faults: [{ operationId: 'createPet', status: 'lost', times: 1 }] })
  const saveButton = page.getByRole('button', { name: /^(Guardar|Crear|Agregar)/ }).last()
  await saveButton.click()
  await expect(page.getByText(connectionFailure)).toBeVisible()
  await saveButton.click()
  await expect(page.getByRole('rowheader', { name: 'LUNA' })).toBeVisible()
  expect((await mock.state()).counts.pets).toBe((counts.pets ?? 0) + 1)
})

test('removes a pet, and says so, if the response to the first attempt is lost', async ({ page, mock }) => {
  await signIn(page, 'resident', '/manageproperty/201?tab=mascotas')
  await page.getByRole('button', { name: 'Remover PELUSA' }).click()
  const question = page.getByRole('alertdialog', { name: 'Remover Mascota' })
  const confirmButton = question.getByRole('button', { name: 'Remover' })
  const { counts } = await mock.state()
  await mock.settings({ faults: [{ operationId: 'deletePet', status: 'lost', times: 1 }] })
  await confirmButton.click()
  await expect(question.getByText(connectionFailure)).toBeVisible()
  await confirmButton.click()
  await expect(question).toBeHidden()
  await expect(page.getByText('Mascota eliminada con éxito.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Remover PELUSA' })).toBeHidden()
  expect((await mock.state()).counts.pets).toBe((counts.pets ?? 0) - 1)
})

import { expect, signIn } from '../fixtures'
import { deployNewVersion, test } from './deployment'

test('offers a new version, asks before the reload, and restores the typed data after the reload', async ({
  page,
}) => {
  await signIn(page, 'resident')
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
  })
  deployNewVersion()
  await page.goto('/preauthorization/new?opciones=todas')
  const offer = page.getByRole('status', { name: 'Versión nueva' })
  await expect(offer).toContainText('Hay una versión nueva.')
  // The user ignores the offer; the version is then waiting before the next page load.
  await page.reload()
  await expect(offer).toContainText('Hay una versión nueva.')

  await page.getByLabel('Título').fill('Poda')
  await offer.getByRole('button', { name: 'Actualizar' }).click()
  const question = page.getByRole('alertdialog', { name: '¿Salir sin guardar?' })
  await question.getByRole('button', { name: 'Seguir editando' }).click()
  await expect(page.getByLabel('Título')).toHaveValue('Poda')
  await expect(offer).toBeVisible()

  await offer.getByRole('button', { name: 'Actualizar' }).click()
  const pageLoad = page.waitForEvent('load')
  await question.getByRole('button', { name: 'Salir sin guardar' }).click()
  await pageLoad
  await expect(page.getByRole('heading', { name: 'Crear Autorización' })).toBeVisible()
  await expect(page.getByLabel('Título')).toHaveValue('Poda')
  await expect(page.getByText('Recuperamos lo que estabas escribiendo')).toBeVisible()
  await expect(offer).toBeHidden()
})

import type { Page } from '@playwright/test'
import { expect, signIn } from '../fixtures'
import { deployNewVersion, test } from './deployment'

const getOffer = (page: Page) => page.getByRole('status', { name: 'Versión nueva' })

/** Signs in, and opens the form of a new authorization after the deployment of a new version. */
async function openAfterDeployment(page: Page) {
  await signIn(page, 'resident')
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
  })
  deployNewVersion()
  await page.goto('/preauthorization/new?opciones=todas')
  await expect(getOffer(page)).toContainText('Hay una versión nueva.')
}

test('offers a new version, asks before the reload, and restores the typed data after the reload', async ({
  page,
}) => {
  await openAfterDeployment(page)
  const offer = getOffer(page)
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

test('reloads the page after three seconds if the browser has not activated the new version', async ({
  page,
}) => {
  await openAfterDeployment(page)
  const isWaiting = await page.evaluate(async () => {
    // The new version never receives the request to activate.
    ServiceWorker.prototype.postMessage = () => {}
    return (await navigator.serviceWorker.ready).waiting !== null
  })
  expect(isWaiting).toBe(true)
  const pageLoad = page.waitForEvent('load')
  const pressed = performance.now()
  await getOffer(page).getByRole('button', { name: 'Actualizar' }).click()
  await pageLoad
  expect(performance.now() - pressed).toBeGreaterThan(2900)
  await expect(page.getByRole('heading', { name: 'Crear Autorización' })).toBeVisible()
})

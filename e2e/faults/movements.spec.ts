import type { Page } from '@playwright/test'
import { expect, signIn, test } from '../fixtures'

test.use({ expectedErrors: [/Failed to load resource: net::/] })

const failureMessage = 'Ha ocurrido un error con la descarga del archivo. Por favor intente más tarde.'

async function openMovements(page: Page) {
  await signIn(page, 'resident')
  await page.getByRole('link', { name: 'Movimientos' }).click()
  await expect(page.getByText('Adentro desde').first()).toBeVisible()
}

test('the page reports a download that fails twice, and the third attempt succeeds', async ({
  page,
  mock,
}) => {
  await openMovements(page)
  await mock.settings({
    faults: [{ operationId: 'downloadActivityRecords', status: 'network', times: 2 }],
  })
  await page.getByRole('button', { name: 'Descargar Excel' }).click()
  await expect(page.getByText(failureMessage)).toBeVisible()
  await expect(page.getByText('No pudimos conectarnos. Revisá tu conexión a internet')).toBeVisible()
  await page.getByRole('button', { name: 'Reintentar' }).click()
  await expect(page.getByRole('button', { name: 'Reintentar' })).toBeVisible()
  const downloadEvent = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Reintentar' }).click()
  expect((await downloadEvent).suggestedFilename()).toBe('Movimientos A-12 16-03-2026.xlsx')
  await expect(page.getByText('Se descargó Movimientos A-12 16-03-2026.xlsx.')).toBeVisible()
  await expect(page.getByText(failureMessage)).toBeHidden()
})

test('while a download hangs, the user can use the page, cancel the download, and start it again', async ({
  page,
  mock,
}) => {
  await openMovements(page)
  await mock.settings({ faults: [{ operationId: 'downloadActivityRecords', status: 'timeout', times: 1 }] })
  const button = page.getByRole('button', { name: 'Descargar Excel' })
  await button.click()
  await expect(page.getByText('Por favor aguarde mientras se realiza la descarga.')).toBeVisible()
  await page.getByRole('checkbox', { name: 'Sin egreso' }).check()
  await expect(page).toHaveURL(/sinEgreso=true/)
  await page.getByRole('button', { name: 'Cancelar la descarga' }).click()
  await expect(page.getByText('Cancelaste la descarga.')).toBeVisible()
  await expect(button).toBeFocused()
  const downloadEvent = page.waitForEvent('download')
  await page.keyboard.press('Enter')
  await downloadEvent
})

import { readFile } from 'node:fs/promises'
import { expect, test } from '../fixtures'
import { tabTo } from '../tab-to'
import { openPanel, openSection } from './open-panel'

const shortcut = 'Alt+Shift+D'

test('the user opens the demo panel and signs in by keyboard alone; closing the panel returns the focus to where it was', async ({
  page,
}) => {
  await page.goto('/login')
  const emailField = page.getByLabel('Email o DNI')
  await expect(page.getByRole('button', { name: 'Modo demo' })).toBeVisible()
  await emailField.focus()
  await page.keyboard.press(shortcut)
  const panel = page.getByRole('dialog', { name: 'Modo demo' })
  await expect(panel.locator('summary', { hasText: 'Cuentas' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await expect(emailField).toBeFocused()

  const button = page.getByRole('button', { name: 'Modo demo' })
  await tabTo(page, button)
  await page.keyboard.press('Enter')
  await expect(panel).toBeVisible()
  await page.keyboard.press(shortcut)
  await expect(panel).toBeHidden()
  await expect(button).toBeFocused()

  await page.keyboard.press(shortcut)
  await tabTo(page, panel.getByRole('button', { name: 'Ingresar como Tomás Aguilar' }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Autorizaciones', level: 1 })).toBeVisible()
  const accounts = await openSection(page, 'Cuentas')
  await expect(accounts.getByText('Ahora estás como Tomás Aguilar.')).toBeVisible()
})

test('the demo panel opens over a confirmation, and closing the panel returns the focus to the confirmation', async ({
  page,
}) => {
  await page.goto('/login')
  await (await openPanel(page)).getByRole('button', { name: 'Ingresar como Carolina Ibáñez' }).click()
  await page.getByRole('button', { name: 'Eliminar Lectura de medidores' }).click()
  const noButton = page.getByRole('alertdialog').getByRole('button', { name: 'No' })
  await expect(noButton).toBeFocused()
  await page.keyboard.press(shortcut)
  const panel = page.getByRole('dialog', { name: 'Modo demo' })
  await panel.locator('summary', { hasText: 'Escenario' }).click()
  await expect(panel.getByText('Ahora: Un barrio vivido, semilla 1.')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await expect(noButton).toBeFocused()
})

test('the panel exports the state, resets to another scenario, refuses a damaged file, and imports the exported file', async ({
  page,
  mock,
}) => {
  await page.goto('/login')
  await (await openPanel(page)).getByRole('button', { name: 'Ingresar como Carolina Ibáñez' }).click()
  await page.getByRole('button', { name: 'Eliminar Lectura de medidores' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sí' }).click()
  await expect(page.getByRole('listitem', { name: 'Lectura de medidores' })).toBeHidden()
  const exportedState = await mock.state()

  let section = await openSection(page, 'Escenario')
  const download = page.waitForEvent('download')
  await section.getByRole('button', { name: 'Exportar estado' }).click()
  const stateFile = await download
  expect(stateFile.suggestedFilename()).toBe('modo-demo-demo-2026-03-16.json')
  await expect(section.getByText('Se descargó modo-demo-demo-2026-03-16.json.')).toBeVisible()

  await section.getByRole('radio', { name: 'Recién llegado' }).check()
  await section.getByRole('button', { name: 'Restablecer' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Restablecer' }).click()
  await expect(page).toHaveURL(/\/login$/)
  const status = page.locator('[data-demo-mode]').getByRole('status')
  await expect(status).toHaveText(/^Se restableció «Recién llegado»\. Ingresá de nuevo/)
  expect(await mock.state()).toMatchObject({ scenario: 'empty' })

  section = await openSection(page, 'Escenario')
  const content = await readFile(await stateFile.path(), 'utf8')
  const field = section.getByLabel(/^Archivo exportado/)
  await field.setInputFiles({
    name: 'cortado.json',
    mimeType: 'application/json',
    buffer: Buffer.from('{"format":'),
  })
  await section.getByRole('button', { name: 'Importar estado' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Reemplazar' }).click()
  await expect(section.getByText(/dañado o no es un estado exportado/)).toBeVisible()
  await section.getByRole('button', { name: 'Quitar cortado.json' }).click()
  await field.setInputFiles({
    name: 'estado.json',
    mimeType: 'application/json',
    buffer: Buffer.from(content),
  })
  await section.getByRole('button', { name: 'Importar estado' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Reemplazar' }).click()
  await expect(status).toHaveText(/^Se importó estado\.json\. Ingresá de nuevo/)
  await page.getByRole('button', { name: 'Cerrar aviso' }).click()
  await expect(status).toBeEmpty()
  expect((await mock.state()).counts).toEqual(exportedState.counts)
})

test.describe('when the connection is lost', () => {
  test.use({ expectedErrors: [/^error: Failed to load resource: net::ERR_(FAILED|INTERNET_DISCONNECTED)$/] })

  test('the demo reports that the panel cannot load offline, and loads the panel once the browser is online again', async ({
    page,
    context,
  }) => {
    await page.goto('/login')
    const button = page.getByRole('button', { name: 'Modo demo' })
    await expect(button).toBeVisible()
    await context.setOffline(true)
    await button.click()
    const status = page.locator('[data-demo-mode]').getByRole('status')
    await expect(status).toHaveText(/^No se pudo abrir el modo demo\. Revisá tu conexión/)
    await page.getByRole('button', { name: 'Cerrar aviso' }).click()
    await expect(button).toBeFocused()
    await context.setOffline(false)
    await openPanel(page)
  })
})

import { findViolations } from '../axe'
import { countActions } from '../count-actions'
import { expect, signIn, test } from '../fixtures'

test.use({ viewport: { width: 390, height: 844 } })

test('on a phone, renews the insurance of five workers with ten taps and without typing a document', async ({
  page,
}) => {
  await signIn(page, 'workManager', '/construction/501?tab=nomina')
  const part = page.getByRole('radio', { name: /^Sin A\.R\.T\. \(\d+\)$/ })
  await expect(part).toBeAttached()
  await expect(page.getByRole('radiogroup', { name: /^Mañana entran \d+ de 25$/ })).toBeVisible()
  const getActions = await countActions(page)
  await part.click()
  await expect(page.getByText('En revisión').first()).toBeVisible()
  const boxes = page
    .getByRole('row')
    .filter({ hasNotText: 'En revisión' })
    .getByRole('checkbox', { name: /^Elegir a / })
  for (const index of [0, 1, 2, 3, 4]) await boxes.nth(index).click()
  const labels = await page
    .getByRole('checkbox', { name: /^Elegir a /, checked: true })
    .evaluateAll((chosen) => chosen.map((box) => (box as HTMLInputElement).labels?.[0]?.textContent ?? ''))
  await expect(page.getByText('5 elegidos')).toBeVisible()
  expect(await findViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'Renovar A.R.T.' }).click()

  await expect(page.getByText('5 personas')).toBeVisible()
  expect(await findViolations(page)).toEqual([])
  await page.getByRole('textbox', { name: /^Número de Póliza/ }).click()
  await page.keyboard.type('4501-0098777')
  // The key that goes on to the next control, which on-screen keyboards have too: the first date, its calendar, the second date.
  for (let presses = 0; presses < 3; presses += 1) await page.keyboard.press('Tab')
  await expect(page.getByRole('textbox', { name: /^Fecha de fin/ })).toBeFocused()
  await page.keyboard.type('31-12-2026')
  const chooserEvent = page.waitForEvent('filechooser')
  await page.getByLabel(/^Documentos/).click()
  const chooser = await chooserEvent
  await chooser.setFiles({ name: 'poliza.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4') })
  await page.getByRole('button', { name: 'Enviar' }).click()
  await expect(page.getByText('Presentación de seguro A.R.T. enviada')).toBeVisible()
  expect(getActions().taps).toBeLessThanOrEqual(10)

  await page.getByRole('link', { name: 'Volver a la nómina' }).click()
  await expect(page).toHaveURL(/\/construction\/501\?tab=nomina&parte=sin-art$/)
  expect(labels).toHaveLength(5)
  for (const label of labels)
    await expect(
      page.getByRole('row').filter({ has: page.getByRole('checkbox', { name: label }) }),
    ).toContainText('En revisión')
})

test('keeps the chosen people over a reload of the new submission', async ({ page }) => {
  await signIn(page, 'workManager', '/construction/501?tab=nomina&parte=vencen')
  await page.getByRole('button', { name: 'Elegir a todos' }).click()
  const count = /^(\d+) elegidos$/.exec((await page.getByText(/^\d+ elegidos$/).textContent()) ?? '')?.[1]
  await page.getByRole('button', { name: 'Renovar antecedentes' }).click()
  await expect(page.getByText(`${count} personas`)).toBeVisible()
  await page.reload()
  await expect(page.getByText(`${count} personas`)).toBeVisible()
})

test('in a wide window, the buttons are above the rows, and say that somebody must be chosen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await signIn(page, 'workManager', '/construction/501?tab=nomina&parte=vencen')
  const button = page.getByRole('button', { name: 'Renovar antecedentes' })
  await expect(button).toHaveAccessibleDescription('Elegí a quiénes renovar.')
  await page
    .getByRole('checkbox', { name: /^Elegir a / })
    .first()
    .press('Space')
  await expect(page.getByText('1 elegido')).toBeVisible()
  await button.press('Enter')
  await expect(page.getByText('1 persona', { exact: true })).toBeVisible()
})

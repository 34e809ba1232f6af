import { expect, signIn, test } from '../fixtures'
import { isTooWide } from '../is-too-wide'
import { enlargeText, findBrokenWords, measureMissingRoom, measureStuckBars } from '../large-text'

const screens = [
  { name: 'the home page', account: 'resident', path: '/', title: 'Autorizaciones' },
  { name: 'the movements', account: 'resident', path: '/activitiesreport', title: 'Movimientos' },
  {
    name: 'a new authorization',
    account: 'resident',
    path: '/preauthorization/new',
    title: 'Crear Autorización',
  },
  { name: 'a lot', account: 'resident', path: '/manageproperty/201', title: /^Corresidentes/ },
  {
    name: 'the roster of a work',
    account: 'workManager',
    path: '/construction/501?tab=nomina',
    title: /^Casa Pérez/,
  },
  {
    name: 'the groups of a work',
    account: 'workManager',
    path: '/construction/501?tab=autorizaciones',
    title: /^Casa Pérez/,
  },
] as const

/** The top bar, and the titles and controls of a page. */
const texts = 'header, main :is(h1, h2, h3, label, legend, button, a[data-variant], [role="tab"])'

for (const { name, account, path, title } of screens) {
  test(`with text of double size, ${name} fits a phone`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await signIn(page, account, path)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(page.locator('main [data-loading]')).toHaveCount(0)
    await enlargeText(page)
    expect(await isTooWide(page)).toBe(false)
    expect(await findBrokenWords(page, texts)).toEqual([])
    expect(await measureStuckBars(page)).toBeLessThanOrEqual(0.4)
    if (account === 'resident') expect(await measureMissingRoom(page, 'Barrio')).toBeLessThanOrEqual(0)
  })
}

test('with text of double size, the dialog of a group fits a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page, 'workManager', '/construction/501?tab=autorizaciones')
  await page
    .getByRole('button', { name: /^Administrar Autorización: / })
    .first()
    .click()
  await enlargeText(page)
  const dialog = page.getByRole('dialog', { name: 'Administrar Autorización' })
  await expect(dialog.getByRole('textbox', { name: 'Título' })).toBeVisible()
  expect(await isTooWide(page)).toBe(false)
  expect(await findBrokenWords(page, 'dialog :is(h2, label, legend, button)')).toEqual([])
})

test('a narrow phone shows the names of the chosen neighbourhood and lot', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await signIn(page, 'resident')
  await expect(page.getByLabel('Lote', { exact: true })).toBeVisible()
  expect(await measureMissingRoom(page, 'Barrio')).toBeLessThanOrEqual(0)
  expect(await measureMissingRoom(page, 'Lote')).toBeLessThanOrEqual(0)
  expect(await isTooWide(page)).toBe(false)
})

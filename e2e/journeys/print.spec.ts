import type { Locator, Page } from '@playwright/test'
import { expect, signIn, test } from '../fixtures'
import { isTooWide } from '../is-too-wide'
import { countSheets, sheets, showAsPrinted } from '../print-page'
import { buildPassAddress } from '../shared-pass-links'

const orientations = ['portrait', 'landscape'] as const

const getStyle = (element: Locator, property: string) =>
  element.evaluate((node, name) => getComputedStyle(node).getPropertyValue(name), property)

/** Returns the names of the elements that a sheet cuts at its right edge. */
const listCutTexts = (page: Page, selector: string, width: number) =>
  page
    .locator(selector)
    .evaluateAll(
      (elements, sheetWidth) =>
        elements
          .filter(
            (element) =>
              element.getBoundingClientRect().right > sheetWidth ||
              element.scrollWidth > element.clientWidth + 1,
          )
          .map(({ textContent }) => textContent),
      width,
    )

const pages = [
  ['the cards of the home', 'resident', '/', 'Autorizaciones'],
  ['the week', 'resident', '/?modo=semana', 'Autorizaciones'],
  ['the movements of a lot', 'resident', '/activitiesReport', 'Movimientos'],
  ['the roster of a work', 'workManager', '/construction/501?tab=nomina', /Casa Pérez/],
  ['the expiries', 'workManager', '/vencimientos', 'Vencimientos'],
] as const

for (const [name, account, path, title] of pages) {
  test(`prints ${name} without controls`, async ({ page }) => {
    await signIn(page, account, path)
    await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible()
    await expect(page.locator('main [data-loading]')).toHaveCount(0)
    await showAsPrinted(page)
    // The link is fixed to the window, so that the browser would print it on each sheet.
    await expect(page.getByRole('link', { name: 'Ir al contenido' })).toBeHidden()
    await expect(page.getByRole('searchbox')).toHaveCount(0)
    await expect(page.getByRole('tab')).toHaveCount(
      await page.locator('[role=tab][aria-selected=true]').count(),
    )
    await expect(
      page.getByRole('button', { name: /^(Crear|Imprimir|Ocultar|Limpiar|Actualizar|Agregar|Acciones)/ }),
    ).toHaveCount(0)
    await expect(page.getByRole('navigation').getByRole('button')).toHaveCount(0)
    await expect(page.locator('input:visible:is([type=radio], [type=checkbox]):not(:checked)')).toHaveCount(0)
    expect(await isTooWide(page)).toBe(false)
  })
}

test('says the page above printed cards, because below them it could be on a sheet of its own', async ({
  page,
}) => {
  await signIn(page, 'resident', '/?ver=todas')
  const cards = page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 2 }) })
  await expect(cards.first()).toBeVisible()
  await showAsPrinted(page)
  const text = page.getByText(/^Página 1 de \d+$/)
  await expect(text).toBeVisible()
  const getTop = (element: Element) => element.getBoundingClientRect().top
  expect(await text.evaluate(getTop)).toBeLessThan(await cards.first().evaluate(getTop))
})

for (const orientation of orientations) {
  test(`prints the shared pass on one sheet in ${orientation}, without the state of today`, async ({
    page,
  }) => {
    await page.goto(buildPassAddress({ name: 'Juana Pérez', days: ['2026-03-24', '2026-03-24'] }))
    const state = page.getByText(/^Todavía no:/)
    await expect(state).toBeVisible()
    await expect(page.getByRole('img', { name: 'Código QR del pase' })).toHaveAttribute('aria-busy', 'false')
    await showAsPrinted(page, orientation)
    await expect(state).toBeHidden()
    await expect(page.getByText(/según este dispositivo/)).toBeHidden()
    await expect(page.getByText(/brillo de la pantalla/)).toBeHidden()
    for (const text of ['Juana Pérez', 'mar 24-03-2026', '09:00 a 13:00 h', 'Los Álamos, lote A-12'])
      await expect(page.getByText(text, { exact: true })).toBeVisible()
    expect(await countSheets(page, orientation)).toBe(1)
  })

  test(`all columns of movements fit in ${orientation}`, async ({ page }) => {
    await signIn(page, 'workManager', '/construction/501?tab=movimientos')
    await expect(page.getByRole('rowheader').first()).toBeVisible()
    await showAsPrinted(page, orientation)
    expect(await isTooWide(page)).toBe(false)
    await expect(page.getByRole('columnheader')).toHaveCount(10)
    expect(await listCutTexts(page, 'th, td', sheets[orientation].width)).toEqual([])
    await expect(page.getByText(/^Resultados: \d+ registros$/)).toBeVisible()
    await expect(page.getByText(/^Página 1 de \d+$/)).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'Desde' })).toHaveValue(/^\d\d-\d\d-\d{4}$/)
    await expect(page.getByRole('navigation').getByRole('button')).toHaveCount(0)
  })
}

test('a printed filter is text: its label and its value', async ({ page }) => {
  await signIn(page, 'workManager', '/construction/501?tab=movimientos&nombre=luc')
  await expect(page.getByRole('rowheader').first()).toBeVisible()
  await showAsPrinted(page)
  const name = page.getByRole('searchbox', { name: 'Nombre' })
  await expect(name).toHaveValue('luc')
  await expect(name.locator('..')).toHaveCSS('border-top-width', '0px')
  await expect(page.getByRole('searchbox', { name: 'Apellido' })).toBeHidden()
})

test('sortable heads are on each sheet, because their buttons are left out of the layout', async ({
  page,
}) => {
  await signIn(page, 'workManager', '/vencimientos')
  const head = page.getByRole('columnheader', { name: 'De quién' })
  await expect(head).toBeVisible()
  await showAsPrinted(page, 'landscape')
  await expect(head.locator('button')).toHaveCSS('display', 'contents')
  await expect(head.getByText('De quién')).toBeVisible()
  await expect(head.locator('svg')).toBeHidden()
  await expect(page.getByRole('columnheader', { name: 'Vence' }).locator('svg')).toBeVisible()
})

test('a printed roster says its part as text, and cuts no worker', async ({ page }) => {
  await signIn(page, 'workManager', '/construction/501?tab=nomina&parte=no-entran')
  await expect(page.getByRole('rowheader').first()).toBeVisible()
  await showAsPrinted(page)
  const part = page.getByText(/^No entran \(\d+\)$/)
  await expect(part).toBeVisible()
  for (const property of ['background-image', 'border-top-style'])
    await expect(part.locator('..')).toHaveCSS(property, 'none')
  expect(await getStyle(part, 'color')).toBe(await getStyle(page.locator('body'), 'color'))
  await expect(page.getByText(/^Todos \(\d+\)$/)).toBeHidden()
  await expect(page.getByText('Días', { exact: true })).toBeHidden()
  await expect(page.getByText('Lista', { exact: true })).toBeHidden()
  await expect(page.getByRole('tab', { name: 'Nómina' })).toBeVisible()
  await expect(page.getByRole('tab', { name: 'Documentación' })).toBeHidden()
  await expect(page.getByRole('columnheader', { name: 'Acciones' })).toBeHidden()
  const row = page.getByRole('row').filter({ has: page.getByRole('rowheader') })
  await expect(row.first()).toHaveCSS('break-inside', 'avoid')
})

test('the days of the roster have their months, and are on each sheet', async ({ page }) => {
  await signIn(page, 'workManager', '/construction/501?tab=nomina&modo=dias')
  const timeline = page.getByRole('grid', { name: /^Quiénes entran del/ })
  await expect(timeline).toBeVisible()
  const months = [timeline.getByText('mar', { exact: true }), timeline.getByText('abr', { exact: true })]
  for (const month of months) await expect(month).toBeHidden()
  await showAsPrinted(page, 'landscape')
  for (const month of months) await expect(month).toBeVisible()
  const head = timeline.getByRole('columnheader').first().locator('..').locator('..')
  await expect(timeline).toHaveCSS('display', 'table')
  await expect(head).toHaveCSS('display', 'table-header-group')
})

test('prints an open submission from its title to its end, instead of the page behind it', async ({
  page,
}) => {
  await signIn(page, 'workManager', '/submissions')
  await page.getByRole('button', { name: 'Ver detalle póliza 4501-0098213' }).click()
  const drawer = page.getByRole('dialog')
  await expect(drawer.getByText('3 personas', { exact: true })).toBeVisible()
  await showAsPrinted(page, 'landscape')
  await expect(page.locator('main')).toBeHidden()
  await expect(drawer.getByRole('link', { name: /^póliza 4501-0098213\.pdf/ })).toBeVisible()
  await expect(drawer).toHaveCSS('position', 'absolute')
  // Nothing scrolls on paper, so that the drawer is as high as its content.
  const getBottom = (element: Element) => element.getBoundingClientRect().bottom
  const end = await drawer.getByText(/^Falta que la Administración decida/).evaluate(getBottom)
  expect(await drawer.evaluate(getBottom)).toBeGreaterThan(end)
  expect(await countSheets(page, 'portrait')).toBe(1)
  expect(await countSheets(page, 'landscape')).toBe(2)
})

test.describe('from a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('the week is printed in landscape, as a calendar with the texts that do not fit', async ({ page }) => {
    await signIn(page, 'resident', '/?modo=semana')
    await expect(page.getByRole('heading', { name: 'Hoy, lunes 16-03-2026' })).toBeVisible()
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
    const [, width = 0, height = 0] = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(pdf) ?? []
    expect(Number(width)).toBeGreaterThan(Number(height))
    await showAsPrinted(page, 'landscape')
    await expect(page.getByText('Lo que no entra en la grilla:')).toBeVisible()
  })

  test('the button that clears the hidden filters is not printed', async ({ page }) => {
    await signIn(page, 'workManager', '/construction/501?tab=movimientos')
    await expect(page.getByRole('button', { name: 'Mostrar filtros' })).toBeVisible()
    await showAsPrinted(page, 'landscape')
    await expect(page.getByText(/^Resultados: \d+ registros$/)).toBeVisible()
    await expect(page.getByText('Limpiar filtros')).toBeHidden()
  })
})

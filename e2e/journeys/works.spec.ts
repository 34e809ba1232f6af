import type { Page } from '@playwright/test'
import { readSheet } from 'read-excel-file/node'
import { expect, isolatedTag, signIn, test } from '../fixtures'
import { expectShortTasks } from '../longest-task'
import { tabTo } from '../tab-to'

const findTitle = (page: Page) => page.getByRole('heading', { level: 1 })
const findCards = (page: Page) => page.getByRole('link', { name: /^Ver obra/ })
const findRows = (page: Page) => page.getByRole('row').filter({ has: page.getByRole('rowheader') })
const findSearchField = (page: Page) => page.getByRole('searchbox', { name: 'Buscar por título o lote' })
const findFolderHeading = (page: Page, name: string) => page.getByRole('heading', { name, level: 2 })

test('shows the works to a work manager after the sign-in, finds a work, and goes back from the work to the search', async ({
  page,
}) => {
  await signIn(page, 'workManager')
  await expect(page).toHaveURL(/\/constructions$/)
  await expect(findCards(page)).toHaveCount(6)
  await findSearchField(page).fill('nandu')
  await expect(findCards(page)).toHaveCount(1)
  await expect(page).toHaveURL(/\?buscar=nandu$/)
  await page.getByRole('link', { name: 'Ver obra Ñandubay' }).click()
  await expect(findTitle(page)).toHaveText('Ñandubay - Lote D-4 · El Lago')
  await expect(findTitle(page)).toBeFocused()
  await expect(page.getByText('ESTADO Suspendida')).toBeVisible()
  await page.goBack()
  await expect(findSearchField(page)).toHaveValue('nandu')
  await expect(findCards(page)).toHaveCount(1)
})

test('keeps the tab and the filter of the movements over a reload, and removes the filter when the user switches tabs', async ({
  page,
}) => {
  await signIn(page, 'resident', '/construction/501')
  await expect(findTitle(page)).toHaveText('Casa Pérez - Lote A-12 · Los Robles')
  await expect(page.getByText('Datos de la obra')).toBeVisible()
  await page.getByRole('tab', { name: 'Movimientos' }).click()
  await expect(findRows(page)).toHaveCount(10)
  await page.getByRole('checkbox', { name: 'Permanecen dentro' }).check()
  await expect(findRows(page).filter({ hasNotText: 'Adentro desde' })).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('tab', { name: 'Movimientos' })).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByRole('checkbox', { name: 'Permanecen dentro' })).toBeChecked()
  await page.getByRole('tab', { name: 'Documentación' }).click()
  await expect(findFolderHeading(page, 'Todos los archivos')).toBeVisible()
  await expect(page).toHaveURL(/\?tab=documentacion$/)
})

test('shows a manager the movements of a work and downloads the same rows', async ({ page }) => {
  await signIn(page, 'workManager', '/construction/501?tab=movimientos&excedido=true&filas=50')
  await expect(findRows(page).first()).toContainText('Fuera de horario')
  const names = await page.getByRole('rowheader').allTextContents()
  const downloadEvent = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Descargar Excel' }).click()
  const download = await downloadEvent
  expect(download.suggestedFilename()).toBe('Casa Pérez_Actividades_Obras.xlsx')
  const sheet = await readSheet(await download.path())
  expect(sheet.slice(1, 51).map(([name]) => name)).toEqual(names)
})

test.describe('files of the backend', () => {
  // A browser tab that shows an image requests the favicon of the server. The mock has none, so the browser logs a 404.
  test.use({ expectedErrors: [/^error: Failed to load resource: .* 404/] })

  test('opens a work document in a new browser tab that has no opener and no referrer', async ({
    page,
    context,
  }) => {
    await signIn(page, 'workManager', '/construction/501?tab=documentacion')
    await page.getByRole('link', { name: 'Carpeta Planos' }).click()
    await expect(findFolderHeading(page, 'Planos')).toBeFocused()
    const tabEvent = context.waitForEvent('page')
    await page.getByRole('link', { name: /^Croquis.png/ }).click()
    const tab = await tabEvent
    await tab.waitForLoadState()
    expect(new URL(tab.url()).pathname).toMatch(/^\/uploads\/\w+\.png$/)
    expect(await tab.evaluate(() => [document.contentType, window.opener, document.referrer])).toEqual([
      'image/png',
      null,
      '',
    ])
    expect(await tab.evaluate(() => document.images[0]?.naturalWidth)).toBeGreaterThan(0)
    await tab.close()
    // With the content type of a PDF, the browser shows the file and does not download it.
    const address = await page.getByRole('link', { name: /^Implantación.pdf/ }).getAttribute('href')
    const plan = await page.evaluate(async (url) => {
      const response = await fetch(url)
      return [response.status, response.headers.get('Content-Type')]
    }, address ?? '')
    expect(plan).toEqual([200, 'application/pdf'])
  })
})

test('hides the tree of folders on a phone until the user presses a button', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page, 'resident', '/construction/501?tab=documentacion')
  await expect(page.getByRole('tree')).toBeHidden()
  await page.getByRole('button', { name: 'Desplegar documentos' }).click()
  await page.getByRole('treeitem', { name: 'Versiones anteriores' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(findFolderHeading(page, 'Versiones anteriores')).toBeVisible()
  await expect(page).toHaveURL(/carpeta=\d+$/)
  await page.getByRole('button', { name: 'Planos', exact: true }).click()
  await expect(findFolderHeading(page, 'Planos')).toBeFocused()
  await page.goBack()
  await expect(findFolderHeading(page, 'Versiones anteriores')).toBeVisible()
})

test('opens a work, its documents and a folder of the tree by keyboard alone', async ({ page }) => {
  await signIn(page, 'workManager')
  await tabTo(page, page.getByRole('link', { name: 'Ver obra Casa Pérez' }))
  await page.keyboard.press('Enter')
  await expect(findTitle(page)).toBeFocused()
  await tabTo(page, page.getByRole('tab', { name: 'Obra', exact: true }))
  await page.keyboard.press('End')
  await page.keyboard.press('Enter')
  await expect(findFolderHeading(page, 'Todos los archivos')).toBeVisible()
  const findTreeItem = (name: string) => page.getByRole('treeitem', { name, exact: true })
  await tabTo(page, findTreeItem('Todos los archivos'))
  await page.keyboard.type('pl')
  await expect(findTreeItem('Planos')).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(findTreeItem('Arquitectura')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(findFolderHeading(page, 'Arquitectura')).toBeVisible()
  await expect(findTreeItem('Arquitectura')).toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  await expect(findTreeItem('Planos')).toBeFocused()
})

/** The ids of works that the work manager of the demo cannot see. */
const hiddenWorkIds = { ofAnotherNeighbourhood: 511, noLongerManaged: 506 }

test('shows no work for the id of a work that the user cannot see, an unknown id or an invalid id', async ({
  page,
}) => {
  await signIn(page, 'workManager')
  for (const id of [...Object.values(hiddenWorkIds), '999999', '2.5', '1e9', 'x']) {
    await page.goto(`/construction/${id}`)
    await expect(page.getByRole('heading', { name: 'No encontramos esta obra' })).toBeVisible()
  }
})

test(
  'searches and pages five hundred works without a long task on a slow phone',
  isolatedTag,
  async ({ page, mock }) => {
    await mock.reset({ scenario: 'large' })
    await signIn(page, 'workManager')
    const prepare = async () => {
      await page.goto('/constructions')
      await expect(page.getByText('500 obras')).toBeVisible({ timeout: 30_000 })
    }
    await expectShortTasks(
      page,
      { label: '500 works paged and searched', ms: 100, slowdown: 4, runs: 4, prepare },
      async () => {
        await page.getByRole('button', { name: 'Página 2', exact: true }).click()
        await expect(page.getByRole('button', { name: 'Página 2', exact: true })).toHaveAttribute(
          'aria-current',
        )
        await findSearchField(page).pressSequentially('casa pe')
        await expect(findCards(page).first()).toHaveAccessibleName('Ver obra Casa Pérez')
        await expect(page.getByText('500 obras')).toBeHidden()
      },
    )
  },
)

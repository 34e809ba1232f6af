import type { Page } from '@playwright/test'
import { findViolations } from '../axe'
import { expect, isolatedTag, type Mock, signIn, test } from '../fixtures'
import { expectShortTasks, measureSlowness } from '../longest-task'
import { pasteRows } from '../paste-rows'
import { findListDialog, findListRow } from '../person-list-dialog'

async function openList(page: Page) {
  await page.getByRole('button', { name: 'Agregar desde una lista' }).click()
  await expect(page.getByRole('textbox', { name: /^Filas copiadas/ })).toBeVisible()
}

const countWorkers = async (mock: Mock) => (await mock.state()).counts.workers ?? 0

/** Thirty people: one is on the roster, one is known in the neighbourhood, and the others are new. */
const rows = [
  'DNI\tApellido\tNombre\tSexo',
  '26.418.073\tAcuña\tAníbal\tM',
  '33.444.777\tDomínguez\tRocío\tF',
  ...Array.from({ length: 28 }, (_, index) => `${20_104_937 + index * 61_357}\tPérez\tAna\tF`),
].join('\n')

test.describe('on a phone', () => {
  test.use({
    viewport: { width: 390, height: 844 },
    expectedErrors: [/Failed to load resource: net::/],
  })

  test('adds thirty workers of a list to the roster, although the response to one call is lost', async ({
    page,
    mock,
  }) => {
    await signIn(page, 'workManager', '/construction/501?tab=nomina')
    await openList(page)
    expect(await findViolations(page)).toEqual([])
    await pasteRows(page, rows)
    const dialog = findListDialog(page)
    await expect(dialog.getByText('29 entran · 1 repetida')).toBeVisible()
    await expect(findListRow(page, 'ANÍBAL ACUÑA')).toContainText('Aníbal Acuña ya está en la nómina.')
    expect(await findViolations(page)).toEqual([])
    const workerCount = await countWorkers(mock)
    await mock.settings({ faults: [{ operationId: 'addWorker', status: 'lost', skip: 10, times: 1 }] })
    await dialog.getByRole('button', { name: 'Agregar 29 personas' }).click()
    await expect(dialog.getByText('Se agregaron 29 personas a la nómina. 1 fila quedó afuera.')).toBeVisible()
    expect(await findViolations(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Listo' }).click()
    await expect(dialog).toBeHidden()
    await expect(page.getByText('54 personas/trabajadores')).toBeVisible()
    expect(await countWorkers(mock)).toBe(workerCount + 29)
  })

  test('stops while people are added, keeps them, and continues with the others', async ({ page, mock }) => {
    await signIn(page, 'workManager', '/construction/501?tab=nomina')
    await openList(page)
    await pasteRows(page, rows)
    const dialog = findListDialog(page)
    const addButton = dialog.getByRole('button', { name: 'Agregar 29 personas' })
    await expect(addButton).toBeEnabled()
    await mock.settings({ latency: { min: 150, max: 150 } })
    await addButton.click()
    const bar = dialog.getByRole('progressbar', { name: 'Agregando a la nómina' })
    await expect(bar).not.toHaveAttribute('value', '0')
    expect(await findViolations(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Detener' }).click()
    await expect(dialog.getByText(/a la nómina\. Faltan \d+ filas: podés seguir\./)).toBeVisible()
    await mock.settings({ latency: { min: 0, max: 0 } })
    await dialog.getByRole('button', { name: /^Agregar \d+ personas/ }).click()
    await expect(dialog.getByText(/1 fila quedó afuera\.$/)).toBeVisible()
    await dialog.getByRole('button', { name: 'Listo' }).click()
    await expect(page.getByText('54 personas/trabajadores')).toBeVisible()
  })

  test('chooses the workers of a group by a list, and adds the missing ones to the roster', async ({
    page,
  }) => {
    await signIn(page, 'workManager', '/construction/501?tab=autorizaciones&vista=nueva')
    await page.getByRole('textbox', { name: /^Título/ }).fill('Techistas')
    await openList(page)
    await pasteRows(page, '26418073\tAcuña\tAníbal\tM\n33444777\tDomínguez\tRocío\tF')
    const dialog = findListDialog(page)
    await expect(dialog.getByText('1 entra · 1 queda afuera')).toBeVisible()
    expect(await findViolations(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Agregar a la nómina a la que falta' }).click()
    await dialog.getByRole('button', { name: 'Agregar 2 personas' }).click()
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('button', { name: 'Quitar a Rocío Domínguez' })).toBeVisible()
    await page.getByRole('button', { name: 'Crear autorización' }).click()
    await expect(page.getByRole('listitem', { name: 'Techistas' })).toContainText('2 trabajadores')
  })
})

/** The time until the rows of a list are shown, on a typical machine that is slowed down four times, in milliseconds. */
const previewMs = 2_000

test(
  'shows 500 rows within two seconds on a slow phone, while a bar moves that can be stopped',
  isolatedTag,
  async ({ page }) => {
    await signIn(page, 'workManager')
    const dialog = findListDialog(page)
    const list = Array.from(
      { length: 500 },
      (_, index) => `${20_104_937 + index * 61_357}\tPérez\tAna\t\t\tF`,
    )
    const prepare = async () => {
      await page.goto('/construction/501?tab=nomina')
      await openList(page)
    }
    const limit = { label: '500 rows shown', ms: 120, slowdown: 4, runs: 4, prepare }
    // The slowness is measured outside of the limited action, because the reference task is a long task.
    const { slowness, result: shownAfterMs } = await measureSlowness(page, 1, () =>
      expectShortTasks(page, limit, async () => {
        const start = performance.now()
        await pasteRows(page, list.join('\n'))
        await dialog.getByText('Todas (500)').waitFor()
        await dialog.locator('tbody tr', { hasText: 'ANA PÉREZ' }).first().waitFor()
        const duration = performance.now() - start
        await dialog.locator('button', { hasText: 'Detener' }).click()
        await dialog.getByText(/^Falta buscar a \d+ personas\.$/).waitFor()
        return duration
      }),
    )
    expect(
      shownAfterMs / Math.max(1, slowness),
      `shown after ${Math.round(shownAfterMs)} ms on a machine ${slowness.toFixed(2)} times as slow as a typical machine`,
    ).toBeLessThan(previewMs)
    await expect(dialog.getByRole('button', { name: 'Seguir buscando' })).toBeFocused()
    await dialog.getByRole('button', { name: 'Seguir buscando' }).click()
    const bar = dialog.getByRole('progressbar', { name: 'Buscando a las personas en el barrio' })
    await expect(bar).not.toHaveAttribute('value', '0')
    await dialog.getByRole('button', { name: 'Detener' }).click()
    await expect(dialog.getByRole('button', { name: 'Seguir buscando' })).toBeVisible()
  },
)

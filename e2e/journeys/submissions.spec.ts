import type { Page } from '@playwright/test'
import { expect, isolatedTag, signIn, test } from '../fixtures'
import { expectShortTasks } from '../longest-task'
import { tabTo } from '../tab-to'

const findRow = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text })
const findDrawer = (page: Page) => page.getByRole('dialog', { name: /^(Detalles de presentación|Editar)/ })
const expectResultCount = (page: Page, text: string) =>
  expect(page.getByRole('search', { name: 'Filtros' }).getByRole('status')).toHaveText(text)

/** Reads the id of the submission in the open drawer. */
const readOpenSubmissionId = (page: Page) => Number(new URL(page.url()).searchParams.get('id'))

async function openList(page: Page, search = '') {
  await signIn(page, 'workManager', `/submissions${search}`)
  await expect(page.getByRole('rowheader').first()).toBeAttached()
}

test('opens a submission of a filtered list, keeps the drawer over a reload, and goes back to the filtered list', async ({
  page,
}) => {
  await openList(page)
  await page.getByRole('searchbox', { name: 'Compañía' }).fill('galeno')
  await expectResultCount(page, '2 resultados')
  await page.getByRole('button', { name: 'Ver detalle póliza 4501-0098213' }).click()
  await expect(findDrawer(page).getByText('3 personas', { exact: true })).toBeVisible()
  await expect(page).toHaveTitle(/^Detalles de presentación de seguro A\.R\.T\. – Los Álamos$/)
  await page.reload()
  await expect(findDrawer(page).getByText('3 personas', { exact: true })).toBeVisible()
  await page.goBack()
  await expect(findDrawer(page)).toBeHidden()
  await expectResultCount(page, '2 resultados')
  await page.getByRole('radio', { name: 'Antecedentes penales' }).click()
  await expectResultCount(page, '7 resultados')
  await page.getByRole('link', { name: 'Nueva presentación' }).click()
  await expect(page).toHaveURL(/\/submissions\/101\/new\?tipo=antecedentes$/)
})

test("shows decisions about insurance submissions after «Actualizar datos», and the policy's last day in the roster", async ({
  page,
  mock,
}) => {
  await openList(page)
  await page.getByRole('button', { name: 'Editar póliza 4501-0098213' }).click()
  await findDrawer(page).getByRole('button', { name: 'Quitar Ramiro Güiraldes' }).click()
  await findDrawer(page)
    .getByLabel(/^Documentos/)
    .setInputFiles({ name: 'anexo.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4') })
  await findDrawer(page).getByRole('textbox', { name: 'Observaciones' }).fill('Queda un ayudante.')
  const editedId = readOpenSubmissionId(page)
  await findDrawer(page).getByRole('button', { name: 'Guardar cambios' }).click()
  await expect(page.getByText('Se han guardado los cambios.')).toBeVisible()
  await expect(page.getByText(/Se agregó 1 adjunto/)).toBeVisible()
  await expect(findDrawer(page)).toBeHidden()
  await expect(findRow(page, '4501-0098213')).toContainText('Pendientes: 2')

  await page.getByRole('button', { name: 'Ver detalle póliza 1187730' }).click()
  await expect(findDrawer(page)).toBeVisible()
  await mock.decide({
    submission: readOpenSubmissionId(page),
    status: 'REJECTED',
    comment: 'La póliza no se lee.',
  })
  await mock.decide({ submission: editedId, status: 'APPROVED' })
  await findDrawer(page).getByRole('button', { name: 'Cerrar', exact: true }).click()
  await page.getByRole('button', { name: 'Actualizar datos' }).click()
  await expect(findRow(page, '1187730').getByRole('button', { name: 'Rechazado' })).toBeVisible()
  await expect(findRow(page, '4501-0098213')).toContainText('Aprobados: 2')
  await expect(findRow(page, '4501-0098213').getByText('Aprobado', { exact: true })).toBeVisible()
  await page.goto('/construction/501?tab=nomina&dni=24718305')
  await expect(findRow(page, 'Ñancucheo')).toContainText('15-03-2027')
})

test('shows decisions about background-check submissions in the list, and the reason of a rejection in the drawer', async ({
  page,
  mock,
}) => {
  await openList(page, '?tipo=antecedentes')
  await page
    .getByRole('button', { name: /^Editar presentación/ })
    .first()
    .click()
  await findDrawer(page).getByRole('button', { name: 'Editar Néstor Ñancucheo' }).click()
  await findDrawer(page)
    .getByRole('textbox', { name: /^Fecha de fin/ })
    .fill('30/09/2026')
  const editedId = readOpenSubmissionId(page)
  await findDrawer(page).getByRole('button', { name: 'Guardar cambios' }).click()
  await expect(page.getByText(/Se modificó 1 persona/)).toBeVisible()
  await expect(findDrawer(page)).toBeHidden()

  const [firstRow, secondRow] = [page.getByRole('row').nth(1), page.getByRole('row').nth(2)]
  await secondRow.getByRole('button', { name: /^Ver detalle/ }).click()
  await expect(findDrawer(page)).toBeVisible()
  await mock.decide({ submission: readOpenSubmissionId(page), status: 'APPROVED' })
  await mock.decide({ submission: editedId, status: 'REJECTED', comment: 'Falta el dorso.' })
  await findDrawer(page).getByRole('button', { name: 'Cerrar', exact: true }).click()
  await page.getByRole('button', { name: 'Actualizar datos' }).click()
  await expect(secondRow.getByText('Aprobado', { exact: true })).toBeVisible()
  await expect(firstRow).toContainText('Rechazados: 2')
  await firstRow.getByRole('button', { name: 'Rechazado' }).click()
  await expect(page.getByRole('tooltip')).toHaveText('Falta el dorso.')
  await page.keyboard.press('Escape')
  await firstRow.getByRole('button', { name: /^Ver detalle/ }).click()
  await expect(findDrawer(page).getByRole('heading', { level: 2 })).toContainText('Rechazado')
  await expect(findDrawer(page).getByRole('cell', { name: '30-09-2026' })).toBeVisible()
  await expect(findDrawer(page).getByText('Falta el dorso.').first()).toBeVisible()
})

test('switches to background checks, reads a rejection, and opens and closes the drawer, all by keyboard alone', async ({
  page,
}) => {
  await openList(page)
  await tabTo(page, page.getByRole('radio', { name: 'Seguros A.R.T.' }))
  await page.keyboard.press('ArrowRight')
  await expectResultCount(page, '7 resultados')
  await tabTo(page, page.getByRole('button', { name: 'Rechazado' }))
  await expect(page.getByRole('tooltip')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('tooltip')).toBeHidden()
  await page.keyboard.press('Tab')
  await expect(page.locator(':focus')).toHaveAccessibleName(/^Ver detalle/)
  await page.keyboard.press('Enter')
  await expect(findDrawer(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(findDrawer(page)).toBeHidden()
  await expect(page.locator(':focus')).toHaveAccessibleName(/^Ver detalle/)
})

test(
  'opens and edits a submission with five hundred people without a long task on a slow phone',
  isolatedTag,
  async ({ page, mock }) => {
    await mock.reset({ scenario: 'large' })
    await page.setViewportSize({ width: 390, height: 844 })
    await signIn(page, 'resident', '/submissions')
    await expect(page.getByRole('rowheader').first()).toBeVisible({ timeout: 30_000 })
    for (const kind of ['seguros', 'antecedentes']) {
      for (const verb of ['Ver detalle', 'Editar']) {
        const prepare = async () => {
          await page.goto(`/submissions?tipo=${kind}`)
          await page
            .getByRole('button', { name: new RegExp(`^${verb}`) })
            .first()
            .focus()
        }
        const limit = { label: `${kind}: ${verb}`, ms: 200, slowdown: 4, runs: 4, prepare }
        // The test waits with a CSS selector, because a locator by role is slow and would count as a long task of the page.
        await expectShortTasks(page, limit, async () => {
          await page.keyboard.press('Enter')
          await page.locator('dialog :is(tbody th, ul[aria-label] li)').first().waitFor()
        })
        await expect(findDrawer(page).getByText('500 personas', { exact: true })).toBeVisible()
      }
    }
  },
)

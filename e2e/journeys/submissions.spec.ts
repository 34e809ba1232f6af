import type { Page } from '@playwright/test'
import { expect, signIn, test } from '../fixtures'
import { longestTask } from '../longest-task'
import { tabTo } from '../tab-to'

const row = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text })
const drawer = (page: Page) => page.getByRole('dialog', { name: /^Detalles de presentación/ })
const result = (page: Page, words: string) =>
  expect(page.getByRole('search', { name: 'Filtros' }).getByRole('status')).toHaveText(words)

/** The number of the submission whose drawer is open. */
const shownId = (page: Page) => Number(new URL(page.url()).searchParams.get('id'))

async function openList(page: Page, search = '') {
  await signIn(page, 'workManager', `/submissions${search}`)
  await expect(page.getByRole('rowheader').first()).toBeAttached()
}

/** Reads a submission, and answers its number. */
async function read(page: Page, policy: string): Promise<number> {
  await page.getByRole('button', { name: `Ver detalle póliza ${policy}` }).click()
  await expect(drawer(page)).toBeVisible()
  const id = shownId(page)
  await drawer(page).getByRole('button', { name: 'Cerrar', exact: true }).click()
  await expect(drawer(page)).toBeHidden()
  return id
}

test('a submission is found, read by a link, and left for the list as it was', async ({ page }) => {
  await openList(page)
  await result(page, '12 resultados')
  await page.getByRole('searchbox', { name: 'Compañía' }).fill('galeno')
  await result(page, '2 resultados')
  await page.getByRole('button', { name: 'Ver detalle póliza 4501-0098213' }).click()
  await expect(drawer(page).getByText('3 personas')).toBeVisible()
  await expect(page).toHaveTitle(/^Detalles de presentación de seguro A\.R\.T\. – Los Álamos$/)
  await page.reload()
  await expect(drawer(page).getByText('3 personas')).toBeVisible()
  await page.goBack()
  await expect(drawer(page)).toBeHidden()
  await result(page, '2 resultados')
  await page.getByRole('radio', { name: 'Antecedentes penales' }).check()
  await result(page, '7 resultados')
  await page.getByRole('link', { name: 'Nueva presentación' }).click()
  await expect(page).toHaveURL(/\/submissions\/101\/new\?tipo=antecedentes$/)
})

test('a file of a submission opens in a tab of its own', async ({ page, context }) => {
  await openList(page)
  await page.getByRole('button', { name: 'Ver detalle póliza 1187730' }).click()
  const file = drawer(page).getByRole('link', { name: /^certificado de cobertura/ })
  await expect(file).toHaveAttribute('rel', 'noopener noreferrer')
  const answer = await context.request.get((await file.getAttribute('href')) ?? '').catch(() => undefined)
  // In the demo the file lives in the page's worker, which answers the browser alone.
  if (answer?.ok()) expect(answer.headers()['content-type']).toContain('application/pdf')
})

test('what the Administration decides appears on «Actualizar datos», and an approval reaches the roster', async ({
  page,
  mock,
}) => {
  await openList(page)
  const pending = await read(page, '4501-0098213')
  const doubtful = await read(page, 'SM-77820/2026')
  await mock.decide({ submission: pending, status: 'APPROVED' })
  await mock.decide({ submission: doubtful, status: 'REJECTED', comment: 'La póliza vence esta semana.' })
  await expect(row(page, '4501-0098213').getByText('Pendiente', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Actualizar datos' }).click()

  await expect(row(page, '4501-0098213').getByText('Aprobado', { exact: true })).toBeVisible()
  await expect(row(page, '4501-0098213')).toContainText('Aprobados: 3')
  await expect(row(page, 'SM-77820/2026')).toContainText('Rechazados: 2')
  await row(page, 'SM-77820/2026').getByRole('button', { name: 'Rechazado' }).click()
  await expect(page.getByRole('tooltip')).toHaveText('La póliza vence esta semana.')
  await page.keyboard.press('Escape')

  await page.goto('/construction/501?tab=nomina&dni=24718305')
  await expect(row(page, 'Ñancucheo')).toContainText('15-03-2027')
})

test('a decision about one worker of a background check shows in its drawer', async ({ page, mock }) => {
  await openList(page, '?tipo=antecedentes')
  await page
    .getByRole('button', { name: /^Ver detalle/ })
    .first()
    .click()
  await expect(drawer(page).getByText('2 personas')).toBeVisible()
  const id = shownId(page)
  await drawer(page).getByRole('button', { name: 'Cerrar', exact: true }).click()
  await mock.decide({ submission: id, status: 'REJECTED', comment: 'Falta el dorso.' })
  await page.getByRole('button', { name: 'Actualizar datos' }).click()
  await expect(page.getByRole('row').nth(1)).toContainText('Rechazados: 2')
  await page
    .getByRole('button', { name: /^Ver detalle/ })
    .first()
    .click()
  await expect(drawer(page).getByText('Falta el dorso.').first()).toBeVisible()
  await expect(drawer(page).getByRole('heading', { level: 2 })).toContainText('Rechazado')
})

test('the keyboard alone: the other kind, a rejection, its reason, its drawer, and back', async ({
  page,
}) => {
  await openList(page)
  await tabTo(page, page.getByRole('radio', { name: 'Seguros A.R.T.' }))
  await page.keyboard.press('ArrowRight')
  await result(page, '7 resultados')
  await tabTo(page, page.getByRole('button', { name: 'Rechazado' }))
  await expect(page.getByRole('tooltip')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('tooltip')).toBeHidden()
  await page.keyboard.press('Tab')
  const view = page.locator(':focus')
  await expect(view).toHaveAccessibleName(/^Ver detalle/)
  await page.keyboard.press('Enter')
  await expect(drawer(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(drawer(page)).toBeHidden()
  await expect(page.locator(':focus')).toHaveAccessibleName(/^Ver detalle/)
})

for (const { tipo, name } of [
  { tipo: 'seguros', name: 'insured' },
  { tipo: 'antecedentes', name: 'checked' },
]) {
  test(`five hundred ${name} people open at once, on a phone four times slower`, async ({
    page,
    mock,
    mockUrl,
  }) => {
    // In the demo the page's thread is the backend's too.
    test.skip(mockUrl === undefined)
    await mock.reset({ scenario: 'large' })
    await page.setViewportSize({ width: 390, height: 844 })
    await signIn(page, 'resident', `/submissions?tipo=${tipo}`)
    const view = page.getByRole('button', { name: /^Ver detalle/ }).first()
    await expect(view).toBeVisible({ timeout: 30_000 })
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    await view.focus()
    // Looked for by the shortest way: to read the page as people do would be counted as the page's own work.
    const { longest } = await longestTask(page, async () => {
      await page.keyboard.press('Enter')
      await page.locator('dialog tbody th').first().waitFor()
    })
    await expect(drawer(page).getByText('500 personas')).toBeVisible()
    expect(longest, 'the longest task, in ms').toBeLessThan(200)
  })
}

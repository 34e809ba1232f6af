import type { Page } from '@playwright/test'
import { readSheet } from 'read-excel-file/node'
import { demoAccounts, demoPassword } from '../../src/demo/accounts'
import { expect, isolatedTag, signIn, test } from '../fixtures'
import { expectShortTasks } from '../longest-task'
import { tabTo } from '../tab-to'

/** The id of the gate 'Barrera 1 - Visitas' of Los Álamos. */
const gateId = 21

const findRows = (page: Page) => page.getByRole('row').filter({ has: page.getByRole('rowheader') })
const findHeading = (page: Page) => page.getByRole('heading', { name: 'Movimientos', level: 1 })

/**
 * Formats a cell of the Excel file as the table on the page does. A spreadsheet stores an instant as a fraction of days, so
 * the date that is read may be a millisecond too early. The function adds half a second, so that the minute is correct.
 */
const formatCell = (cell: unknown) =>
  cell instanceof Date
    ? new Date(cell.getTime() + 500).toISOString().replace(/^(\d+)-(\d+)-(\d+)T(\d+:\d+).*/, '$3-$2-$1 $4')
    : String(cell ?? '')

/** Downloads the Excel file. Returns the file name, and the rows without the headings, formatted as in the table. */
async function downloadRows(page: Page) {
  const downloadEvent = page.waitForEvent('download', { timeout: 120_000 })
  await page.getByRole('button', { name: 'Descargar Excel' }).click()
  const download = await downloadEvent
  const sheet = await readSheet(await download.path())
  return { name: download.suggestedFilename(), rows: sheet.slice(1).map((row) => row.map(formatCell)) }
}

/**
 * Reduces the text of a plate cell to one plate without spaces. The cell contains the plate twice, because one copy is for
 * screen readers.
 */
const normalizePlate = (text: string) => text.replaceAll(' ', '').replace(/^(.+)\1$/, '$1')

/** The index of the column with the plates. */
const plateColumn = 2

/**
 * Reads the cells of the table, and converts them to the texts of the Excel file: '—' and 'Adentro desde …' become empty
 * texts, and plates lose their spaces.
 */
const readTableCells = async (page: Page) => {
  // The table masks the document numbers, and the file does not.
  const masked = page.getByRole('button', { name: /^Documento terminado en \d{3}: mostrar$/ })
  while ((await masked.count()) > 0) await masked.first().click()
  const texts = await findRows(page).evaluateAll((elements) =>
    elements.map((row) => [...row.children].map((cell) => cell.textContent ?? '')),
  )
  return texts.map((row) =>
    row.map((text, column) =>
      /^(—|Adentro desde\s.*)$/.test(text) ? '' : column === plateColumn ? normalizePlate(text) : text,
    ),
  )
}

/** Authorizes the first contact, and returns the code that the QR contains. */
async function createAuthorization(page: Page): Promise<string> {
  await page.goto('/preauthorization/new?opciones=todas')
  await page.getByLabel('Tipo de autorización').selectOption({ label: 'Invitado' })
  await page
    .getByRole('button', { name: /^Autorizar a / })
    .first()
    .click()
  const creation = page.waitForResponse(
    (response) => response.request().method() === 'POST' && response.url().endsWith('/authorization/'),
  )
  await page.getByRole('button', { name: 'Crear', exact: true }).click()
  await expect(page.getByText('¡Autorización creada con éxito!')).toBeVisible()
  return ((await (await creation).json()) as { qrcode: string }).qrcode
}

test('shows that a guest is inside, and later shows the exit of the guest', async ({ page, mock }) => {
  await signIn(page, 'resident')
  const qrcode = await createAuthorization(page)
  await mock.checkIn({ qrcode, gate: gateId, plate: 'ab 123 cd' })
  await page.getByRole('link', { name: 'Movimientos' }).click()
  await expect(findHeading(page)).toBeFocused()

  const guest = findRows(page).filter({ hasText: 'AB 123 CD' })
  await expect(guest).toContainText('16-03-2026 10:00')
  await expect(guest).toContainText('Adentro desde 10:00')
  await expect(guest).toContainText('Barrera 1 - Visitas')
  await page.getByRole('checkbox', { name: 'Sin egreso' }).check()
  await expect(guest).toBeVisible()

  await mock.checkOut({ qrcode, gate: gateId })
  await page.getByRole('button', { name: 'Actualizar' }).click()
  await expect(guest).toBeHidden()
  await page.getByRole('checkbox', { name: 'Sin egreso' }).uncheck()
  await page.getByRole('button', { name: 'Actualizar' }).click()
  await expect(guest).not.toContainText('Adentro')
  await expect(guest.getByText('16-03-2026 10:00')).toHaveCount(2)
})

test('keeps the filters over a reload and in a tab with the same address, and downloads only the filtered movements', async ({
  page,
  context,
}) => {
  await signIn(page, 'resident')
  await page.getByRole('link', { name: 'Movimientos' }).click()
  await page.getByLabel('Desde').fill('01-03-2026')
  await page.getByLabel('Apellido').fill('ibañez')
  await expect(page).toHaveURL(/desde=2026-03-01.*apellido=iba/)
  await page.getByRole('columnheader', { name: 'Nombre' }).getByRole('button').click()
  await expect(page.getByText(/^Resultados: \d+ registros$/)).toBeVisible()
  await expect(findRows(page).first()).toContainText('Amelia Ibáñez')
  const shownRows = await findRows(page).allInnerTexts()
  await page.reload()
  await expect.poll(() => findRows(page).allInnerTexts()).toEqual(shownRows)

  const secondTab = await context.newPage()
  await secondTab.goto(page.url())
  await expect.poll(() => findRows(secondTab).allInnerTexts()).toEqual(shownRows)
  await secondTab.close()

  const count = await page.getByText(/^Resultados: /).textContent()
  const file = await downloadRows(page)
  expect(file.name).toBe('Movimientos A-12 01-03-2026 al 16-03-2026.xlsx')
  expect(`Resultados: ${file.rows.length} registros`).toBe(count)
  const cells = await readTableCells(page)
  expect(file.rows.slice(0, cells.length)).toEqual(cells)
})

test('scrolls to the top of the table when the user opens the next page of rows', async ({ page }) => {
  await signIn(page, 'resident', '/activitiesReport?desde=2026-01-01&filas=50')
  const nextButton = page.getByRole('button', { name: 'Página siguiente' })
  await nextButton.scrollIntoViewIfNeeded()
  await nextButton.click()
  await expect(page).toHaveURL(/pagina=2/)
  await expect(page.getByRole('columnheader', { name: 'Nombre' })).toBeInViewport()
})

test('filters, sorts, pages and downloads the movements by keyboard alone', async ({ page }) => {
  await signIn(page, 'resident', '/activitiesReport?desde=2026-01-01')
  await expect(findRows(page)).toHaveCount(10)
  const findControl = (role: 'searchbox' | 'checkbox' | 'button', name: string) =>
    page.getByRole(role, { name, exact: true })
  await tabTo(page, findControl('searchbox', 'Nombre'))
  await page.keyboard.type('carolina')
  await expect(page).toHaveURL(/nombre=carolina/)
  await expect(findRows(page).filter({ hasNotText: 'Carolina' })).toHaveCount(0)
  await tabTo(page, findControl('checkbox', 'Sin egreso'))
  await page.keyboard.press('Space')
  await expect(page).toHaveURL(/sinEgreso=true/)
  await page.keyboard.press('Space')
  await expect(page).not.toHaveURL(/sinEgreso/)
  await tabTo(page, findControl('button', 'Ingreso'))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('columnheader', { name: 'Ingreso' })).toHaveAttribute('aria-sort', 'ascending')
  await tabTo(page, findControl('button', 'Página siguiente'))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/pagina=2/)
  const downloadEvent = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Descargar Excel' }).focus()
  await page.keyboard.press('Enter')
  await downloadEvent
})

/** The maximum duration of a task of the page, in milliseconds. */
const longestTaskMs = 200

test(
  'downloads tens of thousands of rows without a task over 200 ms',
  isolatedTag,
  async ({ page, mock }) => {
    // A busy machine needs much time to build the scenario.
    test.setTimeout(180_000)
    const longTimeout = { timeout: 60_000 }
    await mock.reset({ scenario: 'large' })
    await page.goto('/login')
    await page.getByLabel('Email o DNI').fill(demoAccounts.resident.username)
    await page.getByLabel(/^Contraseña/).fill(demoPassword)
    await page.getByRole('button', { name: 'Acceder' }).click()
    await page.getByRole('link', { name: 'Movimientos' }).click(longTimeout)
    await page.getByLabel('Desde').fill('16-03-2025')
    await expect(page.getByText(/^Resultados: \d{5} registros$/)).toBeVisible(longTimeout)
    const count = Number((await page.getByText(/^Resultados: /).textContent())?.match(/\d+/)?.[0])
    await expect(findRows(page).filter({ hasText: '16-03-2026' })).toHaveCount(10)
    const firstCells = await readTableCells(page)

    const file = await expectShortTasks(
      page,
      { label: 'a file of tens of thousands of rows', ms: longestTaskMs, runs: 3 },
      () => downloadRows(page),
    )
    expect(file.rows).toHaveLength(count)
    expect(file.rows.slice(0, 10)).toEqual(firstCells)
    await page.getByRole('button', { name: `Página ${Math.ceil(count / 10)}`, exact: true }).click()
    await expect(page.getByRole('row').filter({ hasText: '16-03-2026' })).toHaveCount(0)
    const lastCells = await readTableCells(page)
    expect(file.rows.slice(-lastCells.length)).toEqual(lastCells)
  },
)

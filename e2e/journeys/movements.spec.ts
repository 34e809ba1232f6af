import type { Page } from '@playwright/test'
import { readSheet } from 'read-excel-file/node'
import { demoAccounts, demoPassword } from '../../src/demo/accounts'
import { alone, expect, signIn, test } from '../fixtures'
import { expectShortTasks } from '../longest-task'
import { tabTo } from '../tab-to'

/** 'Barrera 1 - Visitas' of Los Álamos. */
const gate = 21

const rows = (page: Page) => page.getByRole('row').filter({ has: page.getByRole('rowheader') })
const heading = (page: Page) => page.getByRole('heading', { name: 'Movimientos', level: 1 })

/**
 * A cell of the file as the table shows it. A date of a spreadsheet knows no zone, and is a fraction of days: what it is
 * read as may be a thousandth of a second short.
 */
const asShown = (cell: unknown) =>
  cell instanceof Date
    ? new Date(cell.getTime() + 500).toISOString().replace(/^(\d+)-(\d+)-(\d+)T(\d+:\d+).*/, '$3-$2-$1 $4')
    : String(cell ?? '')

/** The cells of the file as the table shows them, row by row, without its headings. */
async function downloaded(page: Page) {
  const downloading = page.waitForEvent('download', { timeout: 120_000 })
  await page.getByRole('button', { name: 'Descargar Excel' }).click()
  const download = await downloading
  const sheet = await readSheet(await download.path())
  return { name: download.suggestedFilename(), rows: sheet.slice(1).map((row) => row.map(asShown)) }
}

/** A plate is in the page twice: as it is seen, with spaces, and as it is read aloud, letter by letter. */
const plainPlate = (text: string) => text.replaceAll(' ', '').replace(/^(.+)\1$/, '$1')

/** The cells of the table's rows without what only a table has: words for nothing, and the spaces of a plate. */
const shownCells = async (page: Page) => {
  const texts = await rows(page).evaluateAll((all) =>
    all.map((row) => [...row.children].map((cell) => cell.textContent ?? '')),
  )
  return texts.map((row) =>
    row.map((text, column) =>
      /^(—|Adentro desde\s.*)$/.test(text) ? '' : column === 2 ? plainPlate(text) : text,
    ),
  )
}

/** Authorizes the first contact, and answers the code of the QR. */
async function authorize(page: Page): Promise<string> {
  await page.goto('/preauthorization/new')
  await page.getByLabel('Tipo de autorización').selectOption({ label: 'Invitado' })
  await page
    .getByRole('button', { name: /^Autorizar a / })
    .first()
    .click()
  const answered = page.waitForResponse(
    (response) => response.request().method() === 'POST' && response.url().endsWith('/authorization/'),
  )
  await page.getByRole('button', { name: 'Crear', exact: true }).click()
  await expect(page.getByText('¡Autorización creada con éxito!')).toBeVisible()
  return ((await (await answered).json()) as { qrcode: string }).qrcode
}

test('a guest who comes in is there without an exit, and with one after leaving', async ({ page, mock }) => {
  await signIn(page, 'resident')
  const qrcode = await authorize(page)
  await mock.checkIn({ qrcode, gate, plate: 'ab 123 cd' })
  await page.getByRole('link', { name: 'Movimientos' }).click()
  await expect(heading(page)).toBeFocused()

  const guest = rows(page).filter({ hasText: 'AB 123 CD' })
  await expect(guest).toContainText('16-03-2026 10:00')
  await expect(guest).toContainText('Adentro desde 10:00')
  await expect(guest).toContainText('Barrera 1 - Visitas')
  await page.getByRole('checkbox', { name: 'Sin egreso' }).check()
  await expect(guest).toBeVisible()

  await mock.checkOut({ qrcode, gate })
  await page.getByRole('button', { name: 'Actualizar' }).click()
  await expect(guest).toBeHidden()
  await page.getByRole('checkbox', { name: 'Sin egreso' }).uncheck()
  await page.getByRole('button', { name: 'Actualizar' }).click()
  await expect(guest).not.toContainText('Adentro')
  await expect(guest.getByText('16-03-2026 10:00')).toHaveCount(2)
})

test('what is filtered stays over a reload and in a link, and is what the file holds', async ({
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
  await expect(rows(page).first()).toContainText('Amelia Ibáñez')
  const shown = await rows(page).allInnerTexts()
  await page.reload()
  await expect.poll(() => rows(page).allInnerTexts()).toEqual(shown)

  const other = await context.newPage()
  await other.goto(page.url())
  await expect.poll(() => rows(other).allInnerTexts()).toEqual(shown)
  await other.close()

  const count = await page.getByText(/^Resultados: /).textContent()
  const file = await downloaded(page)
  expect(file.name).toBe('Movimientos A-12 01-03-2026 al 16-03-2026.xlsx')
  expect(`Resultados: ${file.rows.length} registros`).toBe(count)
  const cells = await shownCells(page)
  expect(file.rows.slice(0, cells.length)).toEqual(cells)
})

test('turning a page brings back the top of the table', async ({ page }) => {
  await signIn(page, 'resident', '/activitiesReport?desde=2026-01-01&filas=50')
  const next = page.getByRole('button', { name: 'Página siguiente' })
  await next.scrollIntoViewIfNeeded()
  await next.click()
  await expect(page).toHaveURL(/pagina=2/)
  await expect(page.getByRole('columnheader', { name: 'Nombre' })).toBeInViewport()
})

test('by keyboard alone: the filters, the order, the next page and the file', async ({ page }) => {
  await signIn(page, 'resident', '/activitiesReport?desde=2026-01-01')
  await expect(rows(page)).toHaveCount(10)
  const named = (role: 'searchbox' | 'checkbox' | 'button', name: string) =>
    page.getByRole(role, { name, exact: true })
  await tabTo(page, named('searchbox', 'Nombre'))
  await page.keyboard.type('carolina')
  await expect(page).toHaveURL(/nombre=carolina/)
  await expect(rows(page).filter({ hasNotText: 'Carolina' })).toHaveCount(0)
  await tabTo(page, named('checkbox', 'Sin egreso'))
  await page.keyboard.press('Space')
  await expect(page).toHaveURL(/sinEgreso=true/)
  await page.keyboard.press('Space')
  await expect(page).not.toHaveURL(/sinEgreso/)
  await tabTo(page, named('button', 'Ingreso'))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('columnheader', { name: 'Ingreso' })).toHaveAttribute('aria-sort', 'ascending')
  await tabTo(page, named('button', 'Página siguiente'))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/pagina=2/)
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Descargar Excel' }).focus()
  await page.keyboard.press('Enter')
  await downloading
})

/** How long the page may keep somebody waiting. */
const mostMs = 200

test('a hundred thousand rows are downloaded while the page goes on', alone, async ({ page, mock }) => {
  // A world of this size takes its time, most on a machine that does other things, too.
  test.setTimeout(180_000)
  const patient = { timeout: 60_000 }
  await mock.reset({ scenario: 'large' })
  await page.goto('/login')
  await page.getByLabel('Email o DNI').fill(demoAccounts.resident.username)
  await page.getByLabel(/^Contraseña/).fill(demoPassword)
  await page.getByRole('button', { name: 'Acceder' }).click()
  await page.getByRole('link', { name: 'Movimientos' }).click(patient)
  await page.getByLabel('Desde').fill('16-03-2025')
  await expect(page.getByText(/^Resultados: \d{5} registros$/)).toBeVisible(patient)
  const count = Number((await page.getByText(/^Resultados: /).textContent())?.match(/\d+/)?.[0])
  await expect(rows(page).filter({ hasText: '16-03-2026' })).toHaveCount(10)
  const first = await shownCells(page)

  const file = await expectShortTasks(page, { what: 'a file of a hundred thousand rows', ms: mostMs }, () =>
    downloaded(page),
  )
  expect(file.rows).toHaveLength(count)
  expect(file.rows.slice(0, 10)).toEqual(first)
  await page.getByRole('button', { name: `Página ${Math.ceil(count / 10)}`, exact: true }).click()
  await expect(page.getByRole('row').filter({ hasText: '16-03-2026' })).toHaveCount(0)
  const last = await shownCells(page)
  expect(file.rows.slice(-last.length)).toEqual(last)
})

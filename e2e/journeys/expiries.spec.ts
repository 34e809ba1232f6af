import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import ICAL from 'ical.js'
import { readSheet } from 'read-excel-file/node'
import { findViolations } from '../axe'
import { countActions } from '../count-actions'
import { expect, signIn, test } from '../fixtures'
import { isTooWide } from '../is-too-wide'

const findRows = (page: Page) => page.getByRole('table', { name: 'Vencimientos' }).getByRole('rowheader')

/** Downloads a format, and returns the bytes of the file. */
async function download(page: Page, format: string) {
  const downloadEvent = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Descargar' }).click()
  await page.getByRole('menuitem', { name: format }).click()
  return readFile(await (await downloadEvent).path())
}

/** Returns the number of rows in the filter. */
const readTotal = async (page: Page) =>
  Number((await page.getByText(/^\d+ vencimientos?$/).textContent())?.split(' ')[0])

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('a work manager renews the paper that expired first with three taps', async ({ page }) => {
    await signIn(page, 'workManager')
    const strip = page.getByRole('region', { name: 'Hoy' })
    const readActions = await countActions(page)
    await strip.getByRole('button', { name: /^Vencen pronto \(/ }).click()
    await strip.getByRole('link', { name: 'Ver todos los vencimientos' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Vencimientos' })).toBeFocused()
    await expect(findRows(page).first()).toBeInViewport()
    expect(await findViolations(page)).toEqual([])
    const name = (await findRows(page).first().textContent()) ?? ''
    // A press anywhere on the card opens the submission.
    const card = page
      .getByRole('row')
      .filter({ has: page.getByRole('rowheader') })
      .first()
    const box = await card.boundingBox()
    await card.click({ position: { x: (box?.width ?? 0) - 20, y: (box?.height ?? 0) - 12 } })
    await expect(page.getByText('1 persona', { exact: true })).toBeVisible()
    await expect(page.getByText(name, { exact: true }).filter({ visible: true })).toBeVisible()
    expect(readActions()).toEqual({ taps: 3, keys: 0 })
  })

  test('a resident finds the list in the navigation, and the inspection of a vehicle with two more taps', async ({
    page,
  }) => {
    await signIn(page, 'resident')
    await page.getByRole('button', { name: 'Abrir el menú' }).click()
    await page.getByRole('link', { name: 'Vencimientos' }).click()
    await expect(findRows(page).first()).toBeVisible()
    expect(await findViolations(page)).toEqual([])
    const readActions = await countActions(page)
    await page.getByRole('radio', { name: /^Vencidos/ }).click()
    await page
      .getByRole('link', { name: /^Renovar VTV: / })
      .first()
      .click()
    await expect(page).toHaveURL(/tab=vehiculos&vista=editar&id=\d+$/)
    expect(readActions()).toEqual({ taps: 2, keys: 0 })
    // The way back leads to the same rows.
    await page.goBack()
    await expect(page.getByRole('radio', { name: /^Vencidos/ })).toBeChecked()
  })

  test('never scrolls sideways at 320 px', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 })
    await signIn(page, 'resident', '/vencimientos')
    await expect(findRows(page).first()).toBeVisible()
    expect(await isTooWide(page)).toBe(false)
  })
})

test('the files have exactly what is filtered', async ({ page }) => {
  await signIn(page, 'workManager', '/vencimientos?tipo=workerCheck')
  await expect(findRows(page).first()).toBeVisible()
  const total = await readTotal(page)
  const [first] = await findRows(page).allTextContents()

  const calendar = new ICAL.Component(ICAL.parse((await download(page, 'Calendario (.ics)')).toString()))
  const events = calendar.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event))
  expect(events).toHaveLength(total)
  expect(events[0]?.summary).toBe(`Vencimiento: Antecedentes del trabajador, ${first}`)

  const rows = await readSheet(await download(page, 'Excel (.xlsx)'))
  expect(rows).toHaveLength(total + 1)
  expect(rows[1]?.slice(0, 3)).toEqual(['Antecedentes del trabajador', first, 'Casa Pérez'])

  const lines = (await download(page, 'Texto separado (.csv)')).toString().split('\r\n')
  expect(lines).toHaveLength(total + 1)
  expect(lines[1]).toContain(`Antecedentes del trabajador;${first};Casa Pérez;`)
})

test('the filters stay over a reload, and by keyboard the first row is one press away', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await signIn(page, 'workManager', '/vencimientos')
  await page.getByRole('combobox', { name: 'Dónde' }).selectOption('Casa Pérez')
  await page.getByRole('radio', { name: /^7 días/ }).click()
  const total = await readTotal(page)
  await expect(page).toHaveURL(/\?lugar=obra-501&plazo=7$/)
  await page.reload()
  await expect(page.getByText(`${total} vencimientos`)).toBeVisible()
  expect(await findViolations(page)).toEqual([])
  await findRows(page).first().getByRole('link').press('Enter')
  await expect(page).not.toHaveURL(/vencimientos/)
})

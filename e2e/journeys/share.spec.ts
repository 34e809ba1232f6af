import { readFile } from 'node:fs/promises'
import ICAL from 'ical.js'
import { expect, signIn, test } from '../fixtures'

test('downloads a calendar file of an authorization, and copies the authorization to a form that survives a reload', async ({
  page,
}) => {
  await signIn(page, 'resident', '/?buscar=jardinero')
  const moreButton = page.getByRole('button', { name: 'Más Jardinero' })
  await moreButton.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem', { name: 'Agregar al calendario' })).toBeFocused()
  await page.keyboard.press('A')
  const downloadEvent = page.waitForEvent('download')
  await page.keyboard.press('Enter')
  const download = await downloadEvent
  expect(download.suggestedFilename()).toBe('Jardinero.ics')
  const calendar = new ICAL.Component(ICAL.parse(await readFile(await download.path(), 'utf8')))
  const [event] = calendar.getAllSubcomponents('vevent').map((component) => new ICAL.Event(component))
  expect(event?.summary).toBe('Jardinero')
  expect(event?.startDate.zone.tzid).toBe('America/Argentina/Buenos_Aires')
  expect(event?.isRecurring()).toBe(true)
  await expect(page.getByText(/^Se descargó un archivo para tu calendario/)).toBeVisible()
  await expect(moreButton).toBeFocused()

  await page.keyboard.press('Enter')
  await page.keyboard.press('End')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Crear Autorización' })).toBeFocused()
  await expect(page.getByLabel('Título')).toHaveValue('Jardinero')
  await page.reload()
  await expect(page.getByLabel('Título')).toHaveValue('Jardinero')
  await expect(page.getByRole('button', { name: /^Quitar a / })).toHaveCount(1)
  await expect(page.getByText('Ya hay personas autorizadas en esos días')).toBeVisible()
})

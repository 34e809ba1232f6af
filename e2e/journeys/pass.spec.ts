import type { Page } from '@playwright/test'
import { decodeQr } from '../decode-qr'
import { expect, signIn, test } from '../fixtures'

const code = (page: Page) => page.getByRole('img', { name: 'Código QR del pase' })
const secondLink = (page: Page) => page.getByRole('link', { name: /^Ver pase/ }).nth(1)

/** Pages of a document in PDF. */
const pagesOf = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length

test('the pass is one press from the card, reads in the dark, and goes back to where one was', async ({
  page,
}, testInfo) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.emulateMedia({ colorScheme: 'dark' })
  await signIn(page, 'resident')
  await secondLink(page).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Pase de ingreso' })).toBeFocused()
  const message = page.getByRole('region', { name: 'Mensaje para compartir' })
  await expect(message).toContainText('Código de ingreso: ')
  const told = ((await message.textContent()) ?? '').match(
    /Código de ingreso: ([A-Z]{2}(?:-[A-Z0-9]{4}){2})/,
  )?.[1]
  // All of it is on the phone at once.
  await expect(code(page)).toBeInViewport({ ratio: 1 })
  // What draws it comes on demand.
  await expect(code(page)).toHaveAttribute('aria-busy', 'false')
  const picture = testInfo.outputPath('code.png')
  await code(page).screenshot({ path: picture })
  expect(told).toBeDefined()
  expect(decodeQr(picture)).toBe(told)
  await page.reload()
  await expect(code(page)).toBeVisible()
  await page.getByRole('link', { name: 'Volver a autorizaciones' }).click()
  await expect(page.getByRole('heading', { name: 'Autorizaciones' })).toBeVisible()
})

test('no advert of the app is printed', async ({ page, mockUrl }) => {
  test.skip(mockUrl !== undefined, 'names no store of the app')
  await signIn(page, 'resident')
  const advert = page.getByText('También podés autorizar a tus visitas')
  await expect(advert).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(advert).toBeHidden()
})

test('a printed pass is one page: the code and what the guard asks, light, without what only a screen can use', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await signIn(page, 'resident')
  await secondLink(page).click()
  await expect(code(page)).toBeVisible()
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
    await expect(code(page)).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Pase de ingreso' })).toBeVisible()
    for (const gone of ['banner', 'navigation', 'contentinfo', 'button'] as const)
      await expect(page.getByRole(gone), `${gone} at ${width} px`).toHaveCount(0)
    await expect(page.getByRole('link', { name: 'Volver a autorizaciones' })).toBeHidden()
    await expect(page.getByRole('heading', { name: 'Mensaje para compartir' })).toBeHidden()
    const ink = await page
      .getByRole('heading', { level: 1 })
      .evaluate((element) => getComputedStyle(element).color)
    expect(Math.max(...(ink.match(/\d+/g) ?? ['255']).slice(0, 3).map(Number)), ink).toBeLessThan(100)
    await page.emulateMedia({ media: null })
    expect(pagesOf(await page.pdf({ format: 'A4' }))).toBe(1)
  }
})

import type { Page } from '@playwright/test'
import { decodeQr } from '../decode-qr'
import { expect, signIn, test } from '../fixtures'
import { countSheets } from '../print-page'

const findQrCode = (page: Page) => page.getByRole('img', { name: 'Código QR del pase' })
const findSecondPassLink = (page: Page) => page.getByRole('link', { name: /^Ver pase/ }).nth(1)

test('opens a pass from the card of its authorization, shows a readable QR in dark mode, and goes back to the list', async ({
  page,
}, testInfo) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.emulateMedia({ colorScheme: 'dark' })
  await signIn(page, 'resident')
  await findSecondPassLink(page).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Pase de ingreso' })).toBeFocused()
  const message = page.getByRole('region', { name: 'Mensaje para compartir' })
  await expect(message).toContainText('Código de ingreso: ')
  const accessCode = ((await message.textContent()) ?? '').match(
    /Código de ingreso: ([A-Z]{2}(?:-[A-Z0-9]{4}){2})/,
  )?.[1]
  // The whole QR is in the viewport of the phone.
  await expect(findQrCode(page)).toBeInViewport({ ratio: 1 })
  // The QR is not drawn at once, because its script loads on demand.
  await expect(findQrCode(page)).toHaveAttribute('aria-busy', 'false')
  const picture = testInfo.outputPath('code.png')
  await findQrCode(page).screenshot({ path: picture })
  expect(accessCode).toBeDefined()
  expect(decodeQr(picture)).toBe(accessCode)
  await page.reload()
  await expect(findQrCode(page)).toBeVisible()
  await page.getByRole('link', { name: 'Volver a autorizaciones' }).click()
  await expect(page.getByRole('heading', { name: 'Autorizaciones' })).toBeVisible()
})

test('prints no advert of the app', async ({ page, request, baseURL }) => {
  const config = await (await request.get(`${baseURL}/config.json`)).json()
  const appStoreUrl = 'https://tiendas.example/ios'
  await page.route('**/config.json', (route) => route.fulfill({ json: { ...config, appStoreUrl } }))
  await signIn(page, 'resident')
  const advert = page.getByText('También podés autorizar a tus visitas')
  await expect(advert).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(advert).toBeHidden()
})

test('prints the pass on one page, with dark text even in dark mode, and without navigation and buttons', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await signIn(page, 'resident')
  await findSecondPassLink(page).click()
  await expect(findQrCode(page)).toBeVisible()
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
    await expect(findQrCode(page)).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Pase de ingreso' })).toBeVisible()
    for (const role of ['banner', 'navigation', 'contentinfo', 'button'] as const)
      await expect(page.getByRole(role), `${role} at ${width} px`).toHaveCount(0)
    await expect(page.getByRole('link', { name: 'Volver a autorizaciones' })).toBeHidden()
    await expect(page.getByRole('heading', { name: 'Mensaje para compartir' })).toBeHidden()
    const headingColor = await page
      .getByRole('heading', { level: 1 })
      .evaluate((element) => getComputedStyle(element).color)
    const [red = 255, green = 255, blue = 255] = (headingColor.match(/\d+/g) ?? []).map(Number)
    expect(Math.max(red, green, blue), headingColor).toBeLessThan(100)
    expect(await countSheets(page)).toBe(1)
  }
})

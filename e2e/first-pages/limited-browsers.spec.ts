import { expect, signIn, signInByForm, test } from '../fixtures'

const findTitle = { level: 1, name: 'Autorizaciones' } as const

test('signs in and navigates in a browser that blocks all storage', async ({ page }) => {
  await page.addInitScript(() => {
    const deny = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    }
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
      Object.defineProperty(window, name, { get: deny })
    Object.defineProperty(document, 'cookie', { get: deny, set: deny })
  })
  await signInByForm(page, 'resident')
  await expect(page.getByRole('heading', findTitle)).toBeVisible()
  await page.getByRole('link', { name: 'Movimientos' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Movimientos' })).toBeVisible()
})

test('signs in and shows a list in a browser without service workers and locks', async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(Navigator.prototype, 'serviceWorker')
    Reflect.deleteProperty(Navigator.prototype, 'locks')
    Reflect.deleteProperty(window, 'BroadcastChannel')
  })
  await signIn(page, 'resident')
  await expect(page.getByRole('heading', findTitle)).toBeVisible()
  await expect(page.locator('main li[aria-labelledby]').first()).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, expectedErrors: [/preloaded using link preload but not used/] })

  for (const address of ['/login', '/invite/abcdef', '/', '/no-such-page'])
    test(`${address} says that the portal needs it`, async ({ page }) => {
      await page.goto(address)
      await expect(page.locator('noscript')).toBeVisible()
      const sentence = 'El portal necesita JavaScript para funcionar.'
      await expect(page.locator('noscript')).toContainText(sentence, { useInnerText: true })
    })
})

test.describe('with an API that is down', () => {
  test.use({ expectedErrors: [/Failed to load resource/] })

  test('the screen recovers by itself when the API does', async ({ page, mockUrl }) => {
    test.skip(mockUrl === undefined, 'the requests must pass the network')
    await signIn(page, 'resident', '/profile')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const isApi = (url: URL) => url.pathname.startsWith('/fapi/')
    await page.route(isApi, (route) => route.fulfill({ status: 503, body: '<h1>Service Unavailable</h1>' }))
    await page.getByRole('link', { name: 'Movimientos' }).first().click()
    const retry = page.getByRole('button', { name: 'Reintentar' })
    await expect(retry.first()).toBeVisible()
    await page.unroute(isApi)
    await page.evaluate(() => dispatchEvent(new Event('online')))
    await expect(page.locator('main tbody tr').first()).toBeVisible()
    await expect(retry).toHaveCount(0)
  })
})

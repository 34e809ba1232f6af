import { expect, signIn, test } from '../fixtures'

// The browser logs each file that fails to load. React logs the error of the screen.
test.use({ expectedErrors: [/net::ERR_|status of 404|ChunkLoadError|Loading chunk/] })

test('a screen that cannot load offline says so, and loads once there is a connection', async ({
  page,
  context,
}) => {
  await signIn(page, 'workManager')
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText('Obras')
  await page.getByRole('button', { name: /^Bienvenido\/a/ }).click()
  await expect(page.getByRole('menuitem', { name: 'Mi perfil' })).toBeVisible()
  await context.setOffline(true)
  await page.getByRole('menuitem', { name: 'Mi perfil' }).click()
  await expect(heading).toHaveText('Sin conexión')
  await expect(page.getByRole('navigation', { name: 'Secciones' })).toBeVisible()
  await page.getByRole('button', { name: 'Reintentar' }).click()
  await expect(heading).toHaveText('Sin conexión')
  await expect(heading).toBeFocused()
  await context.setOffline(false)
  await expect(heading).toHaveText('Mi perfil')
})

test('a retry after a page load moves the focus to the heading of the record', async ({ page, mock }) => {
  await signIn(page, 'workManager')
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText('Obras')
  await mock.settings({ faults: [{ operationId: 'getWork', status: 500 }] })
  await page.goto('/construction/501')
  await expect(page.getByRole('button', { name: 'Reintentar' })).toBeVisible()
  await expect(heading).not.toBeFocused()
  await mock.settings({ faults: [] })
  await page.getByRole('button', { name: 'Reintentar' }).click()
  await expect(heading).not.toHaveText('Obra')
  await expect(heading).toBeFocused()
})

test('a retry reloads the page if a newer version of the portal has replaced the script of a screen', async ({
  page,
  mockUrl,
}) => {
  test.skip(mockUrl === undefined, "`page.route` does not see requests that the mock's service worker sends")
  await signIn(page, 'workManager')
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText('Obras')
  await page.getByRole('button', { name: /^Bienvenido\/a/ }).click()
  await expect(page.getByRole('menuitem', { name: 'Mi perfil' })).toBeVisible()
  // Until the page loads again, it requests scripts of the old version, and gets a 404.
  let isOldVersion = true
  page.on('request', (request) => {
    if (request.isNavigationRequest()) isOldVersion = false
  })
  await page.route('**/static/js/async/**', (route) =>
    isOldVersion ? route.fulfill({ status: 404, body: '' }) : route.continue(),
  )
  await page.getByRole('menuitem', { name: 'Mi perfil' }).click()
  await expect(heading).toHaveText('500 - Error de servidor')
  await page.getByRole('button', { name: 'Reintentar' }).click()
  await expect(heading).toHaveText('Mi perfil')
  expect(isOldVersion, 'the page has not loaded again').toBe(false)
})

test('opens the account menu above the toasts', async ({ page, mock }) => {
  await signIn(page, 'resident')
  await mock.settings({ faults: [{ operationId: 'logout', status: 500, times: 1 }] })
  const accountButton = page.getByRole('button', { name: /^Bienvenido\/a/ })
  const logoutItem = page.getByRole('menuitem', { name: 'Salir' })
  await accountButton.click()
  await logoutItem.click()
  await expect(page.getByRole('region', { name: 'Avisos' }).getByRole('alert')).toBeVisible()
  await accountButton.click()
  await expect(logoutItem).toBeVisible()
  const isOnTop = await logoutItem.evaluate((entry) => {
    const { x, y, width, height } = entry.getBoundingClientRect()
    return entry.contains(document.elementFromPoint(x + width / 2, y + height / 2))
  })
  expect(isOnTop, 'another element covers the centre of the menu item').toBe(true)
})

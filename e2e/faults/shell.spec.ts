import { expect, signIn, test } from '../fixtures'

// The browser tells of every file that does not come, and React of the screen that broke.
test.use({ expectedErrors: [/net::ERR_|status of 404|ChunkLoadError|Loading chunk/] })

test('a screen that cannot be fetched without a connection leaves the shell, and comes once there is one', async ({
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
  await expect(heading).toHaveText('500 - Error de servidor')
  await expect(page.getByRole('navigation', { name: 'Secciones' })).toBeVisible()
  await page.getByRole('button', { name: 'Reintentar' }).click()
  await expect(heading).toBeFocused()
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Reintentar' }).click()
  await expect(heading).toHaveText('Mi perfil')
})

test('a screen of which a newer version has taken the place comes with the page of that version', async ({
  page,
  mockUrl,
}) => {
  test.skip(
    mockUrl === undefined,
    'what goes through the worker of the mock in the page cannot be kept from it',
  )
  await signIn(page, 'workManager')
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText('Obras')
  await page.getByRole('button', { name: /^Bienvenido\/a/ }).click()
  await expect(page.getByRole('menuitem', { name: 'Mi perfil' })).toBeVisible()
  // The files of this version were taken away; the page that comes next is of the newer one.
  let isOld = true
  page.on('request', (request) => {
    if (request.isNavigationRequest()) isOld = false
  })
  await page.route('**/static/js/async/**', (route) =>
    isOld ? route.fulfill({ status: 404, body: '' }) : route.continue(),
  )
  await page.getByRole('menuitem', { name: 'Mi perfil' }).click()
  await expect(heading).toHaveText('500 - Error de servidor')
  await page.getByRole('button', { name: 'Reintentar' }).click()
  await expect(heading).toHaveText('Mi perfil')
  expect(isOld, 'whether the page is still the old one').toBe(false)
})

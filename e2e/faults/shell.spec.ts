import { expect, signIn, test } from '../fixtures'

// Without a connection the browser says so of every file, and React tells of the screen that broke.
test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED|ChunkLoadError|Loading chunk/] })

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

import { expect, signIn } from '../fixtures'
import { test, title } from './hosted'

/** Two demos in folders of one host share its storage, and nothing that is in it. */
test.describe('two demos open at the same time', () => {
  test.use({ root: '/barrio/demo/', secondRoot: '/otra/' })

  test('have each its own session', async ({ page, context, host }) => {
    await page.goto(`${host.secondUrl}login`)
    await expect(title(page)).toHaveText('Tu barrio, a mano.')
    const other = await context.newPage()
    await signIn(other, 'workManager', `${host.url}constructions`)
    await expect(title(other)).toHaveText('Obras')
    await other.getByRole('link', { name: 'Ver obra Ñandubay' }).click()
    await expect(title(other)).toHaveText('Ñandubay - Lote D-4 · El Lago')
    await expect(page.getByRole('button', { name: 'Acceder' })).toBeVisible()

    await signIn(page, 'resident', host.secondUrl)
    await expect(page.getByRole('link', { name: 'Crear Invitación' })).toBeVisible()
    await other.reload()
    await expect(title(other)).toHaveText('Ñandubay - Lote D-4 · El Lago')
  })

  test('have each its own files', async ({ page, context, host }) => {
    const other = await context.newPage()
    await other.goto(`${host.secondUrl}login`)
    await expect(title(other)).toHaveText('Tu barrio, a mano.')
    await signIn(page, 'workManager', `${host.url}construction/501?tab=documentacion`)
    await page.getByRole('link', { name: 'Carpeta Planos' }).click()
    const opening = context.waitForEvent('page')
    await page.getByRole('link', { name: /^Croquis.png/ }).click()
    const tab = await opening
    await tab.waitForLoadState()
    expect(await tab.evaluate(() => document.images[0]?.naturalWidth)).toBeGreaterThan(0)
  })
})

test.describe('a demo at the root of a host that has another in a folder', () => {
  test.use({ root: '/', secondRoot: '/otra/', otherwise: '404.html', expectedErrors: [/status of 404/] })

  test('leaves the addresses of the other to it', async ({ page, host }) => {
    await page.goto(`${host.url}login`)
    await expect(title(page)).toHaveText('Tu barrio, a mano.')
    // Of the demo at the root, the worker has the page by now.
    await page.reload()
    await expect(title(page)).toHaveText('Tu barrio, a mano.')
    await signIn(page, 'resident', `${host.secondUrl}construction/502?tab=documentacion`)
    await expect(page.getByRole('heading', { name: 'Todos los archivos' })).toBeVisible()
    await expect(page).toHaveURL(`${host.secondUrl}construction/502?tab=documentacion`)
  })
})

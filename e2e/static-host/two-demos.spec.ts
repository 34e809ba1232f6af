import { expect, signIn } from '../fixtures'
import { findTitle, test } from './static-host-test'

/* Two demos on one host have the same origin, and therefore the same browser storage. They must still keep their data apart. */
test.describe('two open demos on one host', () => {
  test.use({ root: '/barrio/demo/', secondRoot: '/otra/' })

  test('have separate sessions', async ({ page, context, host }) => {
    await page.goto(`${host.secondUrl}login`)
    await expect(findTitle(page)).toHaveText('Tu barrio, a mano.')
    const firstDemoTab = await context.newPage()
    await signIn(firstDemoTab, 'workManager', `${host.url}constructions`)
    await expect(findTitle(firstDemoTab)).toHaveText('Obras')
    await firstDemoTab.getByRole('link', { name: 'Ver obra Ñandubay' }).click()
    await expect(findTitle(firstDemoTab)).toHaveText('Ñandubay - Lote D-4 · El Lago')
    await expect(page.getByRole('button', { name: 'Acceder' })).toBeVisible()

    await signIn(page, 'resident', host.secondUrl)
    await expect(page.getByRole('link', { name: 'Crear Invitación' })).toBeVisible()
    await firstDemoTab.reload()
    await expect(findTitle(firstDemoTab)).toHaveText('Ñandubay - Lote D-4 · El Lago')
  })

  test('keep their files apart: the first demo shows a work document in a new tab', async ({
    page,
    context,
    host,
  }) => {
    const secondDemoTab = await context.newPage()
    await secondDemoTab.goto(`${host.secondUrl}login`)
    await expect(findTitle(secondDemoTab)).toHaveText('Tu barrio, a mano.')
    await signIn(page, 'workManager', `${host.url}construction/501?tab=documentacion`)
    await page.getByRole('link', { name: 'Carpeta Planos' }).click()
    const tabEvent = context.waitForEvent('page')
    await page.getByRole('link', { name: /^Croquis.png/ }).click()
    const tab = await tabEvent
    await tab.waitForLoadState()
    expect(await tab.evaluate(() => document.images[0]?.naturalWidth)).toBeGreaterThan(0)
  })
})

test.describe('a demo at the root of a host that also has a second demo in a folder', () => {
  test.use({
    root: '/',
    secondRoot: '/otra/',
    missingFileResponse: '404.html',
    expectedErrors: [/status of 404/],
  })

  test('leaves the addresses in the folder to the second demo', async ({ page, host }) => {
    await page.goto(`${host.url}login`)
    await expect(findTitle(page)).toHaveText('Tu barrio, a mano.')
    // After the reload, the service worker of the first demo controls the page.
    await page.reload()
    await expect(findTitle(page)).toHaveText('Tu barrio, a mano.')
    await signIn(page, 'resident', `${host.secondUrl}construction/502?tab=documentacion`)
    await expect(page.getByRole('heading', { name: 'Todos los archivos' })).toBeVisible()
    await expect(page).toHaveURL(`${host.secondUrl}construction/502?tab=documentacion`)
  })
})

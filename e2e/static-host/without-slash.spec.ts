import { expect, signIn } from '../fixtures'
import { findTitle, test } from './static-host-test'

/* If the address of a folder has no final slash, the browser resolves relative addresses from the parent folder. */
test.use({ root: '/barrio/demo/', folderResponse: 'shown' })

test('shows the page of an address without a final slash, also after a reload', async ({ page, host }) => {
  await signIn(page, 'workManager', `${host.url}construction/501?tab=documentacion#x`)
  await expect(findTitle(page)).toHaveText('Casa Pérez - Lote A-12 · Los Robles')
  await expect(page).toHaveURL(`${host.url}construction/501?tab=documentacion`)
  await page.reload()
  await expect(findTitle(page)).toHaveText('Casa Pérez - Lote A-12 · Los Robles')
  await expect(page).toHaveURL(`${host.url}construction/501?tab=documentacion`)
})

for (const [address, text] of [
  ['login', 'Tu barrio, a mano.'],
  ['catalogo', 'Catálogo'],
  ['invite/demo-invitation', 'Te invitaron a Los Álamos'],
] as const)
  test(`shows the page ${address}, without a final slash, in a new browser`, async ({ page, host }) => {
    await page.goto(host.url + address)
    await expect(findTitle(page)).toContainText(text)
    await expect(page).toHaveURL(host.url + address)
  })

test.describe('the root of the demo', () => {
  // The page requests some files before it has found the root of the demo, and gets a 404 for these files.
  test.use({ expectedErrors: [/status of 404/] })

  test('opens a state link in which the root has no final slash', async ({ page, host }) => {
    const state = 'demo=1,demo,still:2026-03-18T18:25,began:2026-03-16T10:00,as:residente@demo.ar'
    await page.goto(`${host.url.slice(0, -1)}?${state}`)
    await expect(page.getByRole('link', { name: 'Crear Invitación' })).toBeVisible()
    await expect(page).toHaveURL(host.url)
  })
})

import { expect, signIn } from '../fixtures'
import { findTitle, test } from './static-host-test'

/*
 * The host of these tests shows the page of a folder also at the address without the final slash. At such an address, the
 * browser resolves the relative addresses in the page from the parent folder.
 */
test.use({ root: '/barrio/demo/', folderResponse: 'shown' })

test('the demo shows the page of an address without a final slash, also after a reload', async ({
  page,
  host,
}) => {
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
  test(`the demo shows the page ${address} at the first visit, without a final slash in the address`, async ({
    page,
    host,
  }) => {
    await page.goto(host.url + address)
    await expect(findTitle(page)).toContainText(text)
    await expect(page).toHaveURL(host.url + address)
  })

test.describe('a state link whose path is the root of the demo without the final slash', () => {
  // The page requests some files before it has found the root of the demo, and gets a 404 for these files.
  test.use({ expectedErrors: [/status of 404/] })

  test('opens the portal at the root with the final slash', async ({ page, host }) => {
    const state = 'demo=1,demo,still:2026-03-18T18:25,began:2026-03-16T10:00,as:residente@demo.ar'
    await page.goto(`${host.url.slice(0, -1)}?${state}`)
    await expect(page.getByRole('link', { name: 'Crear Invitación' })).toBeVisible()
    await expect(page).toHaveURL(host.url)
  })
})

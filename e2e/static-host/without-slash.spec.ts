import { expect, signIn } from '../fixtures'
import { test, title } from './hosted'

/** On a host that shows a folder's page at its address without the final slash: what is beside the page is elsewhere. */
test.use({ root: '/barrio/demo/', withoutSlash: 'shown' })

test('an address shows its page, also after a reload', async ({ page, host }) => {
  await signIn(page, 'workManager', `${host.url}construction/501?tab=documentacion#x`)
  await expect(title(page)).toHaveText('Casa Pérez - Lote A-12 · Los Robles')
  await expect(page).toHaveURL(`${host.url}construction/501?tab=documentacion`)
  await page.reload()
  await expect(title(page)).toHaveText('Casa Pérez - Lote A-12 · Los Robles')
  await expect(page).toHaveURL(`${host.url}construction/501?tab=documentacion`)
})

for (const [address, text] of [
  ['login', 'Tu barrio, a mano.'],
  ['catalogo', 'Catálogo'],
  ['invite/demo-invitation', 'Te invitaron a Los Álamos'],
] as const)
  test(`${address} is shown in a browser that never saw the demo`, async ({ page, host }) => {
    await page.goto(host.url + address)
    await expect(title(page)).toContainText(text)
    await expect(page).toHaveURL(host.url + address)
  })

test.describe('where the demo begins', () => {
  // The page asks for its files while the demo is looked for.
  test.use({ expectedErrors: [/status of 404/] })

  test('a link to a state may do without the final slash', async ({ page, host }) => {
    const state = 'demo=1,demo,still:2026-03-18T18:25,began:2026-03-16T10:00,as:residente@demo.ar'
    await page.goto(`${host.url.slice(0, -1)}?${state}`)
    await expect(page.getByRole('link', { name: 'Crear Invitación' })).toBeVisible()
    await expect(page).toHaveURL(host.url)
  })
})
